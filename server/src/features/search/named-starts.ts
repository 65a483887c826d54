import { usualStarts } from '@lehrpfad/contract/core/dates/date-options.ts';
import { holidayStarts } from '@lehrpfad/contract/core/dates/school-holidays.ts';

/**
 * Returns the starts with names that the filter offers on a day: when most apprenticeships begin, and the next school holidays. The page
 * of the application holds them, so that the filter has its height before the first answer.
 */
export const namedStarts = (
  today: string,
): { readonly label: string; readonly range: string }[] => [
  ...usualStarts(today),
  ...holidayStarts(today),
];
