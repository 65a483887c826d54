import type { AgencySettings } from '@lehrpfad/contract/exchanges/settings.ts';
import { importThreads, TaskTooLarge } from '../../../../core/threads/work-threads/work-threads.ts';
import type { Json } from '../../pipeline/imported-ad.ts';
import { ExchangeError, type FetchContext, type FetchedRecord } from '../adapter.ts';
import type { Item } from './answers.ts';
import type { Calls } from './calls.ts';
import { kept, textOf } from './fields.ts';
import type * as tasks from './wanted-task.ts';

/** Number of concurrent requests; other clients of the interface use as many without problems. */
const concurrency = 4;

/** Maximum number of ads of a run whose details may be missing today; if more are, the exchange has failed. */
const maxFailures = 20;

const passing = new Set(['unreachable', 'broken-answer', 'too-large']);

/** Milliseconds for a hundred ads of the list, which take a tenth of a second. */
const maxMs = 20_000;

const task = {
  module: new URL('wanted-task.ts', import.meta.url),
  name: 'wantedItems' satisfies keyof typeof tasks,
};

/** Returns which of the ads need their details. If that takes too long: all, since they are read one by one later. */
async function wantedOf(items: readonly Item[], settings: AgencySettings): Promise<boolean[]> {
  if (items.length === 0) return [];
  try {
    return await importThreads.run<boolean[]>(task, { items, settings }, maxMs);
  } catch (error) {
    if (error instanceof TaskTooLarge) return items.map(() => true);
    throw error;
  }
}

/** Adds the details to ads of the list, with one request for each ad that is not stored in this version. */
export class Completing {
  readonly #calls: Calls;
  readonly #settings: AgencySettings;
  readonly #knownStamps: FetchContext['knownStamps'];
  #failures = 0;

  constructor(calls: Calls, settings: AgencySettings, { knownStamps }: FetchContext) {
    this.#calls = calls;
    this.#settings = settings;
    this.#knownStamps = knownStamps;
  }

  /** @param items ads with their numbers, about a hundred */
  async records(items: readonly (readonly [string, Item])[]): Promise<FetchedRecord[]> {
    const known = await this.#knownStamps(items.map(([reference]) => reference));
    const records = new Map<string, FetchedRecord>();
    const lacking: { reference: string; item: Item; isKnown: boolean }[] = [];
    const isSame = ([reference, item]: readonly [string, Item]) => {
      const stamp = textOf(item, 'changed');
      return stamp !== '' && known.get(reference) === stamp;
    };
    const others = items.filter((one) => !isSame(one));
    const wanted = await wantedOf(
      others.map(([, item]) => item),
      this.#settings,
    );
    const isWanted = new Set(others.filter((_, at) => wanted[at]).map(([reference]) => reference));
    for (const [reference, item] of items) {
      const stamp = textOf(item, 'changed');
      const before = known.get(reference);
      if (stamp !== '' && before === stamp)
        records.set(reference, { externalId: reference, same: true });
      else if (isWanted.has(reference))
        lacking.push({ reference, item, isKnown: before !== undefined });
      // Without a stamp, so that it is read again if the rules change.
      else records.set(reference, { externalId: reference, raw: kept(item) });
    }
    for (let start = 0; start < lacking.length; start += concurrency) {
      await this.#calls.rest();
      const some = lacking.slice(start, start + concurrency);
      const complete = await Promise.all(some.map((one) => this.#complete(one)));
      for (const record of complete) records.set(record.externalId, record);
    }
    // In the order of the list.
    return items.flatMap(([reference]) => records.get(reference) ?? []);
  }

  async #complete({
    reference,
    item,
    isKnown,
  }: {
    reference: string;
    item: Item;
    isKnown: boolean;
  }): Promise<FetchedRecord> {
    try {
      const details = await this.#calls.details(reference);
      const raw: Json = kept(item, details);
      return { externalId: reference, raw, stamp: textOf(item, 'changed') };
    } catch (error) {
      if (!(error instanceof ExchangeError) || !passing.has(error.reason)) throw error;
      this.#failures += 1;
      if (this.#failures > maxFailures) throw error;
      // The stored record is better than the half of a new one; the next run tries again.
      if (isKnown) return { externalId: reference, same: true };
      return { externalId: reference, raw: kept(item) };
    }
  }
}
