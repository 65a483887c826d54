import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { isoDate, timeOfDay } from '../core/fields.ts';

/** Time window (Europe/Berlin) in which the maintenance banner is shown; all null if none is announced. */
export const maintenance = z.object({
  display_start_date: isoDate.nullable(),
  display_end_date: isoDate.nullable(),
  display_start_time: timeOfDay.nullable(),
  display_end_time: timeOfDay.nullable(),
  /** Message of the banner; may be empty. */
  message: z.string(),
});

export type Maintenance = z.infer<typeof maintenance>;

export const readMaintenance = endpoint({
  method: 'GET',
  path: 'maintenance/',
  access: 'public',
  summary: 'The announced maintenance window that has not ended yet',
  response: maintenance,
});
