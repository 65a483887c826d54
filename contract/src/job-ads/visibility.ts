import type { z } from 'zod';
import { jobAdForm, type JobAdForm } from './job-ads.ts';
import { alwaysChecked, isDayBefore } from '../core/dates/spans.ts';

/** The last day on which an ad is public, as ISO day or null. */
interface LastDay {
  readonly availability_end_date: string | null;
}

export const lastDayIsOver = 'Das Datum liegt in der Vergangenheit.';

/**
 * Whether a new last day has already passed. An unchanged last day may be in the past: an expired ad can be corrected without becoming
 * public again (decision 0019).
 * @param day the last day; `''` and null for none
 * @param before the ad as it is stored; null for a new one
 */
export function isOverAlready(day: string | null, before: LastDay | null, today: string): boolean {
  return isDayBefore(day, today) && day !== before?.availability_end_date;
}

/** Returns the schema of an ad's form for a day; server and browser use it. @param today ISO day, Europe/Berlin */
export function jobAdFormOn(today: string, before: LastDay | null): z.ZodType<JobAdForm> {
  return jobAdForm.refine(({ availability_end_date: day }) => !isOverAlready(day, before, today), {
    path: ['availability_end_date'],
    error: lastDayIsOver,
    ...alwaysChecked,
  });
}
