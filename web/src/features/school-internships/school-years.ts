import type { SchoolInternshipPeriod } from '@lehrpfad/contract/school-internships/periods.ts';

/** Returns 'Schuljahr 2026/27' for a day; a school year begins with August. */
function schoolYearOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '08' ? 1 : 0);
  return `Schuljahr ${year}/${String(year + 1).slice(2)}`;
}

/** Returns the periods by school year, in the order that they come in. */
export const bySchoolYear = (periods: readonly SchoolInternshipPeriod[]) => [
  ...Map.groupBy(periods, ({ first_day }) => schoolYearOf(first_day)),
];
