import type { RecordPage } from '../adapters/adapter.ts';
import { Batches } from './records/batches.ts';
import { isCrashLooping, setAside, type ClaimedRun, type Ending } from './claims/claimed-run.ts';
import { pauseFor } from './records/growth.ts';
import { nextSlice, suspectsOf } from './claims/run-execution.ts';
import { verdictOn, type Verdict } from './run-verdict.ts';
import { pauseAfterWork } from './pace.ts';
import type { Progress } from './claims/progress.ts';
import { numberRecords } from '../pipeline/records/record-ids.ts';
import { openReading, type Reading } from './reading.ts';
import type { RunDeps } from './run-deps.ts';
import { RunVersion } from './run-version.ts';
import type { Queries } from '../../../core/database/database.ts';
import { analyzeTables, countRecordsBefore, findNumbers, listLeftOut } from './store.ts';

/** Records that are written in one transaction. The embedded database answers no other query meanwhile. */
const batchSize = 50;

/** A run that ends sooner, such as that of a career page, does not rest. */
const unnoticedMs = 500;

/** With fewer records than this every query plan is good enough. */
const minToAnalyze = 500;

/**
 * Has the database analyze its tables while an import makes them many times as large within minutes. Without fresh statistics it would
 * read them from end to end for each record. A server analyzes them from time to time by itself, the embedded database never does.
 */
class Statistics {
  readonly #db: Queries;
  /** The number of records from which on the tables are analyzed again. */
  #next = 0;

  constructor(db: Queries) {
    this.#db = db;
  }

