import type { JobType } from '../../core/options.ts';
import { germanDay } from '../../core/dates/german-day.ts';

/* The calendar weeks in which a company takes interns. Free of schemas. */

export interface InternshipWeek {
  /** ISO day of its Monday. */
  readonly monday: string;
  readonly places: number;
  /** Number of these places that are free. */
  readonly free: number;
}

/** Returns 'Woche vom 19.10.2026: 2 von 3 frei'. */
export const weekWords = ({ monday, places, free }: InternshipWeek): string =>
  `Woche vom ${germanDay(monday)}: ${free} von ${places} frei`;

interface AdWithWeeks {
  readonly job_type_int: JobType;
  readonly internship_weeks: readonly InternshipWeek[];
}

/** Returns the weeks of an internship with a free place; undefined if the ad names no weeks. */
const freeWeeks = ({ job_type_int: type, internship_weeks: weeks }: AdWithWeeks) =>
  type > 1 || weeks.length === 0 ? undefined : weeks.filter(({ free }) => free > 0);

/** Returns the weeks of an internship with a free place, in words; '' if the ad names no weeks. */
export function weeksText(ad: AdWithWeeks): string {
  const free = freeWeeks(ad);
  return free ? free.map(weekWords).join(' · ') || 'besetzt' : '';
}

/** Returns when an ad begins, as its card says: an internship with weeks in the first free one, null if none is. */
export function firstDayOf(ad: AdWithWeeks & { readonly job_start: string | null }): string | null {
  const free = freeWeeks(ad);
  return free ? (free[0]?.monday ?? null) : ad.job_start;
}
