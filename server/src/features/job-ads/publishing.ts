import { sql } from 'drizzle-orm/sql';
import { berlinDay } from '../../core/clock.ts';
import type { Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';

/** Days as `YYYY-MM-DD`, Europe/Berlin. */
interface Dates {
  readonly availability_start_date: string | null;
  readonly availability_end_date: string | null;
}

/** Whether an ad is shown, since when, or whether it waits for its day. */
export interface Publication {
  readonly published: boolean;
  readonly publish_date: string | null;
  readonly waiting: boolean;
}

/** The publish rule: at once without a visible-from day, with that day where it lies in the past; else the ad waits for it. */
export function publicationOf(visibleFrom: string | null, today: string): Publication {
  if (visibleFrom === null) return { published: true, publish_date: today, waiting: false };
  if (visibleFrom < today) return { published: true, publish_date: visibleFrom, waiting: false };
  return { published: false, publish_date: null, waiting: true };
}

export const hasExpired = ({ availability_end_date: end }: Dates, today: string): boolean =>
  end !== null && end < today;

/**
 * What an edit makes of it. The rule speaks only where the edit does: it sets another visible-from day, or lets an ad go on that has
 * expired. Any other edit leaves an ad public, private or waiting as it was, with its date (decision 0019).
 */
export function publicationAfterEdit(
  before: Dates & Publication,
  after: Dates,
  today: string,
): Publication {
  const isRevived = hasExpired(before, today) && !hasExpired(after, today);
  const hasMoved = before.availability_start_date !== after.availability_start_date;
  if (isRevived || hasMoved) return publicationOf(after.availability_start_date, today);
  const { published, publish_date, waiting } = before;
  return { published, publish_date, waiting };
}

/** By hand: public from today on, or private. What is public already stays so since its day; nothing waits any more. */
export function publicationByHand(
  before: Publication,
  published: boolean,
  today: string,
): Publication {
  const isNew = published && !before.published;
  return { published, publish_date: isNew ? today : before.publish_date, waiting: false };
}

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
