import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../floor/database.ts';

export type TermDimension = 'other_term' | 'other_empty';

/** A term that stands for no name of the catalogue, and how often it was searched for on that day. */
export interface CountedTerm {
  readonly day: string;
  /** What it is counted as: searched for, or searched for in vain. */
  readonly dimension: TermDimension;
  readonly term: string;
  readonly count: number;
}

/** From this occurrence within so many days on, a term is kept readable; one that comes up less often is never shown. */
export const keptFrom = 5;
const days = 30;
/** What a term is told apart by while it waits; no term holds a line break. */
const hashedAs: Readonly<Record<TermDimension, string>> = {
  other_term: '',
  other_empty: 'empty\n',
};
/** Longer texts are no terms. */
const longestTerm = 60;

/** The form in which a term is counted; undefined where the text is none. */
export function countableTerm(text: string): string | undefined {
  // PostgreSQL takes no NUL, and halves of a surrogate pair are no text.
  const term = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toLocaleLowerCase('de');
  return term === '' || term.length > longestTerm ? undefined : term;
}

async function termKey(tx: Queries): Promise<Buffer> {
  const [row] = await tx.rows<{ key: string }>(
    sql`select encode(key, 'hex') as key from secret_keys where name = 'search-terms'`,
  );
  if (row === undefined) throw new Error('The key of the search terms is missing.');
  return Buffer.from(row.key, 'hex');
}

/** Forgets what waited for too long, seen from that day. */
export async function forgetWaitingTerms(tx: Queries, today: string): Promise<void> {
  await tx.rows(sql`delete from waiting_terms where day <= ${today}::date - ${days}::int`);
}

/**
 * Lets terms wait as keyed hashes, and moves those that have come up often enough to the day's sums, under the days on which
 * they came up.
 * @param tx a transaction: a failure must leave nothing counted
 */
export async function addTerms(
  tx: Queries,
  terms: readonly CountedTerm[],
  today: string,
): Promise<void> {
  const key = await termKey(tx);
  const hashed = terms.map((counted) => ({
    ...counted,
    hash: createHmac('sha256', key)
      .update(hashedAs[counted.dimension] + counted.term)
      .digest('hex'),
  }));
  const counted = sql`(
    select day, decode(hash, 'hex') as hash, dimension, term, count
    from jsonb_to_recordset(${JSON.stringify(hashed)}::jsonb)
      as given (day date, hash text, dimension text, term text, count int)) counted`;
  // Another process that counts the same term waits here, and then sees what this one did.
  await tx.rows(sql`
    insert into waiting_terms (day, term_hash, count)
    select day, hash, count from ${counted} order by day, hash
    on conflict (day, term_hash) do update set count = waiting_terms.count + excluded.count`);
  await tx.rows(sql`
    with known as (select distinct hash, dimension, term from ${counted}),
    occurrences as (
      select k.hash, w.count from known k join waiting_terms w on w.term_hash = k.hash
        where w.day > ${today}::date - ${days}::int
      union all
      select k.hash, d.count from known k join daily_counts d on d.dimension = k.dimension and d.value = k.term
        where d.day > ${today}::date - ${days}::int),
    frequent as (select hash from occurrences group by hash having sum(count) >= ${keptFrom}),
    moved as (
      delete from waiting_terms
      where term_hash in (select hash from frequent) and day > ${today}::date - ${days}::int
      returning day, term_hash, count)
    insert into daily_counts (day, dimension, value, count)
    select m.day, k.dimension, k.term, m.count from moved m join known k on k.hash = m.term_hash order by 1, 2, 3
    on conflict (day, dimension, value) do update set count = daily_counts.count + excluded.count`);
}
