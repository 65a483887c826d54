import { sql } from '../../core/database/drizzle.ts';
import { berlinDay } from '../../core/clock.ts';
import type { Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';

/**
 * What time does to ads: a waiting ad whose day has come is published with that day, an ad whose
 * visible-until day has passed is unpublished. Also makes up for days on which nothing ran.
 * @param only these ads, right after they were saved; all of them where it is missing
 */
export async function publishWhatIsDue(
  tx: Queries,
  now: Date,
  only?: readonly number[],
): Promise<void> {
  const today = berlinDay(now);
  const among = only === undefined ? sql`true` : sql`id = any(${idList(only)})`;
  // Rows are locked in one order everywhere, so that a save at the same moment waits instead of both getting stuck.
  await tx.rows(sql`
    update job_ads set published = true, waiting = false, publish_date = availability_start_date
    where id in (
      select id from job_ads
      where waiting and availability_start_date <= ${today}::date and ${among}
        and (availability_end_date is null or availability_end_date >= ${today}::date)
      order by id for update)`);
  await tx.rows(sql`
    update job_ads set published = false, waiting = false
    where id in (
      select id from job_ads
      where (published or waiting) and availability_end_date < ${today}::date and ${among}
      order by id for update)`);
}
