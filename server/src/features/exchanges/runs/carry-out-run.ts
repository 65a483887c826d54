import { settingsOf } from '@lehrpfad/contract/exchanges-settings.ts';
import { sql } from 'drizzle-orm/sql';
import { berlinDay } from '../../../floor/clock.ts';
import { ExchangeError, type Adapter, type RecordPage } from '../adapters/adapter.ts';
import type { Exchange } from '../exchange.ts';
import { Pipeline, type PipelineParts } from '../pipeline/pipeline.ts';
import { Batches } from './batches.ts';
import { isPoisonous, type ClaimedRun, type Ending } from './claimed-run.ts';
import { numbersOf, reasonToHold } from './judgement.ts';
import { pause, rest } from './pace.ts';
import { pagesUntil } from './pages-until.ts';
import type { Progress } from './progress.ts';
import type { RunParts } from './run-parts.ts';

/** Records that are written in one transaction: the embedded database answers nobody else meanwhile. */
const atOnce = 100;

/** The exchange with settings that its adapter can read. @throws {ExchangeError} */
function withSettings(exchange: Exchange): Exchange {
  const settings = settingsOf[exchange.kind].safeParse(exchange.settings);
  if (settings.success) return { ...exchange, settings: settings.data };
  const names = settings.error.issues.map(({ path }) => path.join('.'));
  throw new ExchangeError('settings', names.join(', '));
}

/** One run, carried out from where it stands to its end, or until the signal is aborted. */
class RunInHand {
  readonly #parts: RunParts;
  readonly #run: ClaimedRun;
  readonly #adapter: Adapter;
  readonly #signal: AbortSignal;
  readonly #batches: Batches;
  #progress: Progress;
  #announced: number | null = null;

  constructor(parts: RunParts, run: ClaimedRun, adapter: Adapter, signal: AbortSignal) {
    this.#parts = parts;
    this.#run = run;
    this.#adapter = adapter;
    this.#signal = signal;
    this.#progress = { ...run.progress, resumed: 0 };
    const { exchange } = run;
    const pipeline = new Pipeline({
      ...{ db: parts.database, exchange, today: this.#today },
      adapter: adapter as PipelineParts['adapter'],
    });
    this.#batches = new Batches(parts, run, pipeline);
  }

  /** Reads the exchange page by page. Never are more records in memory than the adapter hands out at once. */
  async fetchAll(): Promise<void> {
    const { exchange, progress } = this.#run;
    const pages = this.#adapter.fetch(exchange.settings as never, {
      http: this.#parts.http,
      cursor: progress.at,
      signal: this.#signal,
      knownStamps: (ids) => this.#knownStamps(ids),
      today: this.#today(),
      pause: (ms) => pause(ms, this.#signal),
    });
    let came = progress.before;
    for await (const page of pagesUntil(pages, this.#signal)) came = await this.#take(page, came);
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
    onProgress?.(this.#run.id);
    await rest(performance.now() - began, this.#signal, pace);
    return result;
  }

  async #knownStamps(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#parts.database.rows<{ id: string; stamp: string }>(sql`
      select external_id as id, stamp from exchange_records
      where exchange_id = ${this.#run.exchange.id} and stamp <> ''
        and external_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
    return new Map(rows.map(({ id, stamp }) => [id, stamp]));
  }

  readonly #today = (): string => berlinDay(this.#parts.clock());
}

/**
 * Carries a run out.
 * @returns how it ended
 * @throws {ExchangeError}; {LostLease}; {Interrupted}, by the signal too; whatever else goes wrong
 */
export async function carryOutRun(
  parts: RunParts,
  claimed: ClaimedRun,
  signal: AbortSignal,
): Promise<Ending> {
  if (isPoisonous(claimed)) return { state: 'failed', reason: 'internal' };
  const run = { ...claimed, exchange: withSettings(claimed.exchange) };
  const adapter = parts.adapters[run.exchange.kind];
  if (!adapter) throw new Error(`Nobody can read ${run.exchange.kind}.`);
  const inHand = new RunInHand(parts, run, adapter, signal);
  if (!run.fetched) await inHand.fetchAll();
  const reason = run.confirmed ? undefined : reasonToHold(await numbersOf(parts.database, run.id));
  if (reason !== undefined) return { state: 'held', reason };
  await inHand.takeDownWhatIsGone();
  // What could not be copied is tried again by the next run; the ads are there without.
  await parts.copyLogos?.(run.exchange, signal).catch(parts.onError);
  signal.throwIfAborted();
  return { state: 'done' };
}
