import { sql } from '../../../core/database/drizzle.ts';
import { berlinDay } from '../../../core/clock.ts';
import type { Queries } from '../../../core/database/database.ts';
import { bare } from '../../../core/database/build.ts';
import { jobAds } from '../schema.ts';
import { adTables, isVisible } from './visibility-store.ts';

/** Records when the public first saw an ad, whether its company, its job name or a day had kept it from the public before. */
export async function recordShownAds(db: Queries, now: Date): Promise<void> {
  await db.rows(sql`
    update ${jobAds} set ${bare(jobAds.shown_at)} = ${now.toISOString()}::timestamptz
    where ${jobAds.id} in (
      select a.id from ${adTables} where a.shown_at is null and ${isVisible(berlinDay(now))}
      order by a.id for update of a skip locked)`);
}
