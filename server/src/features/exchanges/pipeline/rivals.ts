import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../../floor/database.ts';
import { idList } from '../../../floor/sql-parts.ts';
import { adTables, isVisible } from '../../job-ads/visibility.ts';
import type { Exchange } from '../exchange.ts';
import { largestGroup, type Rival } from './duplicates.ts';

/** Groups of ads in which duplicates are looked for. */
export interface RivalGroup {
  readonly employerKey: string;
  readonly postcodes: readonly string[];
}

/** Shown, or waiting for its day. */
const counts = (today: string) => sql`(${isVisible(today)} or a.waiting)`;

/**
 * The ads of other sources in those groups which the public sees or will see; none of an employer with more ads than can be told apart.
 */
export async function rivalsIn(
  db: Queries,
  exchange: Pick<Exchange, 'id' | 'name'>,
  groups: readonly RivalGroup[],
  today: string,
): Promise<Rival[]> {
  const pairs = new Set(
    groups
      .filter(({ employerKey }) => employerKey !== '')
      .flatMap(({ employerKey, postcodes }) => postcodes.map((one) => `${one} ${employerKey}`)),
  );
  if (pairs.size === 0) return [];
  const asked = [...pairs].map((pair) => ({ postcode: pair.slice(0, 5), key: pair.slice(6) }));
  return db.rows<Rival>(sql`
    with asked as materialized (
      select r.key, r.postcode from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r (key text, postcode text)),
    small as materialized (
      select k.key from (select distinct key from asked) k
      where (select count(*) from (
        select from companies o join job_ads oa on oa.company_id = o.id
        where o.employer_key = k.key and (oa.published or oa.waiting) limit ${largestGroup + 1}::int) counted)
        between 1 and ${largestGroup}::int)
    select a.id, c.employer_key as "employerKey", p.postcode, a.job_type as "jobType", a.title,
      a.external = '' as "isOwn",
      coalesce((select e.rank from exchange_records er join exchanges e on e.id = er.exchange_id where er.job_ad_id = a.id limit 1),
        (select e.rank from exchanges e where e.name = a.source), 0)::int as rank
    from ${adTables}
    where c.employer_key in (select key from small) and ${counts(today)}
      and (c.employer_key, p.postcode) in (select key, postcode from asked)
      and a.source is distinct from ${exchange.name}
      and not exists (select from exchange_records er where er.job_ad_id = a.id and er.exchange_id = ${exchange.id})
    order by a.id`);
}

/** Ads that editors have parted from a record of these, or from the ad of it, whichever of the two was told apart from the other. */
export async function splitsOf(
  db: Queries,
  records: readonly { readonly id: number; readonly adId: number | null }[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  if (records.length === 0) return new Map();
  const rows = await db.rows<{
    record: number | null;
    ad: number | null;
    other: number | null;
  }>(sql`
    select s.record_id as record, s.job_ad_id as ad, r.job_ad_id as other
    from exchange_splits s join exchange_records r on r.id = s.record_id
    where s.record_id = any(${idList(records.map(({ id }) => id))})
      or s.job_ad_id = any(${idList(records.flatMap(({ adId }) => adId ?? []))})`);
  return new Map(
    records.map(({ id, adId }) => {
      const parted = rows.flatMap(({ record, ad, other }) => [
        ...(record === id && ad !== null ? [ad] : []),
        ...(adId !== null && ad === adId && other !== null ? [other] : []),
      ]);
      return [id, new Set(parted)];
    }),
  );
}
