import { bareList } from '../../core/database/build.ts';
import type { Queries } from '../../core/database/database.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import type { Move } from '../companies/closure/move.ts';
import { jobAds } from '../job-ads/schema.ts';
import { countColumns } from './columns.ts';
import { addedCounts } from './counts-store.ts';
import { adDailyCounts } from './schema.ts';

const d = alias(adDailyCounts, 'd');

/** Moves the counts of moved ads, which would otherwise be deleted with the closing branch. @returns 0, since all of them can move */
export async function moveAdCounts(tx: Queries, { id, moveTo }: Move): Promise<number> {
  const columns = sql.raw(countColumns.join(', '));
  await tx.rows(sql`
    with moved as (
      delete from ${adDailyCounts} d using ${jobAds}
      where ${d.company_id} = ${id} and ${jobAds.id} = ${d.job_ad_id} and ${jobAds.company_id} = ${moveTo} returning d.*)
    insert into ${adDailyCounts} (${bareList(adDailyCounts, 'day', 'job_ad_id', 'company_id', ...countColumns)})
    select day, job_ad_id, ${moveTo}::int, ${columns} from moved
    on conflict (${bareList(adDailyCounts, 'job_ad_id', 'day', 'company_id')}) do update set ${addedCounts}`);
  return 0;
}
