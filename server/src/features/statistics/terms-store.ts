import { composed } from '@lehrpfad/contract/core/text/visible-text.ts';
import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { secretKeys } from '../../core/security/schema.ts';
import { callerKeys, dailyCounts, termCallers, waitingTerms } from './schema.ts';
import { bare, bareList } from '../../core/database/build.ts';

const w = alias(waitingTerms, 'w');
const t = alias(termCallers, 't');

export type TermDimension = 'other_term' | 'other_empty';

/** A term that means no name in the catalogue, and its number of searches on a day. */
export interface CountedTerm {
  readonly day: string;
  /** Whether it is counted as searched, or as searched without hits. */
  readonly dimension: TermDimension;
  readonly term: string;
  readonly count: number;
  /** Addresses of its callers. */
  readonly callers: readonly string[];
}

/**
 * Number of callers within a number of days from which a term is stored readably; a caller counts once a day. Other terms are never shown.
 */
export const minCallers = 5;
const days = 30;
/** Prefix that distinguishes terms while they wait; no term contains a line break. */
const hashedAs: Readonly<Record<TermDimension, string>> = {
  other_term: '',
  other_empty: 'empty\n',
};
/** Characters of the longest term that is counted. */
const maxTermLength = 60;

/** Returns the form in which a term is counted; undefined if it is not counted. */
export function countableTerm(text: string): string | undefined {
  // PostgreSQL allows neither NUL nor lone surrogates.
  const term = composed(text.toWellFormed())
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toLocaleLowerCase('de');
  return term === '' || term.length > maxTermLength ? undefined : term;
}

/** A key that is made once: to make it of bytes for each term takes longer than all the rest. */
const keyOf = (hex: string) => createSecretKey(Buffer.from(hex, 'hex'));

async function termKey(tx: Queries): Promise<KeyObject> {
  const [row] = await tx.rows<{ key: string }>(
    sql`select encode(${secretKeys.key}, 'hex') as key from ${secretKeys} where ${secretKeys.name} = 'search-terms'`,
  );
  if (row === undefined) throw new Error('The key of the search terms is missing.');
  return keyOf(row.key);
}

/** Deletes the terms that have waited too long on a day. */
export async function forgetWaitingTerms(tx: Queries, today: string): Promise<void> {
  await tx.rows(
    sql`delete from ${waitingTerms} where ${waitingTerms.day} <= ${today}::date - ${days}::int`,
  );
}

/** Deletes the callers of terms before a day: their hashes and the keys of the hashes. */
export async function forgetCallers(tx: Queries, today: string): Promise<void> {
  await tx.rows(sql`delete from ${termCallers} where ${termCallers.day} < ${today}::date`);
  await tx.rows(sql`delete from ${callerKeys} where ${callerKeys.day} < ${today}::date`);
}

/** Returns the key of a day, which is deleted after that day; the first process that counts creates it. */
async function callerKey(tx: Queries, day: string): Promise<KeyObject> {
  const made = randomBytes(32).toString('hex');
  await tx.rows(sql`
    insert into ${callerKeys} (${bareList(callerKeys, 'day', 'key')}) values (${day}::date, decode(${made}, 'hex'))
    on conflict (${bareList(callerKeys, 'day')}) do nothing`);
  const [row] = await tx.rows<{ key: string }>(
    sql`select encode(${callerKeys.key}, 'hex') as key from ${callerKeys} where ${callerKeys.day} = ${day}::date`,
  );
  return keyOf(row?.key ?? made);
}

/**
 * Records the callers of terms on a day, and counts them.
 * @returns the terms that had enough callers on that day alone
 */
async function addCallers(tx: Queries, hashed: readonly HashedTerm[]): Promise<HashedTerm[]> {
  const keys = new Map<string, KeyObject>();
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
  const now = await tx.rows<{ day: string; hash: string; callers: number }>(sql`
    update ${waitingTerms} w set ${bare(waitingTerms.callers)} = greatest(${w.callers}, c.callers)
    from (
      select ${t.day}, ${t.term_hash}, count(*)::int as callers from ${termCallers} t
      where (${t.day}, ${t.term_hash}) in (select day, term_hash from ${called}) group by ${t.day}, ${t.term_hash}) c
    where (${w.day}, ${w.term_hash}) = (c.day, c.term_hash)
    returning ${w.day}, encode(${w.term_hash}, 'hex') as hash, ${w.callers}`);
  const enough = now.filter(({ callers: known }) => known >= minCallers);
  const found = new Set(enough.map(({ day, hash }) => `${day} ${hash}`));
  return hashed.filter(({ day, hash }) => found.has(`${day} ${hash}`));
}

interface HashedTerm extends CountedTerm {
  readonly hash: string;
}

/** Moves the counts of terms that enough callers have searched for to the sums of the days. @param counted a derived table of terms */
async function moveFrequentTerms(tx: Queries, counted: SQL, today: string): Promise<void> {
  await tx.rows(sql`
    with known as (select distinct hash, dimension, term from ${counted}),
    frequent as (
      select ${waitingTerms.term_hash} from ${waitingTerms}
      where ${waitingTerms.term_hash} in (select hash from known) and ${waitingTerms.day} > ${today}::date - ${days}::int
      group by ${waitingTerms.term_hash} having sum(${waitingTerms.callers}) >= ${minCallers}),
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

/**
 * Stores waiting terms as keyed hashes, and adds those with enough callers to the sums of the days on which they were searched for.
 * @param tx a transaction: after a failure nothing may be counted
 * @returns the terms that had enough callers on their day alone: further searches for them on that day may be added to the sums at once
 */
export async function addTerms(
  tx: Queries,
  terms: readonly CountedTerm[],
  today: string,
): Promise<readonly CountedTerm[]> {
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
  // Another process with the same term waits here, and then sees the result of this one.
  await tx.rows(sql`
    insert into ${waitingTerms} (${bareList(waitingTerms, 'day', 'term_hash', 'count', 'callers')})
    select day, hash, count, 1 from ${counted} order by day, hash
    on conflict (${bareList(waitingTerms, 'day', 'term_hash')}) do update
    set ${bare(waitingTerms.count)} = ${waitingTerms.count} + excluded.count`);
  const frequent = await addCallers(tx, hashed);
  await moveFrequentTerms(tx, counted, today);
  return frequent;
}
