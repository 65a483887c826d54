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

/** Returns the weeks of an internship with a free place, in words; '' if the ad names no weeks. */
export function weeksText(ad: {
  readonly job_type_int: JobType;
  readonly internship_weeks: readonly InternshipWeek[];
}): string {
  const weeks = ad.internship_weeks;
  if (ad.job_type_int > 1 || weeks.length === 0) return '';
  const free = weeks.filter((week) => week.free > 0);
  return free.map(weekWords).join(' · ') || 'besetzt';
}
