import type { RecordPage } from '../adapters/adapter.ts';
import { Batches } from './batches.ts';
import { isPoisonous, type ClaimedRun, type Ending } from './claimed-run.ts';
import { numbersOf, reasonToHold } from './judgement.ts';
import { rest } from './pace.ts';
import type { Progress } from './progress.ts';
import { openReading, type Reading } from './reading.ts';
import type { RunParts } from './run-parts.ts';
import { Statistics } from './statistics.ts';

/** Records that are written in one transaction: the embedded database answers nobody else meanwhile. */
const atOnce = 50;

/** A run that is over sooner, such as that of a career page, need not rest. */
const unnoticedMs = 500;

/** One run, carried out from where it stands to its end, or until the signal is aborted. */
class RunInHand {
  readonly #parts: RunParts;
  readonly #run: ClaimedRun;
  readonly #reading: Reading;
  readonly #signal: AbortSignal;
  readonly #batches: Batches;
  readonly #statistics: Statistics;
  #progress: Progress;
  #announced: number | null = null;
  #workedMs = 0;

  constructor(parts: RunParts, run: ClaimedRun, signal: AbortSignal) {
    this.#parts = parts;
    this.#run = run;
    this.#signal = signal;
    this.#progress = run.progress;
    this.#reading = openReading(parts, run.exchange);
    this.#batches = new Batches(parts, run, this.#reading.pipeline);
    this.#statistics = new Statistics(parts.database);
  }

  /** Reads the exchange page by page. Never are more records in memory than the adapter hands out at once. */
  async fetchAll(): Promise<void> {
    const { progress } = this.#run;
    // What it looks up again and again it reads now: in the embedded database's transactions nobody else can read.
    await this.#reading.pipeline.judge(this.#parts.database, [], 1);
    const pages = this.#reading.pages(progress.at, this.#signal);
    let came = progress.before;
    for await (const page of pages) {
      await this.#statistics.keepFresh(this.#progress.dealtWith);
      came = await this.#take(page, came);
    }
    await this.#inTurn(() => this.#batches.records([], this.#step(true)));
  }

  /** In slices too: whatever no receipt of this run names. */
  async takeDownWhatIsGone(): Promise<void> {
    let after: number | null = 0;
    while (after !== null) {
      const page: { after: number; limit: number } = { after, limit: atOnce };
      after = await this.#inTurn(() => this.#batches.gone(page, this.#step(true)));
    }
  }

  /** @returns how many records have come with this page */
  async #take(page: RecordPage, came: number): Promise<number> {
    const numbered = page.records.map((record, index) => ({ number: came + index + 1, record }));
    this.#announced = page.announced ?? this.#announced;
    for (let start = 0; start === 0 || start < numbered.length; start += atOnce) {
      const slice = numbered.slice(start, start + atOnce);
      const number = came + start + slice.length;
      const isLast = start + atOnce >= numbered.length;
      const goOn = isLast && page.cursor !== null ? { at: page.cursor, before: number } : {};
      const dealtWith = Math.max(this.#progress.dealtWith, number);
      this.#progress = { ...this.#progress, ...goOn, dealtWith };
      await this.#inTurn(() => this.#batches.records(slice, this.#step(false)));
    }
    return came + numbered.length;
  }

  #step(fetched: boolean) {
    return { progress: this.#progress, announced: this.#announced, fetched };
  }

  /** Works, then rests. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const { onProgress, pace } = this.#parts;
    this.#signal.throwIfAborted();
    const began = performance.now();
    const result = await work();
    onProgress?.(this.#run.id, this.#progress.dealtWith, this.#announced);
    const worked = performance.now() - began;
    this.#workedMs += worked;
    await rest(worked, this.#signal, this.#workedMs > unnoticedMs ? pace : 0);
    return result;
  }
}

/**
 * Carries a run out.
 * @returns how it ended
 * @throws {ExchangeError}; {LostLease}; {Interrupted}, by the signal too; whatever else goes wrong
 */
export async function carryOutRun(
  parts: RunParts,
  run: ClaimedRun,
  signal: AbortSignal,
): Promise<Ending> {
  if (isPoisonous(run)) return { state: 'failed', reason: 'internal' };
  const inHand = new RunInHand(parts, run, signal);
  if (!run.fetched) await inHand.fetchAll();
  const reason = run.confirmed ? undefined : reasonToHold(await numbersOf(parts.database, run.id));
  if (reason !== undefined) return { state: 'held', reason };
  await inHand.takeDownWhatIsGone();
  // What could not be copied is tried again by the next run; the ads are there without.
  await parts.copyLogos?.(run.exchange, signal).catch((error: unknown) => {
    if (!signal.aborted) parts.onError(error);
  });
  signal.throwIfAborted();
  return { state: 'done' };
}
