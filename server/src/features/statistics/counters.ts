import { LRUCache } from 'lru-cache';
import { berlinDay, type Clock } from '../../core/clock.ts';
import { RegularWrites } from '../../core/jobs/regular-writes.ts';
import { Turns } from '../../core/threads/turns.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { insertCounts, type DayCount } from './store.ts';
import {
  addTerms,
  countableTerm,
  forgetCallers,
  forgetWaitingTerms,
  minCallers,
  type CountedTerm,
  type TermDimension,
} from './terms-store.ts';

const flushMs = 1000;
/** Maximum number of different terms that wait while the database does not respond; more are not counted. */
const maxPendingTerms = 10_000;

interface PendingTerm {
  count: number;
  /** Addresses of callers, up to the needed number; they are stored only here, for a second. */
  readonly callers: Set<string>;
}

/** Counts since the last flush. */
interface Pending {
  /** Sums by day, dimension and value, separated by line breaks. */
  readonly sums: Map<string, number>;
  /** Terms by day, dimension of unknown texts, and term. */
  readonly terms: Map<string, PendingTerm>;
}

const nothing = (): Pending => ({ sums: new Map(), terms: new Map() });

/** The search's knowledge of a text. */
export interface Meaning {
  /** Returns the name in the catalogue that the whole text means. */
  nameFor(text: string): { readonly name: string; readonly isCompany: boolean } | undefined;
  /** Whether it finds nothing, in any place. */
  findsNothing(text: string): boolean;
}

/** Default while no search is connected. */
export const meansNothing: Meaning = { nameFor: () => undefined, findsNothing: () => true };

/** Dimension of a text that means a name in the catalogue: companies are counted separately from occupations. */
const named: Readonly<Record<TermDimension, string>> = { other_term: 'term', other_empty: 'empty' };
const dimensionOf = (dimension: TermDimension, isCompany: boolean) =>
  isCompany && dimension === 'other_term' ? 'company' : named[dimension];

function addTerm(
  terms: Pending['terms'],
  key: string,
  count: number,
  callers: Iterable<string>,
): void {
  const known = terms.get(key);
  if (known === undefined) return void terms.set(key, { count, callers: new Set(callers) });
  known.count += count;
  for (const caller of callers) if (known.callers.size < minCallers) known.callers.add(caller);
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

const keyOf = ({ day, dimension, term }: CountedTerm) => `${day}\n${dimension}\n${term}`;

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
 * Counts in memory and adds to the day's sums once a second, so that counting does not delay requests. A killed process loses at most that
 * second.
 */
export class Counters {
  readonly #meaning: Meaning;
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #writes: RegularWrites;
  /** Forms of the texts that came last: most come again and again. */
  readonly #forms = new LRUCache<string, { readonly term: string | undefined }>({ max: 5000 });
  #pending = nothing();
  /** Keys of terms that had enough callers on their day: no more of their callers need to be stored. */
  readonly #frequent = new Set<string>();
  /** Day of the last deletion of waiting terms and callers. */
  #normalised = '';

  /** @param meaning called when sums are written, not during a request */
  constructor(
    db: Database,
    clock: Clock,
    onError: (error: unknown) => void,
    meaning: Meaning = meansNothing,
  ) {
    this.#meaning = meaning;
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

  /** @param value a value of a known list, in one line; never typed text */
  count(dimension: string, value = ''): void {
    add(this.#pending.sums, `${this.#day()}\n${dimension}\n${value}`, 1);
  }

  /**
   * Counts a search text under the name in the catalogue that it means. Any other text is stored readably only after so many callers have
   * searched for it that it does not identify a person.
   * @param caller its address, used only to distinguish the callers of a day
   */
  countTerm(text: string, caller: string): void {
    this.#countText('other_term', text, caller);
  }

  /** Counts a search without hits, unless it would have hits elsewhere or with fewer filters. */
  countEmpty(text: string, caller: string): void {
    this.#countText('other_empty', text, caller);
  }

  #countText(dimension: TermDimension, text: string, caller: string): void {
    const term = this.#countable(text);
    const { terms } = this.#pending;
    if (term === undefined || terms.size >= maxPendingTerms) return;
    addTerm(terms, `${this.#day()}\n${dimension}\n${term}`, 1, [caller]);
  }

  /** @returns the form in which a text is counted; undefined if it is not */
  #countable(text: string): string | undefined {
    const known = this.#forms.get(text);
    if (known !== undefined) return known.term;
    const term = countableTerm(text);
    this.#forms.set(text, { term });
    return term;
  }

  /** Writes the counts after the previous write; after a failure they stay for the next time. */
  flush(): Promise<void> {
    return this.#writes.flush();
  }

  /** Counts terms under the names that they mean, and removes those that have hits elsewhere. A term not seen before may take a millisecond. */
  async #resolve({ sums, terms }: Pending): Promise<void> {
    const turns = new Turns();
    for (const [key, { count }] of terms) {
      if (turns.isOver) await turns.next();
      const { day, dimension, term } = partsOf(key);
      const isFound = dimension === 'other_empty' && !this.#meaning.findsNothing(term);
      const name = isFound ? undefined : this.#meaning.nameFor(term);
      if (name !== undefined)
        add(sums, `${day}\n${dimensionOf(dimension, name.isCompany)}\n${name.name}`, count);
      if (isFound || name !== undefined) terms.delete(key);
    }
  }

  /** Adds terms that are frequent on their day to the sums. */
  #addFrequent({ sums, terms }: Pending): void {
    for (const [key, { count }] of terms) {
      if (!this.#frequent.has(key)) continue;
      add(sums, key, count);
      terms.delete(key);
    }
  }

  async #write(): Promise<void> {
    const taken = this.#pending;
    if (taken.sums.size + taken.terms.size === 0) return;
    this.#pending = nothing();
    try {
      await this.#resolve(taken);
      this.#addFrequent(taken);
      const today = this.#day();
      if (taken.terms.size === 0 && this.#normalised === today)
        return await addSums(this.#db, taken.sums);
      const frequent = await this.#db.transaction((tx) => this.#writeWithTerms(tx, taken, today));
      if (this.#normalised !== today) this.#frequent.clear();
      this.#normalised = today;
      if (this.#frequent.size < maxPendingTerms)
        for (const term of frequent) this.#frequent.add(keyOf(term));
    } catch (error) {
      for (const [key, count] of taken.sums) add(this.#pending.sums, key, count);
      for (const [key, { count, callers }] of taken.terms)
        addTerm(this.#pending.terms, key, count, callers);
      throw error;
    }
  }

  /** @returns the terms that are frequent now */
  async #writeWithTerms(
    tx: Queries,
    taken: Pending,
    today: string,
  ): Promise<readonly CountedTerm[]> {
    if (taken.sums.size > 0) await addSums(tx, taken.sums);
    const isNewDay = this.#normalised !== today;
    if (isNewDay) await forgetWaitingTerms(tx, today);
    const terms = [...taken.terms].map(([key, { count, callers }]): CountedTerm => ({
      ...partsOf(key),
      count,
      callers: [...callers],
    }));
    const frequent = terms.length > 0 ? await addTerms(tx, terms, today) : [];
    // Afterwards, because the last terms of the previous day are then written.
    if (isNewDay) await forgetCallers(tx, today);
    return frequent;
  }

  #day(): string {
    return berlinDay(this.#clock());
  }
}
