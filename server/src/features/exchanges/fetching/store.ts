import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { idList } from '../../../core/database/sql-parts.ts';
import type { Json } from '../pipeline/imported-ad.ts';
import { exchangeRecords } from '../schema.ts';
import { jobAds } from '../../job-ads/schema.ts';
import { companies } from '../../companies/schema.ts';
import { bare } from '../../../core/database/build.ts';

const r = alias(exchangeRecords, 'r');
const c = alias(companies, 'c');
const a = alias(jobAds, 'a');

/** A record whose logo was not requested yet, with its company that has no logo. */
export interface RecordWithoutLogo {
  readonly id: number;
  readonly raw: Json;
  readonly company: number;
}

/**
 * Lists the next shown records whose logo was not requested yet, of companies without logo and owner.
 * @param after id of the last record that was listed
 */
export function listUntried(
  db: Queries,
  exchangeId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<RecordWithoutLogo[]> {
  return db.rows<RecordWithoutLogo>(sql`
    select ${r.id}, ${r.raw}, ${c.id} as company from ${exchangeRecords} r
    join ${jobAds} a on ${a.id} = ${r.job_ad_id} join ${companies} c on ${c.id} = ${a.company_id}
    where ${r.exchange_id} = ${exchangeId} and ${r.id} > ${after} and ${r.state} = 'shown' and not ${r.logo_tried}
      and ${c.external} and ${c.user_id} is null and ${c.logo} is null
    order by ${r.id} limit ${limit}`);
}

/** Marks the logos of these records as requested. They are not requested again until a record changes. */
export async function markTried(db: Queries, records: readonly number[]): Promise<void> {
  if (records.length === 0) return;
  await db.rows(
    sql`update ${exchangeRecords} set ${bare(exchangeRecords.logo_tried)} = true where ${exchangeRecords.id} = any(${idList(records)})`,
  );
}
