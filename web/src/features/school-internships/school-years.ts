import { schoolYearOf } from '@lehrpfad/contract/core/dates/school-year.ts';
import type { SchoolInternshipPeriod } from '@lehrpfad/contract/school-internships/periods.ts';

/** Returns 'Schuljahr 2026/27' for a day. */
function nameOfSchoolYear(day: string): string {
  const year = schoolYearOf(day);
  return `Schuljahr ${year}/${String(year + 1).slice(2)}`;
}

/** Returns the periods by school year, in the order that they come in. */
export const bySchoolYear = (periods: readonly SchoolInternshipPeriod[]) => [
  ...Map.groupBy(periods, ({ first_day }) => nameOfSchoolYear(first_day)),
];
