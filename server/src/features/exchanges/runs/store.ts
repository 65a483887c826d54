import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { countObsoleteRecords } from '../pipeline/records/obsolete-record-store.ts';
import { ofLastGood, readOf, recordsOf } from '../editor/run-store.ts';
import type { RunExecution } from './claims/run-execution.ts';
import {
  exchangeLeftOut,
  exchangeImportResults,
  exchangeRecords,
  exchangeRuns,
  exchanges,
} from '../schema.ts';
import { bare, bareList } from '../../../core/database/build.ts';

const d = alias(exchangeRecords, 'd');
const r = alias(exchangeRuns, 'r');
const c = alias(exchangeImportResults, 'c');
const mine = alias(exchangeRuns, 'mine');

/** Lists the source's stamps of the stored versions, by the ids of the records. Records without a stamp are left out. */
export async function listStamps(
  db: Queries,
  exchangeId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows<{ id: string; stamp: string }>(sql`
    select ${exchangeRecords.external_id} as id, ${exchangeRecords.stamp} from ${exchangeRecords}
    where ${exchangeRecords.exchange_id} = ${exchangeId} and ${exchangeRecords.stamp} <> ''
      and ${exchangeRecords.external_id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
  return new Map(rows.map(({ id, stamp }) => [id, stamp]));
}

/** Lists those of the URLs from which an ad has come. */
export async function listPages(
  db: Queries,
  exchangeId: number,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ address: string }>(sql`
    select p.address from jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb) as p (address)
    where exists (select from ${exchangeRecords} d where ${d.exchange_id} = ${exchangeId} and ${d.job_ad_id} is not null
      and (${d.external_id} = p.address or ${d.raw} ->> 'url' = p.address))`);
  return new Set(rows.map(({ address }) => address));
}

/** Lists the hashes of the records of an exchange that are left out, by their ids. */
export async function listLeftOut(
  db: Queries,
  exchangeId: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows<{ id: string; mark: string }>(
    sql`select ${exchangeLeftOut.external_id} as id, ${exchangeLeftOut.mark} from ${exchangeLeftOut}
        where ${exchangeLeftOut.exchange_id} = ${exchangeId}`,
  );
  return new Map(rows.map(({ id, mark }) => [id, mark]));
}

/** Makes the next runs of an exchange leave out a record. */
export async function insertLeftOut(
  db: Queries,
  exchangeId: number,
  { id, mark = '' }: Pick<RunExecution, 'id' | 'mark'>,
): Promise<void> {
  await db.rows(sql`
    insert into ${exchangeLeftOut} (${bareList(exchangeLeftOut, 'exchange_id', 'external_id', 'mark')})
    values (${exchangeId}, ${id}, ${mark})
    on conflict (${bareList(exchangeLeftOut, 'exchange_id', 'external_id')}) do update
    set ${bare(exchangeLeftOut.mark)} = excluded.mark, ${bare(exchangeLeftOut.since)} = now()`);
}

/** Returns how many records came in the last good run of an exchange before this one; null if there was none. */
export async function countRecordsBefore(
  db: Queries,
  exchangeId: number,
  runId: number,
): Promise<number | null> {
  const last = ofLastGood(recordsOf, sql`${exchangeId}::int`, sql`${runId}::int`);
  const [row] = await db.rows<{ records: number | null }>(sql`select ${last} as records`);
  return row?.records ?? null;
}

/** Numbers that decide whether a run may take ads down. */
export interface RunNumbers {
  /** Records that came. Those that are gone do not count. */
  readonly records: number;
  /** Number of these that were not rejected. Rejected records do not show that the exchange works. */
  readonly read: number;
  /** The same number in the last good run; null if there was none. */
  readonly lastRead: number | null;
  readonly announced: number | null;
  /** Rejected records that could not be read at all. */
  readonly unreadable: number;
  /** Ads that were shown before the run, and those of them that it would take away. */
  readonly shown: number;
  readonly going: number;
  /** Whether the exchange is the career page of a company. Only its JobPostings are records. */
  readonly isPage: boolean;
}

/** The reasons for which a record is rejected before its content is known. */
const unreadable = sql`('unreadable', 'too-large', 'no-id', 'repeated-id', 'crashed')`;

/** Reads the numbers of a run in which everything has been read. */
export async function findNumbers(db: Queries, runId: number): Promise<RunNumbers> {
  const [row] = await db.rows<Omit<RunNumbers, 'shown' | 'going'>>(sql`
    select ${recordsOf} as records, ${readOf} as read, ${r.announced}, (
        select ${exchanges.kind} = 'career-page' from ${exchanges} where ${exchanges.id} = ${r.exchange_id}) as "isPage", (
        select count(*)::int from ${exchangeImportResults} c
        where ${c.run_id} = ${r.id} and ${c.outcome} = 'rejected' and ${c.reason} in ${unreadable}) as unreadable,
      ${ofLastGood(readOf, sql`${mine.exchange_id}`, sql`${mine.id}`)} as "lastRead"
    from ${exchangeRuns} r join ${exchangeRuns} mine on ${mine.id} = ${r.id} where ${r.id} = ${runId}`);
  if (!row) throw new Error(`There is no run ${runId}.`);
  return { ...row, ...(await countObsoleteRecords(db, runId)) };
}

/** The tables that an import fills and reads. */
const tables = sql`job_ads, companies, addresses, exchange_records, exchange_import_results`;

/** Renews the statistics by which the database plans its queries. */
export async function analyzeTables(db: Queries): Promise<void> {
  await db.rows(sql`analyze ${tables}`);
}
