import type { ExchangeKind } from '@lehrpfad/contract/exchanges/options.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import { advisoryKey, type Queries } from '../../core/database/database.ts';
import { notFound } from '../../core/http/errors.ts';
import { slugOf } from '@lehrpfad/contract/core/text/slug.ts';
import { changedAt } from '../../core/database/sql-parts.ts';
import { hasRead } from './editor/run-store.ts';
import type { Exchange } from './exchange.ts';
import { exchangeRecords, exchangeRuns, exchanges } from './schema.ts';
import { jobAds } from '../job-ads/schema.ts';
import { bare, bareList } from '../../core/database/build.ts';

const e = alias(exchanges, 'e');
const a = alias(jobAds, 'a');
const d = alias(exchangeRecords, 'd');
const r = alias(exchangeRuns, 'r');

/** Returns an exchange with the fields that an import needs; undefined if there is none. */
export async function findExchange(db: Queries, id: number): Promise<Exchange | undefined> {
  const [exchange] = await db.rows<Exchange>(sql`
    select ${exchanges.id}, ${exchanges.key}, ${exchanges.name}, ${exchanges.kind}, ${exchanges.settings}, ${exchanges.rank},
      ${exchanges.user_id} as "userId" from ${exchanges} where ${exchanges.id} = ${id}`);
  return exchange;
}

/** Locks an exchange against other changes and decisions about its runs. @throws 404 */
export async function lockExchange(
  tx: Queries,
  id: number,
): Promise<{ logo: string | null; active: boolean }> {
  const [row] = await tx.rows<{ logo: string | null; active: boolean }>(
    sql`select ${exchanges.logo}, ${exchanges.active} from ${exchanges} where ${exchanges.id} = ${id} for update`,
  );
  if (row === undefined) throw notFound();
  return row;
}

/** Locks the names of exchanges until the transaction ends. */
export async function lockNames(tx: Queries): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(${advisoryKey('exchange names')}::bigint)`);
}

/** Finds another exchange of that name. Upper and lower case do not matter. */
export async function nameTaken(
  tx: Queries,
  name: string,
  id: number | null,
): Promise<{ id: number } | undefined> {
  const [other] = await tx.rows<{ id: number }>(sql`
    select ${exchanges.id}
    from ${exchanges} where lower(${exchanges.name}) = lower(${name}) and ${exchanges.id} is distinct from ${id}::int`);
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

/** Makes a key that begins with a letter and leaves room for a number at its end. */
function keyOf(name: string): string {
  const slug = slugOf(name)
    .replace(/^[^a-z]+/, '')
    .slice(0, 32);
  return slug === '' ? 'boerse' : slug;
}

/** Adds a row. Its key is made from its name, with a number if the key is taken. */
export async function insertExchange(tx: Queries, row: NewExchange, now: Date): Promise<number> {
  const slug = keyOf(row.name);
  const [added] = await tx.rows<{ id: number }>(sql`
    insert into ${exchanges} (${bareList(exchanges, 'key', 'name', 'kind', 'logo', 'settings', 'active', 'daily_at', 'rank', 'created_at', 'last_updated')})
    select k.key, ${row.name}, ${row.kind}, ${row.logo}, ${JSON.stringify(row.settings)}::text::jsonb, ${row.active},
      ${row.daily_at}::time, ${row.rank}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from (
      select case when n = 1 then ${slug} else ${slug} || '-' || n end as key from generate_series(1, 10000) n
      order by n) k
    where not exists (select from ${exchanges} e where ${e.key} = k.key) limit 1
    returning id`);
  if (added === undefined) throw new Error('No key was left for an exchange.');
  return added.id;
}

type Changes = {
  readonly [Field in Exclude<keyof NewExchange, 'kind'>]: NewExchange[Field] | undefined;
};

/** Updates the fields that are not undefined. */
export async function updateExchange(
  tx: Queries,
  id: number,
  { name, active, daily_at, rank, settings, logo }: Changes,
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    update ${exchanges} set
      ${bare(exchanges.name)} = coalesce(${name ?? null}, ${exchanges.name}),
      ${bare(exchanges.active)} = coalesce(${active ?? null}::boolean, ${exchanges.active}),
      ${bare(exchanges.daily_at)} = coalesce(${daily_at ?? null}::time, ${exchanges.daily_at}),
      ${bare(exchanges.rank)} = coalesce(${rank ?? null}::smallint, ${exchanges.rank}),
      ${bare(exchanges.settings)} = coalesce(${settings ? JSON.stringify(settings) : null}::text::jsonb, ${exchanges.settings}),
      ${bare(exchanges.logo)} = case when ${logo !== undefined}::boolean then ${logo ?? null} else ${exchanges.logo} end,
      ${bare(exchanges.last_updated)} = ${changedAt(now)}
    where ${exchanges.id} = ${id}`);
}

