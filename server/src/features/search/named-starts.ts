import { usualStarts } from '@lehrpfad/contract/core/dates/date-options.ts';
import { holidayStarts } from '@lehrpfad/contract/core/dates/school-holidays.ts';
import {
  namedSchoolStarts,
  type SchoolPeriod,
} from '@lehrpfad/contract/school-internships/period-weeks.ts';

/**
 * Returns the named start ranges of the filter on a given day: the usual start of apprenticeships, the next school holidays, and the next
 * school internships. The page of the application contains them, so that the filter has its height before the first response.
 */
export const namedStarts = (
  today: string,
  periods: readonly SchoolPeriod[],
): { readonly label: string; readonly range: string }[] => [
  ...usualStarts(today),
  ...holidayStarts(today),
  ...namedSchoolStarts(today, periods),
];
