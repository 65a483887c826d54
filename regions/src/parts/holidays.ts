import { joinHolidays } from '../joining/holidays.ts';
import { readJoined } from '../read-part.ts';
import { holidaysSchema } from '../schemas/holidays.ts';

const data = readJoined('holidays', holidaysSchema, joinHolidays);

/** The first and last day, without a year, between which holidays of a name lie in most years. */
export const usualDays = data.usual;

/** School holidays in order of time. */
export const schoolHolidays = data.holidays;

/** School holidays of further years, of which some are unknown. */
export const holidaysOfIncompleteYears = data.incompleteYears;

export const publicHolidays = data.publicHolidays;
