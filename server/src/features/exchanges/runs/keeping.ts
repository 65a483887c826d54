import { sql } from 'drizzle-orm/sql';
import type { Database, Queries } from '../../../core/database/database.ts';
import type { ChangeFeed } from '../../../core/database/changes.ts';
import { idList } from '../../../core/database/sql-parts.ts';
import { removeAds } from '../../job-ads/deletion.ts';

/** As many at once as are deleted within a moment. */
const atOnce = 1000;

/** Repeats what deletes a few until there are no more. */
async function untilNone(some: () => Promise<number>): Promise<void> {
  while ((await some()) > 0);
}

/** Runs that are over since then; not what an editor still has to decide about. */
const over = (before: Date) => sql`
  r.finished_at < ${before.toISOString()} and (r.state in ('done', 'dismissed', 'failed', 'stopped')
    or (r.state in ('held', 'set-aside') and exists (select from exchange_runs n where n.exchange_id = r.exchange_id and n.id > r.id)))`;

/** The last good run of an exchange stays, with its counters: the next one is measured by it. */
const isLastGood = sql`(r.state = 'done' and not exists (
  select from exchange_runs n where n.exchange_id = r.exchange_id and n.state = 'done' and n.id > r.id))`;

/** Deletes runs that ended before that moment, with their receipts. */
async function removeRunsBefore(db: Queries, before: Date): Promise<void> {
  await untilNone(async () => {
    const rows = await db.rows(sql`
      delete from exchange_receipts where (run_id, external_id) in (
        select t.run_id, t.external_id from exchange_runs r join exchange_receipts t on t.run_id = r.id
        where ${over(before)} limit ${atOnce}) returning 1`);
    return rows.length;
  });
  await db.rows(sql`
    delete from exchange_runs where id in (
      select r.id from exchange_runs r where ${over(before)} and not ${isLastGood})`);
}

/** An ad that its exchange has withdrawn and that nobody here has made his own. */
const isWithdrawn = sql`(a.external <> '' and not a.published and a.last_updated_by is null)`;

/** What editors have locked stays with its record, or else it would come back as an ad that nobody knows. @returns how many were dealt with */
async function removeSomeGone(tx: Queries, before: Date): Promise<number> {
  const records = await tx.rows<{ id: number; ad: number | null; goes: boolean }>(sql`
    select d.id, a.id as ad, not d.had_ad or coalesce(${isWithdrawn}, false) as goes
    from exchange_records d left join job_ads a on a.id = d.job_ad_id
    where d.state = 'gone' and d.changed_at < ${before.toISOString()} and d.raw <> '{}' and a.lock_reason is null
    order by d.id limit ${atOnce} for update of d`);
  const going = records.filter(({ goes }) => goes);
  await removeAds(
    tx,
    going.flatMap(({ ad }) => ad ?? []),
  );
  await tx.rows(
    sql`delete from exchange_records where id = any(${idList(going.map(({ id }) => id))})`,
  );
  // Whatever was adopted, edited or deleted here has to be known again should it ever come back.
  await tx.rows(sql`
    update exchange_records set raw = '{}', hash = '', stamp = ''
    where id = any(${idList(records.filter(({ goes }) => !goes).map(({ id }) => id))})`);
  return records.length;
}

/** Deletes what exchanges have shown no more since that moment, with the ads that were withdrawn for it. */
async function removeGoneBefore(changes: Pick<ChangeFeed, 'write'>, before: Date): Promise<void> {
  await untilNone(() => changes.write((tx) => removeSomeGone(tx, before)));
}

/** All that imports leave behind for so long. */
export async function removeOldImports(
  parts: { readonly database: Database; readonly changes: Pick<ChangeFeed, 'write'> },
  before: Date,
): Promise<void> {
  await removeRunsBefore(parts.database, before);
  await removeGoneBefore(parts.changes, before);
}
