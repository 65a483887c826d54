import { germanDay } from '../core/dates/german-day.ts';
import { fridayOf, weekNumberOf } from '../core/dates/weeks.ts';

/* The calendar weeks in which a company takes interns. Free of schemas. */

export interface InternshipWeek {
  /** ISO day of its Monday. */
  readonly monday: string;
  readonly places: number;
  /** Of these places; 0 where all are taken. */
  readonly free: number;
}

/** Returns 'KW 43 (19.10. – 23.10.2026)'. */
export const weekLabel = (monday: string): string =>
  `KW ${weekNumberOf(monday)} (${germanDay(monday).slice(0, 6)} – ${germanDay(fridayOf(monday))})`;

/** Returns how many places are free: '2 von 3 Plätzen frei', 'besetzt'. */
export function freeText(free: number, places: number): string {
  if (free === 0) return 'besetzt';
  if (places === 1) return '1 Platz frei';
  return `${free} von ${places} Plätzen frei`;
}

/** Returns 'KW 43 (19.10. – 23.10.2026): 2 von 3 Plätzen frei'. */
export const weekWords = ({ monday, places, free }: InternshipWeek): string =>
  `${weekLabel(monday)}: ${freeText(free, places)}`;

/** Returns the weeks of an internship with a free place, in words; '' where the ad names no weeks. */
export function weeksText(ad: {
  readonly job_type_int: 1 | 2;
  readonly internship_weeks: readonly InternshipWeek[];
}): string {
  const weeks = ad.job_type_int === 1 ? ad.internship_weeks : [];
  const free = weeks.filter((week) => week.free > 0).map(weekWords);
  if (weeks.length > 0 && free.length === 0) return 'zurzeit keine Woche frei';
  return free.join(' · ');
}
