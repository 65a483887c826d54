import { sql } from 'drizzle-orm';
import { berlinDay } from '../../floor/clock.ts';
import type { Queries } from '../../floor/database.ts';

/**
 * What time does to ads: a waiting ad whose day has come is published with that day, an ad whose
 * visible-until day has passed is unpublished. Also makes up for days on which nothing ran.
 */
export async function publishWhatIsDue(tx: Queries, now: Date): Promise<void> {
  const today = berlinDay(now);
  await tx.rows(sql`
    update job_ads set published = true, waiting = false, publish_date = availability_start_date
    where waiting and availability_start_date <= ${today}::date
      and (availability_end_date is null or availability_end_date >= ${today}::date)`);
  await tx.rows(sql`
    update job_ads set published = false, waiting = false
    where (published or waiting) and availability_end_date < ${today}::date`);
}
