import type { ExchangeKind } from '@lehrpfad/contract/exchanges/options.ts';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../../core/database/database.ts';
import { wakeRunners } from './queue.ts';

/**
 * Queues the daily run of each active exchange whose time of day has passed since its last one. One that was missed is made up for;
 * of several that were, one is. None where the last run is set aside and nobody knows which record to leave out: it would end the
 * next process, too.
 * @param kinds those that are read by the clock
 */
export async function queueDue(
  tx: Queries,
  kinds: readonly ExchangeKind[],
  now: Date,
): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const local = sql`(${moment} at time zone 'Europe/Berlin')`;
  const queued = await tx.rows(sql`
    insert into exchange_runs (exchange_id, trigger, created_at)
    select e.id, 'daily', ${moment} from exchanges e
    where e.active and e.kind in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb))
      and not coalesce((
        select r.state = 'set-aside' and not coalesce(r.in_hand ? 'id', false) from exchange_runs r
        where r.exchange_id = e.id order by r.id desc limit 1), false)
      and not exists (
        select from exchange_runs r where r.exchange_id = e.id and r.trigger in ('daily', 'first') and r.created_at >= (
          ${local}::date + e.daily_at - case when ${local}::time < e.daily_at then interval '1 day' else interval '0' end
        ) at time zone 'Europe/Berlin')
    order by e.id
    on conflict (exchange_id) where state in ('waiting', 'running') do nothing
    returning id`);
  if (queued.length > 0) await wakeRunners(tx);
}
