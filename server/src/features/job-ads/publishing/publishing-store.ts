import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import { sql } from '../../../core/database/drizzle.ts';
import { berlinDay } from '../../../core/clock.ts';
import type { Queries } from '../../../core/database/database.ts';
import { isAmong } from '../../../core/database/sql-parts.ts';
import { jobAds } from '../schema.ts';
import { bare } from '../../../core/database/build.ts';

/**
 * Publishes waiting ads whose first visible day has come, with that day, and unpublishes ads whose last visible day is over. Also catches
 * up on days without a run.
 * @param only ids of ads that were just saved; all ads if missing
 */
export async function publishDueAds(
  tx: Queries,
  now: Date,
  only?: readonly number[],
): Promise<void> {
  const today = berlinDay(now);
  const among = only === undefined ? sql`true` : isAmong(jobAds.id, only);
  // Rows are always locked in the same order, to avoid deadlocks with concurrent saves.
  await tx.rows(sql`
    update ${jobAds} set ${bare(jobAds.published)} = true, ${bare(jobAds.waiting)} = false, ${bare(jobAds.publish_date)} = ${jobAds.availability_start_date}
    where ${jobAds.id} in (
      select ${jobAds.id} from ${jobAds}
      where ${jobAds.waiting} and ${jobAds.availability_start_date} <= ${today}::date and ${among}
        and (${jobAds.availability_end_date} is null or ${jobAds.availability_end_date} >= ${today}::date)
      order by ${jobAds.id} for update)`);
  await tx.rows(sql`
    update ${jobAds} set ${bare(jobAds.published)} = false, ${bare(jobAds.waiting)} = false,
      ${bare(jobAds.ended_on)} = case when ${jobAds.published} then ${jobAds.availability_end_date} else ${jobAds.ended_on} end
    where ${jobAds.id} in (
      select ${jobAds.id} from ${jobAds}
      where (${jobAds.published} or ${jobAds.waiting}) and ${jobAds.availability_end_date} < ${today}::date and ${among}
      order by ${jobAds.id} for update)`);
}

/**
 * Removes past weeks from ads. If none would be left, the last one stays without a free place, since an ad without weeks can be
 * begun at any time. `last_updated` stays unchanged, since nobody has edited the ad.
 */
export async function removePastWeeks(tx: Queries, now: Date): Promise<void> {
  // The last Monday whose week is over.
  const past = sql`${addDays(berlinDay(now), -7)}`;
  const weeks = sql`jsonb_array_elements(${jobAds.internship_weeks}) week`;
  const last = sql`jsonb_set(${jobAds.internship_weeks} -> -1, '{free}', '0')`;
  await tx.rows(sql`
    update ${jobAds} set ${bare(jobAds.internship_weeks)} = (
      select coalesce(jsonb_agg(week order by week ->> 'monday'), jsonb_build_array(${last}))
      from ${weeks} where week ->> 'monday' > ${past})
    where ${jobAds.id} in (
      select ${jobAds.id} from ${jobAds}
      where ${jobAds.internship_weeks} <> '[]' and exists (
        select from ${weeks} where week ->> 'monday' <= ${past}
          and (${jobAds.internship_weeks} <> jsonb_build_array(${last})))
      order by ${jobAds.id} for update)`);
}
