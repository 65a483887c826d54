import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import { dayNumber } from '../../core/clock.ts';

/** Returns the Monday of a day's week: 1970-01-01 was a Thursday. */
export const mondayOf = (isoDay: string): string => addDays(isoDay, -((dayNumber(isoDay) + 3) % 7));
