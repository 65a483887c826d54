import type { z } from 'zod';
import { jobAdForm, type JobAdForm } from './job-ads.ts';
import { alsoBesideOthers, isDayBefore } from '../core/dates/spans.ts';

/** The last day on which an ad can be seen, ISO or null. */
interface LastDay {
  readonly availability_end_date: string | null;
}

export const lastDayIsOver = 'Das Datum liegt in der Vergangenheit.';

/**
 * Whether an ad is to end on a day that has passed already. A last day that it had before may stay: an expired ad can be corrected
 * without being shown again (decision 0019).
 * @param day the last day; `''` and null for none
 * @param before the ad as it is stored; null for a new one
 */
export function isOverAlready(day: string | null, before: LastDay | null, today: string): boolean {
  return isDayBefore(day, today) && day !== before?.availability_end_date;
}

/** The form of an ad as it is checked on a day: what server and browser refuse. @param today ISO day, Europe/Berlin */
export function jobAdFormOn(today: string, before: LastDay | null): z.ZodType<JobAdForm> {
  return jobAdForm.refine(({ availability_end_date: day }) => !isOverAlready(day, before, today), {
    path: ['availability_end_date'],
    error: lastDayIsOver,
    ...alsoBesideOthers,
  });
}
