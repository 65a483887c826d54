import type { AdAct, AdSource } from '@lehrpfad/contract/job-ads/count-options.ts';
import { berlinDay, type Clock } from '../../core/clock.ts';
import { RegularWrites } from '../../core/jobs/regular-writes.ts';
import type { Database } from '../../core/database/database.ts';
import { Turns } from '../../core/threads/turns.ts';
import { columnOf, countColumns, type CountColumn } from './columns.ts';
import { ActLimits } from './act-limits.ts';
import { addAdCounts, type AdDayCount } from './counts-store.ts';

const flushMs = 10_000;
/** Maximum number of ads that wait while the database does not respond, since their ids may be made up; further ones are not counted. */
const maxPendingAds = 50_000;
/** Rows of one statement, so that none locks many rows for long; they are gathered in less than a millisecond. */
const batch = 500;

type Counts = Partial<Record<CountColumn, number>>;

export interface CountedAct {
  readonly ad: number;
  readonly act: AdAct;
  readonly from: AdSource;
}

/** Ads of one response, and how often it was sent since the last flush. */
interface Tally {
  readonly ads: readonly number[];
  times: number;
}

/**
 * Counts acts on ads in memory, and adds the counts to the sums of the day every ten seconds. A killed process loses at most those. In the
 * seconds after midnight some acts count for the new day.
 */
export class AdCounts {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #writes: RegularWrites;
  /** Counts by day and ad. */
  readonly #pending = new Map<string, Map<number, Counts>>();
  readonly #limits = new ActLimits();
  #tallies: Tally[] = [];

  constructor(db: Database, clock: Clock, onError: (error: unknown) => void) {
    this.#db = db;
    this.#clock = clock;
    const write = () => this.#write();
    this.#writes = new RegularWrites({ everyMs: flushMs, write, onError });
  }

  start(): void {
    this.#writes.start();
  }

  stop(): Promise<void> {
    return this.#writes.stop();
  }

  /**
   * Returns a function that counts the ads of a response as shown, each time that it is called. A call only adds one to one number, however
   * many ads there are: a cached response is sent thousands of times a second.
   */
  shown(ads: readonly number[]): () => void {
    const tally: Tally = { ads, times: 0 };
    return () => {
      if (tally.times === 0) this.#tallies.push(tally);
      tally.times += 1;
    };
  }

  /**
   * @param from used with `opened` only
   * @param address of the caller, which limits repetitions
   */
  count({ ad, act, from }: CountedAct, address: string): void {
    if (!this.#limits.allows(address, ad, act)) return;
    this.#add(this.#day(), ad, columnOf(act, from), 1);
  }

  /** Writes the counts after the previous write; after a failure they stay for the next time. */
  flush(): Promise<void> {
    return this.#writes.flush();
  }

  #add(day: string, ad: number, column: CountColumn, count: number): void {
    if (count === 0) return;
    let ads = this.#pending.get(day);
    if (ads === undefined) this.#pending.set(day, (ads = new Map()));
    let counts = ads.get(ad);
    if (counts === undefined) {
      if (ads.size >= maxPendingAds) return;
      ads.set(ad, (counts = {}));
    }
    counts[column] = (counts[column] ?? 0) + count;
  }

  async #addTallies(): Promise<void> {
    const tallies = this.#tallies;
    this.#tallies = [];
    const turns = new Turns();
    for (const tally of tallies) {
      if (turns.isOver) await turns.next();
      const { ads, times } = tally;
      tally.times = 0;
      const day = this.#day();
      for (const ad of ads) this.#add(day, ad, 'shown', times);
    }
  }

  async #write(): Promise<void> {
    await this.#addTallies();
    const taken = [...this.#pending];
    this.#pending.clear();
    try {
      for (const [day, ads] of taken) await this.#writeDay(day, ads);
    } catch (error) {
      this.#putBack(taken);
      throw error;
    }
  }

  /** Removes what has been written. */
  async #writeDay(day: string, ads: Map<number, Counts>): Promise<void> {
    let some: AdDayCount[] = [];
    const write = async () => {
      await addAdCounts(this.#db, some);
      for (const { ad } of some) ads.delete(ad);
      some = [];
    };
    for (const [ad, counts] of ads) {
      some.push({ ...counts, day, ad });
      if (some.length === batch) await write();
    }
    if (some.length > 0) await write();
  }

  /** Adds the counts since then, which are fewer, to those that could not be written. */
  #putBack(taken: readonly [day: string, ads: Map<number, Counts>][]): void {
    const since = [...this.#pending];
    for (const [day, ads] of taken) this.#pending.set(day, ads);
    for (const [day, ads] of since)
      for (const [ad, counts] of ads)
        for (const column of countColumns) this.#add(day, ad, column, counts[column] ?? 0);
  }

  #day(): string {
    return berlinDay(this.#clock());
  }
}
