import { plainFieldNames, type PlainFieldName } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import { prepared, type Queries } from '../../../core/database/database.ts';
import { isAmong } from '../../../core/database/sql-parts.ts';
import type { Publication } from '../publishing/publishing.ts';
import { companies as companiesTable } from '../../companies/schema.ts';
import { jobAds } from '../schema.ts';
import { columnList, type RowOf } from '../../../core/database/build.ts';

const a = alias(jobAds, 'a');
const c = alias(companiesTable, 'c');
const s = alias(jobAds, 's');
const sc = alias(companiesTable, 'sc');

/** A row of `job_ads` with the columns that the rules need. */
export interface StoredAd
  extends
    Publication,
    RowOf<
      typeof jobAds,
      | 'id'
      | 'company_id'
      | 'template_id'
      | 'job_type'
      | 'job_name_id'
      | 'profession_id'
      | 'contact_person_id'
      | 'external'
      | 'accepted'
      | 'filled_on'
      | PlainFieldName
    > {
  /** Account of its company. */
  readonly owner: number | null;
  /** Whether its branch is closed and can still be reopened (companies/closed.ts). */
  readonly closed: boolean;
  /** Milliseconds since 1970, the precision of the API. */
  readonly changedAt: number;
}

const tiedTo = (id: number) => sql`
  (${a.id} = ${id} or ${a.template_id} = (select ${jobAds.template_id} from ${jobAds} where ${jobAds.id} = ${id}))`;

const columns = sql`
  ${a.id}, ${a.company_id}, ${c.user_id} as owner, ${c.closed_at} is not null as closed, ${a.template_id}, ${a.job_type}, ${a.job_name_id}, ${a.profession_id}, ${a.contact_person_id},
  ${columnList(a, ...plainFieldNames)},
  ${a.published}, ${a.publish_date}, ${a.waiting}, ${a.filled_on}, ${a.external}, ${a.accepted},
  floor(extract(epoch from ${a.last_updated}) * 1000)::float8 as "changedAt"`;

/** An ad with the companies of the ad and its siblings. */
export interface AdWithCompanies {
  readonly ad: StoredAd;
  readonly companies: readonly number[];
}

/** Locks ads and their siblings, so that other changes wait. */
export async function lockAds(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx.rows(sql`
    select from ${jobAds} a
    where ${isAmong(a.id, ids)}
      or ${a.template_id} in (select ${jobAds.template_id} from ${jobAds} where ${isAmong(jobAds.id, ids)})
    order by ${a.id} for update`);
}

/** Returns ads by their ids, without locking them. */
export async function readAds(
  db: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AdWithCompanies>> {
  const rows = await db.rows<StoredAd & { companies: number[] }>(sql`
    select ${columns}, array(
      select ${s.company_id} from ${jobAds} s join ${companiesTable} sc on ${sc.id} = ${s.company_id}
      where (${s.id} = ${a.id} or ${s.template_id} = ${a.template_id}) and ${sc.closed_at} is null order by ${s.company_id}) as companies
    from ${jobAds} a join ${companiesTable} c on ${c.id} = ${a.company_id} where ${isAmong(a.id, ids)}`);
  return new Map(rows.map(({ companies, ...ad }) => [ad.id, { ad, companies }]));
}

/**
 * Returns an ad and its siblings, locked until the transaction ends; the ad itself comes first. Siblings whose company has moved to another
 * account, or is closed, are left out, since the caller may not change them.
 * @returns an empty list if there is no such ad
 */
export async function lockGroup(tx: Queries, id: number): Promise<StoredAd[]> {
  await tx.rows(
    prepared(sql`select ${a.id} from ${jobAds} a where ${tiedTo(id)} order by ${a.id} for update`),
  );
  // Read again, because another transaction may have changed or added ads before the lock was granted.
  const ads = await tx.rows<StoredAd>(
    prepared(sql`
    select ${columns}
    from ${jobAds} a join ${companiesTable} c on ${c.id} = ${a.company_id}
    where ${tiedTo(id)} order by ${a.id} <> ${id}, ${a.id} for update of a`),
  );
  const [edited] = ads;
  if (edited?.id !== id) return [];
  return ads.filter(({ owner, closed }) => owner === edited.owner && closed === edited.closed);
}
