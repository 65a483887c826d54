import { composed } from '@lehrpfad/contract/core/text/visible-text.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { alias, sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { secretKeys } from '../../core/security/schema.ts';
import { callerKeys, dailyCounts, termCallers, waitingTerms } from './schema.ts';
import { bare, bareList } from '../../core/database/build.ts';

const w = alias(waitingTerms, 'w');
const t = alias(termCallers, 't');

export type TermDimension = 'other_term' | 'other_empty';

/** A term that stands for no name of the catalogue, and how often it was searched for on that day. */
export interface CountedTerm {
  readonly day: string;
  /** What it is counted as: searched for, or searched for in vain. */
  readonly dimension: TermDimension;
  readonly term: string;
  readonly count: number;
  /** Addresses that it came from. */
  readonly callers: readonly string[];
}

/**
 * From so many callers within so many days on, a term is kept readable; one caller counts once a day. What fewer search for, or less
 * often, is never shown.
 */
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
  const term = composed(text.toWellFormed())
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toLocaleLowerCase('de');
  return term === '' || term.length > longestTerm ? undefined : term;
}

async function termKey(tx: Queries): Promise<Buffer> {
  const [row] = await tx.rows<{ key: string }>(
    sql`select encode(${secretKeys.key}, 'hex') as key from ${secretKeys} where ${secretKeys.name} = 'search-terms'`,
  );
  if (row === undefined) throw new Error('The key of the search terms is missing.');
  return Buffer.from(row.key, 'hex');
}

/** Forgets what waited for too long, seen from that day. */
export async function forgetWaitingTerms(tx: Queries, today: string): Promise<void> {
  await tx.rows(
    sql`delete from ${waitingTerms} where ${waitingTerms.day} <= ${today}::date - ${days}::int`,
  );
}

/** Forgets who searched for what on days before that one: the hashes of callers, and the keys that they were made with. */
export async function forgetCallers(tx: Queries, today: string): Promise<void> {
  await tx.rows(sql`delete from ${termCallers} where ${termCallers.day} < ${today}::date`);
  await tx.rows(sql`delete from ${callerKeys} where ${callerKeys.day} < ${today}::date`);
}

/** The key of a day, which goes with it; made by whoever counts first. */
async function callerKey(tx: Queries, day: string): Promise<Buffer> {
  const made = randomBytes(32).toString('hex');
  await tx.rows(sql`
    insert into ${callerKeys} (${bareList(callerKeys, 'day', 'key')}) values (${day}::date, decode(${made}, 'hex'))
    on conflict (${bareList(callerKeys, 'day')}) do nothing`);
  const [row] = await tx.rows<{ key: string }>(
    sql`select encode(${callerKeys.key}, 'hex') as key from ${callerKeys} where ${callerKeys.day} = ${day}::date`,
  );
  return Buffer.from(row?.key ?? made, 'hex');
}

/** Notes who searched for a term on a day, and how many they are by now. */
async function addCallers(tx: Queries, hashed: readonly HashedTerm[]): Promise<void> {
  const keys = new Map<string, Buffer>();
  for (const { day } of hashed) if (!keys.has(day)) keys.set(day, await callerKey(tx, day));
  const callers = hashed.flatMap(({ day, hash, callers: addresses }) =>
    addresses.map((address) => ({
      day,
      hash,
      caller: createHmac('sha256', keys.get(day) ?? '')
        .update(`${hash}\n${address}`)
        .digest('hex'),
    })),
  );
  const called = sql`(
    select distinct day, decode(hash, 'hex') as term_hash, decode(caller, 'hex') as caller_hash
    from jsonb_to_recordset(${JSON.stringify(callers)}::jsonb) as given (day date, hash text, caller text)) called`;
  await tx.rows(sql`
    insert into ${termCallers} (${bareList(termCallers, 'day', 'term_hash', 'caller_hash')})
    select day, term_hash, caller_hash from ${called} order by day, term_hash, caller_hash on conflict do nothing`);
  await tx.rows(sql`
    update ${waitingTerms} w set ${bare(waitingTerms.callers)} = greatest(${w.callers}, c.callers)
    from (
      select ${t.day}, ${t.term_hash}, count(*)::int as callers from ${termCallers} t
      where (${t.day}, ${t.term_hash}) in (select day, term_hash from ${called}) group by ${t.day}, ${t.term_hash}) c
    where (${w.day}, ${w.term_hash}) = (c.day, c.term_hash)`);
}

interface HashedTerm extends CountedTerm {
  readonly hash: string;
}

/**
 * Lets terms wait as keyed hashes, and moves those that enough callers have searched for to the day's sums, under the days on which
 * they did.
 * @param tx a transaction: a failure must leave nothing counted
 */
export async function addTerms(
  tx: Queries,
  terms: readonly CountedTerm[],
  today: string,
): Promise<void> {
  const key = await termKey(tx);
  const hashed = terms.map((counted): HashedTerm => ({
    ...counted,
    hash: createHmac('sha256', key)
      .update(hashedAs[counted.dimension] + counted.term)
      .digest('hex'),
  }));
  const rows = hashed.map(({ day, hash, dimension, term, count }) => ({
    day,
    hash,
    dimension,
    term,
    count,
  }));
  const counted = sql`(
    select day, decode(hash, 'hex') as hash, dimension, term, count
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (day date, hash text, dimension text, term text, count int)) counted`;
  // Another process that counts the same term waits here, and then sees what this one did.
  await tx.rows(sql`
    insert into ${waitingTerms} (${bareList(waitingTerms, 'day', 'term_hash', 'count', 'callers')})
    select day, hash, count, 1 from ${counted} order by day, hash
    on conflict (${bareList(waitingTerms, 'day', 'term_hash')}) do update
    set ${bare(waitingTerms.count)} = ${waitingTerms.count} + excluded.count`);
  await addCallers(tx, hashed);
  await tx.rows(sql`
    with known as (select distinct hash, dimension, term from ${counted}),
    frequent as (
      select ${waitingTerms.term_hash} from ${waitingTerms}
      where ${waitingTerms.term_hash} in (select hash from known) and ${waitingTerms.day} > ${today}::date - ${days}::int
      group by ${waitingTerms.term_hash} having sum(${waitingTerms.callers}) >= ${keptFrom}),
    moved as (
      select ${waitingTerms.day}, ${waitingTerms.term_hash}, ${waitingTerms.count} from ${waitingTerms}
      where ${waitingTerms.term_hash} in (select term_hash
      from frequent) and ${waitingTerms.day} > ${today}::date - ${days}::int and ${waitingTerms.count} > 0),
    cleared as (
      update ${waitingTerms} w set ${bare(waitingTerms.count)} = 0 from moved m where (${w.day}, ${w.term_hash}) = (m.day, m.term_hash))
    insert into ${dailyCounts} (${bareList(dailyCounts, 'day', 'dimension', 'value', 'count')})
    select m.day, k.dimension, k.term, m.count from moved m join known k on k.hash = m.term_hash order by 1, 2, 3
    on conflict (${bareList(dailyCounts, 'day', 'dimension', 'value')}) do update
    set ${bare(dailyCounts.count)} = ${dailyCounts.count} + excluded.count`);
}
