import type { ExchangeKind } from '@lehrpfad/contract/exchanges/options.ts';
import { sql } from '../../core/database/drizzle.ts';
import { advisoryKey, type Queries } from '../../core/database/database.ts';
import { notFound } from '../../core/http/errors.ts';
import { slugOf } from '../../core/text/slug.ts';
import { changedAt } from '../../core/database/sql-parts.ts';
import type { Exchange } from './exchange.ts';

/** An exchange as it is read from; undefined where there is none. */
export async function findExchange(db: Queries, id: number): Promise<Exchange | undefined> {
  const [exchange] = await db.rows<Exchange>(sql`
    select id, key, name, kind, settings, rank, user_id as "userId" from exchanges where id = ${id}`);
  return exchange;
}

/** Lets whoever else changes it, or queues or decides about its runs, wait. @throws 404 */
export async function lockExchange(
  tx: Queries,
  id: number,
): Promise<{ logo: string | null; active: boolean }> {
  const [row] = await tx.rows<{ logo: string | null; active: boolean }>(
    sql`select logo, active from exchanges where id = ${id} for update`,
  );
  if (row === undefined) throw notFound();
  return row;
}

/** Lets whoever else gives an exchange a name wait. */
export async function lockNames(tx: Queries): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(${advisoryKey('exchange names')}::bigint)`);
}

/** Another exchange of that name, however it is spelled in small and capital letters. */
export async function nameTaken(
  tx: Queries,
  name: string,
  id: number | null,
): Promise<{ id: number } | undefined> {
  const [other] = await tx.rows<{ id: number }>(sql`
    select id from exchanges where lower(name) = lower(${name}) and id is distinct from ${id}::int`);
  return other;
}

interface NewExchange {
  readonly name: string;
  readonly kind: ExchangeKind;
  readonly active: boolean;
  readonly daily_at: string;
  readonly rank: number;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly logo: string | null;
}

/** Begins with a letter, and leaves room for a number. */
function keyOf(name: string): string {
  const slug = slugOf(name)
    .replace(/^[^a-z]+/, '')
    .slice(0, 32);
  return slug === '' ? 'boerse' : slug;
}

/** Adds a row; its key is made of its name, with a number where that is taken. */
export async function insertExchange(tx: Queries, row: NewExchange, now: Date): Promise<number> {
  const slug = keyOf(row.name);
  const [added] = await tx.rows<{ id: number }>(sql`
    insert into exchanges (key, name, kind, logo, settings, active, daily_at, rank, created_at, last_updated)
    select k.key, ${row.name}, ${row.kind}, ${row.logo}, ${JSON.stringify(row.settings)}::text::jsonb, ${row.active},
      ${row.daily_at}::time, ${row.rank}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from (
      select case when n = 1 then ${slug} else ${slug} || '-' || n end as key from generate_series(1, 10000) n
      order by n) k
    where not exists (select from exchanges e where e.key = k.key) limit 1
    returning id`);
  if (added === undefined) throw new Error('No key was left for an exchange.');
  return added.id;
}

type Changes = {
  readonly [Field in Exclude<keyof NewExchange, 'kind'>]: NewExchange[Field] | undefined;
};

/** Writes the fields that are not undefined. */
export async function updateExchange(
  tx: Queries,
  id: number,
  { name, active, daily_at, rank, settings, logo }: Changes,
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    update exchanges set
      name = coalesce(${name ?? null}, name),
      active = coalesce(${active ?? null}::boolean, active),
      daily_at = coalesce(${daily_at ?? null}::time, daily_at),
      rank = coalesce(${rank ?? null}::smallint, rank),
      settings = coalesce(${settings ? JSON.stringify(settings) : null}::text::jsonb, settings),
      logo = case when ${logo !== undefined}::boolean then ${logo ?? null} else logo end,
      last_updated = ${changedAt(now)}
    where id = ${id}`);
}

export async function hasRecords(tx: Queries, id: number): Promise<boolean> {
  const rows = await tx.rows(sql`select 1 from exchange_records where exchange_id = ${id} limit 1`);
  return rows.length > 0;
}

/**
 * What was shown, or stood back behind another, counts as gone: another run brings it again. A company's own ads go on.
 * @returns the ads that were shown
 */
export async function forgetShown(tx: Queries, id: number): Promise<number[]> {
  const gone = await tx.rows<{ ad: number | null }>(sql`
    update exchange_records d set state = 'gone', reason = '', duplicate_of = null, changed_at = now(),
      was_private = exists (select from job_ads a where a.id = d.job_ad_id and not a.published and not a.waiting)
    where d.exchange_id = ${id} and d.state in ('shown', 'duplicate')
      and not exists (select from job_ads a where a.id = d.job_ad_id and a.external = '')
    returning d.job_ad_id as ad`);
  return gone.flatMap(({ ad }) => ad ?? []);
}

export async function removeExchange(tx: Queries, id: number): Promise<void> {
  await tx.rows(sql`delete from exchanges where id = ${id}`);
}

/** Lets whoever else changes a supplier's link wait. @returns whether there is one before. @throws 404 */
export async function lockReceiptLink(
  tx: Queries,
  id: number,
): Promise<{ readonly name: string; readonly before: boolean }> {
  const [row] = await tx.rows<{ name: string; before: boolean }>(sql`
    select name, receipt_token_hash is not null as before from exchanges where id = ${id} for update`);
  if (row === undefined) throw notFound();
  return row;
}

/** @param hash of the token in hexadecimal digits; null for no link */
export async function updateReceiptTokenHash(
  tx: Queries,
  id: number,
  hash: string | null,
): Promise<void> {
  await tx.rows(sql`update exchanges set receipt_token_hash = ${hash} where id = ${id}`);
}

/** The exchange with that token, and its last run that has been read to its end; undefined where there is none. */
export async function findByReceiptToken(
  db: Queries,
  hash: string,
): Promise<{ key: string; runId: number | null } | undefined> {
  const [row] = await db.rows<{ key: string; runId: number | null }>(sql`
    select e.key, (select r.id from exchange_runs r
      where r.exchange_id = e.id and r.state in ('done', 'held', 'dismissed') order by r.id desc limit 1) as "runId"
    from exchanges e where e.receipt_token_hash = ${hash}`);
  return row;
}