export async function hasRecords(tx: Queries, id: number): Promise<boolean> {
  const rows = await tx.rows(
    sql`select 1 from ${exchangeRecords} where ${exchangeRecords.exchange_id} = ${id} limit 1`,
  );
  return rows.length > 0;
}

/**
 * Withdraws the ads of an exchange. Its shown and duplicate records count as gone, so that another run adds them again. Adopted ads
 * stay.
 * @returns the ads that were shown
 */
export async function forgetShown(tx: Queries, id: number): Promise<number[]> {
  const gone = await tx.rows<{ ad: number | null }>(sql`
    update ${exchangeRecords} d
    set ${bare(exchangeRecords.state)} = 'gone', ${bare(exchangeRecords.reason)} = '', ${bare(exchangeRecords.duplicate_of)} = null,
      ${bare(exchangeRecords.changed_at)} = now(),
      ${bare(exchangeRecords.was_private)} = exists (select from ${jobAds} a
      where ${a.id} = ${d.job_ad_id} and not ${a.published} and not ${a.waiting})
    where ${d.exchange_id} = ${id} and ${d.state} in ('shown', 'duplicate')
      and not exists (select from ${jobAds} a where ${a.id} = ${d.job_ad_id} and ${a.external} = '')
    returning ${d.job_ad_id} as ad`);
  return gone.flatMap(({ ad }) => ad ?? []);
}

export async function removeExchange(tx: Queries, id: number): Promise<void> {
  await tx.rows(sql`delete from ${exchanges} where ${exchanges.id} = ${id}`);
}

/** Locks the supplier's link of an exchange. @returns whether it has one. @throws 404 */
export async function lockImportResultLink(
  tx: Queries,
  id: number,
): Promise<{ readonly name: string; readonly before: boolean }> {
  const [row] = await tx.rows<{ name: string; before: boolean }>(sql`
    select ${exchanges.name}, ${exchanges.import_result_token_hash} is not null as before from ${exchanges}
    where ${exchanges.id} = ${id} for update`);
  if (row === undefined) throw notFound();
  return row;
}

/** Sets the supplier's link. @param hash of its token in hexadecimal digits; null for no link */
export async function updateImportResultTokenHash(
  tx: Queries,
  id: number,
  hash: string | null,
): Promise<void> {
  await tx.rows(
    sql`update ${exchanges} set ${bare(exchanges.import_result_token_hash)} = ${hash} where ${exchanges.id} = ${id}`,
  );
}

/** Returns the exchange with that token, and its last run that was read to the end; undefined if there is none. */
export async function findByImportResultToken(
  db: Queries,
  hash: string,
): Promise<{ key: string; runId: number | null } | undefined> {
  const [row] = await db.rows<{ key: string; runId: number | null }>(sql`
    select ${e.key}, (select ${r.id} from ${exchangeRuns} r
      where ${r.exchange_id} = ${e.id} and ${r.state} in ('done', 'held', 'dismissed') and ${hasRead} order by ${r.id} desc limit 1) as "runId"
    from ${exchanges} e where ${e.import_result_token_hash} = ${hash}`);
  return row;
}
