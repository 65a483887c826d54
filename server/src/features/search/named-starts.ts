import { usualStarts } from '@lehrpfad/contract/core/dates/date-options.ts';
import { holidayStarts } from '@lehrpfad/contract/core/dates/school-holidays.ts';
import {
  namedSchoolStarts,
  type SchoolPeriod,
} from '@lehrpfad/contract/school-internships/period-weeks.ts';

/**
 * Returns the starts with names that the filter offers on a day: when most apprenticeships begin, the next school holidays, and when schools
 * send their pupils to companies next. The page of the application holds them, so that the filter has its height before the first answer.
 */
export const namedStarts = (
  today: string,
  periods: readonly SchoolPeriod[],
): { readonly label: string; readonly range: string }[] => [
  ...usualStarts(today),
  ...holidayStarts(today),
  ...namedSchoolStarts(today, periods),
];
