import { growthReasons } from '@lehrpfad/contract/exchanges/options.ts';
import { sql } from 'drizzle-orm/sql';
import type { ChangeFeed } from '../../core/database/changes.ts';
import type { Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';
import { removeAds } from '../job-ads/deletion.ts';

/** As many as are deleted within a moment. */
const atOnce = 500;

/** What a run has brought, that is held because too much came, and that nobody has made his own since. @returns how many went */
async function removeSome(tx: Queries, runId: number): Promise<number> {
  const rows = await tx.rows<{ id: number; ad: number }>(sql`
    select d.id, a.id as ad from exchange_runs r
    join exchange_receipts c on c.run_id = r.id and c.outcome = 'created'
    join exchange_records d on (d.exchange_id, d.external_id) = (r.exchange_id, c.external_id)
    join job_ads a on a.id = d.job_ad_id
    where r.id = ${runId} and r.state = 'held'
      and r.reason in (select jsonb_array_elements_text(${JSON.stringify(growthReasons)}::jsonb))
      and not exists (select from exchange_runs n where n.exchange_id = r.exchange_id and n.id > r.id)
      and a.external <> '' and a.last_updated_by is null
    order by d.id limit ${atOnce} for update of d`);
  await removeAds(
    tx,
    rows.map(({ ad }) => ad),
  );
  await tx.rows(
    sql`delete from exchange_records where id = any(${idList(rows.map(({ id }) => id))})`,
  );
  return rows.length;
}

/** Deletes what a run has brought that is held because too much came, some at a time; of any other run nothing. */
export async function removeBrought(
  changes: Pick<ChangeFeed, 'write'>,
  runId: number,
): Promise<void> {
  while ((await changes.write((tx) => removeSome(tx, runId))) > 0);
}
