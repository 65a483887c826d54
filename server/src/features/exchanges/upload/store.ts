import type { Outcome } from '@lehrpfad/contract/exchanges/options.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import type { ImportResult } from '../pipeline/decision.ts';
import { exchangeImportResults, exchangeRecords, exchangeRuns, exchanges } from '../schema.ts';
import { addresses, companies } from '../../companies/schema.ts';
import { places, towns } from '../../places/schema.ts';
import { bare, bareList } from '../../../core/database/build.ts';

const c = alias(companies, 'c');
const d = alias(addresses, 'd');
const p = alias(places, 'p');
const t = alias(towns, 't');

/** Returns the id of the exchange of the account's uploads; undefined before the first upload. */
export async function uploadsOf(db: Queries, userId: number): Promise<number | undefined> {
  const [row] = await db.rows<{ id: number }>(sql`
    select ${exchanges.id} from ${exchanges} where ${exchanges.user_id} = ${userId} and ${exchanges.kind} = 'upload'`);
  return row?.id;
}

/** A company of the account. */
export interface Branch {
  readonly id: number;
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
}

/** The account's companies, by id. */
export function listBranches(db: Queries, userId: number): Promise<Branch[]> {
  return db.rows<Branch>(sql`
    select ${c.id}, ${c.name}, coalesce(${d.street}, '') as street, coalesce(${p.postcode}, '') as postcode, coalesce(${t.name}, '') as town
    from ${companies} c left join ${addresses} d on ${d.id} = ${c.address_id}
    left join ${places} p on ${p.id} = ${d.place_id} left join ${towns} t on ${t.id} = ${p.town_id}
    where ${c.user_id} = ${userId} order by ${c.id}`);
}

/** The stored row of an earlier upload. */
export interface Kept {
  /** Hash of the form as it was then. */
  readonly hash: string;
  /** Null if the ad was deleted here. */
  readonly adId: number | null;
}

/** Lists the stored rows of earlier uploads, by their ids. */
export async function listKept(
  db: Queries,
  exchangeId: number,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, Kept>> {
  const rows = await db.rows<Kept & { externalId: string }>(sql`
    select ${exchangeRecords.external_id} as "externalId", ${exchangeRecords.hash}, ${exchangeRecords.job_ad_id} as "adId"
    from ${exchangeRecords}
    where ${exchangeRecords.exchange_id} = ${exchangeId}
      and ${exchangeRecords.external_id} in (select jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb))`);
  return new Map(rows.map(({ externalId, ...kept }) => [externalId, kept]));
}

/** The record of a row that has become an ad. */
export interface KeptRow {
  readonly external_id: string;
  readonly raw: Readonly<Record<string, string>>;
  readonly hash: string;
  readonly job_ad_id: number;
}

/** Saves the records of rows, so that the next upload recognises them. */
export async function keepRows(
  tx: Queries,
  exchangeId: number,
  rows: readonly KeptRow[],
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    insert into ${exchangeRecords} (${bareList(exchangeRecords, 'exchange_id', 'external_id', 'raw', 'hash', 'state', 'job_ad_id', 'had_ad', 'first_seen', 'changed_at')})
    select ${exchangeId}, r.external_id, r.raw, r.hash, 'shown', r.job_ad_id, true,
      ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (external_id text, raw jsonb, hash text, job_ad_id int)
    on conflict (${bareList(exchangeRecords, 'exchange_id', 'external_id')}) do update
      set ${bare(exchangeRecords.raw)} = excluded.raw, ${bare(exchangeRecords.hash)} = excluded.hash,
        ${bare(exchangeRecords.job_ad_id)} = excluded.job_ad_id, ${bare(exchangeRecords.changed_at)} = excluded.changed_at`);
}

const counted = {
  created: 'created',
  changed: 'changed',
  unchanged: 'unchanged',
  rejected: 'rejected',
  'left-alone': 'left_alone',
} as const satisfies Partial<Record<Outcome, string>>;

/** Records an upload as a run with its import results. @returns the id of the run */
export async function recordRun(
  tx: Queries,
  { exchangeId, userId, now }: { exchangeId: number; userId: number; now: Date },
  importResults: readonly ImportResult[],
): Promise<number> {
  const count = (outcome: keyof typeof counted) =>
    importResults.filter((importResult) => importResult.outcome === outcome).length;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const [run] = await tx.rows<{ id: number }>(sql`
    insert into ${exchangeRuns} (${bareList(exchangeRuns, 'exchange_id', 'trigger', 'started_by', 'state', 'created_at', 'started_at', 'finished_at', 'fetched', 'announced', 'created', 'changed', 'unchanged', 'rejected', 'left_alone')})
    values (${exchangeId}, 'upload', ${userId}, 'done', ${moment}, ${moment}, ${moment}, true, ${importResults.length},
      ${count('created')}, ${count('changed')}, ${count('unchanged')}, ${count('rejected')}, ${count('left-alone')})
    returning ${exchangeRuns.id}`);
  if (run === undefined) throw new Error('The run was not written.');
  await tx.rows(sql`
    insert into ${exchangeImportResults} (${bareList(exchangeImportResults, 'run_id', 'external_id', 'title', 'company', 'outcome', 'reason', 'detail', 'job_ad_id')})
    select ${run.id}, r."externalId", r.title, r.company, r.outcome, r.reason, r.detail, r."jobAdId"
    from jsonb_to_recordset(${JSON.stringify(importResults)}::jsonb)
      as r ("externalId" text, title text, company text, outcome text, reason text, detail text, "jobAdId" int)`);
  return run.id;
}
