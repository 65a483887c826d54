import { addDays } from '@lehrpfad/contract/core/dates/date-options.ts';
import { isDayBefore } from '@lehrpfad/contract/core/dates/spans.ts';

/** A day that lies further back is more often a slip of the year than meant. */
const usualDays = 365;

/**
 * Asks about a day that lies long ago, which may be meant and is therefore not refused.
 * @param day of a form, also half typed
 * @param today ISO day
 * @returns undefined where there is nothing to ask
 */
export function longAgoHint(day: string, today: string): string | undefined {
  if (!isDayBefore(day, addDays(today, -usualDays))) return undefined;
  return 'Dieser Tag liegt mehr als ein Jahr zurück. Stimmt die Jahreszahl?';
}
