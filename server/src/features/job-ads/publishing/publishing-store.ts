import { sql } from '../../../core/database/drizzle.ts';
import { berlinDay } from '../../../core/clock.ts';
import type { Queries } from '../../../core/database/database.ts';
import { isAmong } from '../../../core/database/sql-parts.ts';
import { jobAds } from '../schema.ts';
import { bare } from '../../../core/database/build.ts';

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
  const among = only === undefined ? sql`true` : isAmong(jobAds.id, only);
  // Rows are locked in one order everywhere, so that a save at the same moment waits instead of both getting stuck.
  await tx.rows(sql`
    update ${jobAds} set ${bare(jobAds.published)} = true, ${bare(jobAds.waiting)} = false, ${bare(jobAds.publish_date)} = ${jobAds.availability_start_date}
    where ${jobAds.id} in (
      select ${jobAds.id} from ${jobAds}
      where ${jobAds.waiting} and ${jobAds.availability_start_date} <= ${today}::date and ${among}
        and (${jobAds.availability_end_date} is null or ${jobAds.availability_end_date} >= ${today}::date)
      order by ${jobAds.id} for update)`);
  await tx.rows(sql`
    update ${jobAds} set ${bare(jobAds.published)} = false, ${bare(jobAds.waiting)} = false
    where ${jobAds.id} in (
      select ${jobAds.id} from ${jobAds}
      where (${jobAds.published} or ${jobAds.waiting}) and ${jobAds.availability_end_date} < ${today}::date and ${among}
      order by ${jobAds.id} for update)`);
}
