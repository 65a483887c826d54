import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import { isDayBefore } from '@lehrpfad/contract/core/dates/spans.ts';

/** An older date is more often a typing error in the year than intended. */
const usualDays = 365;

/**
 * Asks whether a date long ago is correct. It may be, so it is not rejected.
 * @param day of a form, possibly incomplete
 * @param today ISO date
 * @returns undefined if there is nothing to ask
 */
export function longAgoHint(day: string, today: string): string | undefined {
  if (!isDayBefore(day, addDays(today, -usualDays))) return undefined;
  return 'Dieser Tag liegt mehr als ein Jahr zurück. Stimmt die Jahreszahl?';
}
