import { alias, sql } from '../../../../core/database/drizzle.ts';
import type { Queries } from '../../../../core/database/database.ts';
import { idList } from '../../../../core/database/sql-parts.ts';
import { jobAds } from '../../../job-ads/schema.ts';
import type { Exchange } from '../../exchange.ts';
import { exchangeRecords } from '../../schema.ts';
import type { Json } from '../imported-ad.ts';
import { anyOfTexts } from './record-store.ts';

const a = alias(jobAds, 'a');
const r = alias(exchangeRecords, 'r');

interface Twin {
  readonly externalId: string;
  readonly adId: number;
  readonly raw: Json;
}

/** Finds records of the source whose ads are shown or wait for their day, by their ids or the ids of the ads. */
export async function shownTwins(
  db: Queries,
  { id }: Pick<Exchange, 'id'>,
  { adIds = [], externalIds = [] }: { adIds?: readonly number[]; externalIds?: readonly string[] },
): Promise<Twin[]> {
  if (adIds.length + externalIds.length === 0) return [];
  return db.rows<Twin>(sql`
    select ${r.external_id} as "externalId", ${a.id} as "adId", ${r.raw}
    from ${exchangeRecords} r join ${jobAds} a on ${a.id} = ${r.job_ad_id}
    where ${r.exchange_id} = ${id} and (${a.published} or ${a.waiting})
      and (${a.id} = any(${idList(adIds)}) or ${r.external_id} = ${anyOfTexts(externalIds)})
    order by ${r.id}`);
}
