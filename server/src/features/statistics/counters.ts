import { berlinDay, type Clock } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { insertCounts, type DayCount } from './store.ts';
import {
  addTerms,
  countableTerm,
  forgetCallers,
  forgetWaitingTerms,
  keptFrom,
  type CountedTerm,
  type TermDimension,
} from './terms-store.ts';

const flushMs = 1000;
/** So many different terms wait for a database that does not answer; more are not counted. */
const mostPendingTerms = 10_000;

interface PendingTerm {
  count: number;
  /** Addresses, as many as it takes; they stand nowhere else, and here for a second. */
  readonly callers: Set<string>;
}

/** What was counted since the last flush. */
interface Pending {
  /** By day, dimension and value, with a line break between them. */
  readonly sums: Map<string, number>;
  /** By day, dimension of texts that stand for no name, and term. */
  readonly terms: Map<string, PendingTerm>;
}

const nothing = (): Pending => ({ sums: new Map(), terms: new Map() });

/** What the search knows of a text. */
export interface Meaning {
  /** The name of the catalogue that all of it stands for. */
  nameFor(text: string): { readonly name: string; readonly isCompany: boolean } | undefined;
  /** Whether it finds nothing at all, wherever one looks. */
  findsNothing(text: string): boolean;
}

/** As long as nobody is asked. */
export const meansNothing: Meaning = { nameFor: () => undefined, findsNothing: () => true };

/** Where a text is counted that stands for a name of the catalogue: companies apart from occupations. */
const named: Readonly<Record<TermDimension, string>> = { other_term: 'term', other_empty: 'empty' };
const dimensionOf = (dimension: TermDimension, isCompany: boolean) =>
  isCompany && dimension === 'other_term' ? 'company' : named[dimension];

function addTerm(terms: Pending['terms'], key: string, { count, callers }: PendingTerm): void {
  const known = terms.get(key);
  if (known === undefined) return void terms.set(key, { count, callers: new Set(callers) });
  known.count += count;
  for (const caller of callers) if (known.callers.size < keptFrom) known.callers.add(caller);
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

function partsOf(key: string): Omit<CountedTerm, 'count' | 'callers'> {
  const [day = '', dimension, term = ''] = key.split('\n');
  return { day, dimension: dimension as TermDimension, term };
}

async function addSums(db: Queries, pending: ReadonlyMap<string, number>): Promise<void> {
  const sums = [...pending].map(([key, count]): DayCount => {
    const [day = '', dimension = '', ...value] = key.split('\n');
    return { day, dimension, value: value.join('\n'), count };
  });
  await insertCounts(db, sums);
}

/**
 * Counts in memory and adds to the day's sums once a second, so that counting costs a request nothing.
 * A killed process loses at most that second.
 */
export class Counters {
  readonly #meaning: Meaning;
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #onError: (error: unknown) => void;
  #pending = nothing();
  #flushing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  /** Day on which waiting terms and callers were last forgotten. */
  #tidied = '';

  /** @param meaning asked when sums are written, not while a request waits */
  constructor(
    db: Database,
    clock: Clock,
    onError: (error: unknown) => void,
    meaning: Meaning = meansNothing,
  ) {
    this.#meaning = meaning;
    this.#db = db;
    this.#clock = clock;
    this.#onError = onError;
  }

  start(): void {
    this.#timer = setInterval(() => void this.flush().catch(this.#onError), flushMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  /** @param value one of a known list, a line; never what people typed */
  count(dimension: string, value = ''): void {
    add(this.#pending.sums, `${this.#day()}\n${dimension}\n${value}`, 1);
  }

  /**
   * Counts what was searched for, under the name of the catalogue that it stands for. A text that stands for none
   * is kept only once so many have searched for it that it says nothing about a person.
   * @param caller the address that it came from, which only tells callers of a day apart
   */
  countTerm(text: string, caller: string): void {
    this.#countText('other_term', text, caller);
  }

  /** Counts what was searched for in vain; not what finds something elsewhere, or with fewer filters. */
  countEmpty(text: string, caller: string): void {
    this.#countText('other_empty', text, caller);
  }

  #countText(dimension: TermDimension, text: string, caller: string): void {
    const term = countableTerm(text);
    const { terms } = this.#pending;
    if (term === undefined || terms.size >= mostPendingTerms) return;
    const one = { count: 1, callers: new Set([caller]) };
    addTerm(terms, `${this.#day()}\n${dimension}\n${term}`, one);
  }

  /** Writes what has been counted, after whatever is being written; on failure it stays counted for the next time. */
  flush(): Promise<void> {
    const mine = this.#flushing.catch(() => undefined).then(() => this.#write());
    this.#flushing = mine;
    return mine;
  }

  /** Counts terms under the names that they stand for, and forgets those that were not in vain. */
  #resolve({ sums, terms }: Pending): void {
    for (const [key, { count }] of terms) {
      const { day, dimension, term } = partsOf(key);
      const isFound = dimension === 'other_empty' && !this.#meaning.findsNothing(term);
      const name = isFound ? undefined : this.#meaning.nameFor(term);
      if (name !== undefined)
        add(sums, `${day}\n${dimensionOf(dimension, name.isCompany)}\n${name.name}`, count);
      if (isFound || name !== undefined) terms.delete(key);
    }
  }

  async #write(): Promise<void> {
    const taken = this.#pending;
    if (taken.sums.size + taken.terms.size === 0) return;
    this.#pending = nothing();
    this.#resolve(taken);
    try {
      const today = this.#day();
      if (taken.terms.size === 0 && this.#tidied === today)
        return await addSums(this.#db, taken.sums);
      await this.#db.transaction((tx) => this.#writeWithTerms(tx, taken, today));
      this.#tidied = today;
    } catch (error) {
      for (const [key, count] of taken.sums) add(this.#pending.sums, key, count);
      for (const [key, term] of taken.terms) addTerm(this.#pending.terms, key, term);
      throw error;
    }
  }

  async #writeWithTerms(tx: Queries, taken: Pending, today: string): Promise<void> {
    if (taken.sums.size > 0) await addSums(tx, taken.sums);
    const isNewDay = this.#tidied !== today;
    if (isNewDay) await forgetWaitingTerms(tx, today);
    const terms = [...taken.terms].map(([key, { count, callers }]): CountedTerm => ({
      ...partsOf(key),
      count,
      callers: [...callers],
    }));
    if (terms.length > 0) await addTerms(tx, terms, today);
    // After them: the last terms of the day before have been written by then.
    if (isNewDay) await forgetCallers(tx, today);
  }

  #day(): string {
    return berlinDay(this.#clock());
  }
}
