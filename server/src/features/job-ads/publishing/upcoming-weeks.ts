import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import type { InternshipWeek } from '@lehrpfad/contract/job-ads/facts/internship-weeks.ts';

/**
 * Returns weeks in their order without past ones. If none is left, the last one stays without a free place, as `removePastWeeks()`
 * leaves it in ads.
 */
export function upcomingWeeks(weeks: readonly InternshipWeek[], today: string): InternshipWeek[] {
  const ordered = weeks.toSorted((a, b) => (a.monday < b.monday ? -1 : 1));
  const left = ordered.filter(({ monday }) => addDays(monday, 7) > today);
  return left.length > 0 ? left : ordered.slice(-1).map((week) => ({ ...week, free: 0 }));
}