  /** Analyzes at the beginning, and again whenever the number of records that have been dealt with has doubled. */
  async keepFresh(records: number): Promise<void> {
    if (records < this.#next) return;
    this.#next = Math.max(minToAnalyze, records * 2);
    await analyzeTables(this.#db);
  }
}

/** The feed is the one that the last good run read completely. */
const notModified: Ending = { state: 'done', reason: 'not-modified' };

/** Carries out one run from its present progress to its end, or until the signal is aborted. */
class RunExecutor {
  readonly #deps: RunDeps;
  readonly #run: ClaimedRun;
  readonly #reading: Reading;
  readonly #signal: AbortSignal;
  readonly #batches: Batches;
  readonly #statistics: Statistics;
  readonly #version: RunVersion;
  #progress: Progress;
  #announced: number | null = null;
  #workedMs = 0;

  constructor(deps: RunDeps, run: ClaimedRun, signal: AbortSignal) {
    this.#deps = deps;
    this.#run = run;
    this.#signal = signal;
    this.#progress = run.progress;
    this.#reading = openReading(deps, run.exchange);
    this.#batches = new Batches(deps, run, this.#reading.pipeline);
    this.#statistics = new Statistics(deps.database);
    this.#version = new RunVersion(deps, run);
  }

  /**
   * Reads the exchange page by page. Only the records of one page are in memory.
   * @returns how the run ends if the exchange sends too many records, or nothing new
   */
  async fetchAll(): Promise<Ending | undefined> {
    const { progress } = this.#run;
    this.#batches.leftOut = await listLeftOut(this.#deps.database, this.#run.exchange.id);
    // Fills the caches of the pipeline: nothing else can be read during a transaction of the embedded database.
    await this.#reading.pipeline.plan(this.#deps.database, []);
    const pages = this.#reading.pages(progress.at, this.#signal, await this.#version.begin());
    const before = await this.#recordsBefore();
    let came = progress.before;
    for await (const page of pages) {
      if (page.unchanged === true) return notModified;
      await this.#version.forget();
      this.#announced = page.announced ?? this.#announced;
      const coming = { records: came + page.records.length, announced: this.#announced };
      const pause = pauseFor(before, coming, this.#deps.maxRecords);
      // An editor cannot have the run read more than we can take, so reading ends here.
      if (pause?.reason === 'too-many-records') await this.#endOfReading();
      if (pause !== undefined) return pause;
      await this.#statistics.keepFresh(this.#progress.dealtWith);
      came = await this.#take(page, came);
    }
    await this.#endOfReading();
    return undefined;
  }

  /** Returns the number of records that the run is compared with; null if there is none, or an editor has allowed more. */
  async #recordsBefore(): Promise<number | null> {
    const { id, exchange, released } = this.#run;
    return released ? null : countRecordsBefore(this.#deps.database, exchange.id, id);
  }

  /** Stores the version of the feed, now that all its records have been written. */
  keepVersion(): Promise<void> {
    return this.#version.save();
  }

  #endOfReading(): Promise<void> {
    return this.#runExclusive(() => this.#batches.records([], this.#step(true)));
  }

  /** Keeps the ads of records that the exchange sends under new ids, some at a time. */
  async keepRenumbered(): Promise<void> {
    const pairs = await this.#batches.renumbered();
    for (let start = 0; start < pairs.length; start += batchSize) {
      const slice = pairs.slice(start, start + batchSize);
      await this.#runExclusive(() => this.#batches.keepAds(slice, this.#step(true)));
    }
  }

  /** Takes down the records without an import result in this run, some at a time. */
  async takeDownWhatIsGone(): Promise<void> {
    let after: number | null = 0;
    while (after !== null) {
      const page: { after: number; limit: number } = { after, limit: batchSize };
      after = await this.#runExclusive(() => this.#batches.gone(page, this.#step(true)));
    }
  }

  /** @returns how many records have come with this page */
  async #take(page: RecordPage, came: number): Promise<number> {
    const numbered = numberRecords(page.records, came + 1);
    const suspects = suspectsOf(this.#run.progress, this.#run.execution);
    for (let start = 0; start === 0 || start < numbered.length;) {
      const slice = nextSlice(numbered.slice(start, start + batchSize), batchSize, suspects);
      start += slice.length;
      const number = came + start;
      const isLast = start >= numbered.length;
      const goOn = isLast && page.cursor !== null ? { at: page.cursor, before: number } : {};
      const dealtWith = Math.max(this.#progress.dealtWith, number);
      this.#progress = { ...this.#progress, ...goOn, dealtWith };
      await this.#runExclusive(() => this.#batches.records(slice, this.#step(false)));
      if (slice.length === 0) break;
    }
    return came + numbered.length;
  }

  #step(fetched: boolean) {
    return { progress: this.#progress, announced: this.#announced, fetched };
  }

  /** Does some work, then rests. */
  async #runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const { onProgress, pace, underWay } = this.#deps;
    this.#signal.throwIfAborted();
    const began = performance.now();
    const result = await work();
    onProgress?.(this.#run.id, this.#progress.dealtWith, this.#announced);
    const worked = performance.now() - began;
    this.#workedMs += worked;
    await pauseAfterWork(
      worked * (underWay?.() ?? 1),
      this.#signal,
      this.#workedMs > unnoticedMs ? pace : 0,
    );
    return result;
  }
}

/** Judges a run in which everything was read. Of one that did not bring all, nobody knows which ids are new. */
async function checkRun(
  { database }: RunDeps,
  { id }: ClaimedRun,
  executor: RunExecutor,
): Promise<Verdict | undefined> {
  const verdict = verdictOn(await findNumbers(database, id));
  if (verdict?.reason === 'incomplete') return verdict;
  await executor.keepRenumbered();
  return verdictOn(await findNumbers(database, id));
}

/**
 * Carries out a run.
 * @returns how it ended
 * @throws {ExchangeError} {LostLease} {Interrupted} and the signal's reason
 */
export async function executeRun(
  deps: RunDeps,
  run: ClaimedRun,
  signal: AbortSignal,
): Promise<Ending> {
  if (isCrashLooping(run)) return setAside(deps.database, run);
  const executor = new RunExecutor(deps, run, signal);
  const paused = run.fetched ? undefined : await executor.fetchAll();
  if (paused !== undefined) return paused;
  const verdict = run.confirmed ? undefined : await checkRun(deps, run, executor);
  if (verdict !== undefined) return verdict;
  await executor.takeDownWhatIsGone();
  await executor.keepVersion();
  // The next run tries again to copy the logos that could not be copied; their ads are shown without them.
  await deps.copyLogos?.(run.exchange, signal).catch((error: unknown) => {
    if (!signal.aborted) deps.onError(error);
  });
  signal.throwIfAborted();
  return { state: 'done' };
}
