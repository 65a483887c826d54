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
