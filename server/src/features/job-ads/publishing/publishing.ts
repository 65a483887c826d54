/** Days as `YYYY-MM-DD`, Europe/Berlin. */
interface Dates {
  readonly availability_start_date: string | null;
  readonly availability_end_date: string | null;
}

/** Whether an ad is published, since when, or whether it waits for its first visible day. */
export interface Publication {
  readonly published: boolean;
  readonly publish_date: string | null;
  readonly waiting: boolean;
}

/**
 * Applies the rule for publishing: at once without a first visible day, with that day if it is in the past; otherwise the ad waits for it.
 */
export function publicationOf(visibleFrom: string | null, today: string): Publication {
  if (visibleFrom === null) return { published: true, publish_date: today, waiting: false };
  if (visibleFrom < today) return { published: true, publish_date: visibleFrom, waiting: false };
  return { published: false, publish_date: null, waiting: true };
}

export const hasExpired = ({ availability_end_date: end }: Dates, today: string): boolean =>
  end !== null && end < today;

/**
 * Returns the publication after an edit. The rule for publishing applies only if the edit sets another first visible day, or extends an
 * expired ad. After any other edit an ad stays public, private or waiting, with its date (decision 0019).
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

/** Returns the publication after a manual toggle: public from today on, or private. A public ad keeps its date; it no longer waits. */
export function publicationByHand(
  before: Publication,
  published: boolean,
  today: string,
): Publication {
  const isNew = published && !before.published;
  return { published, publish_date: isNew ? today : before.publish_date, waiting: false };
}
