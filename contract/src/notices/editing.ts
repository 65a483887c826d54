import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { boundedString, id, idParameter, isoDate, prepared, timeOfDay } from '../core/fields.ts';
import { dayField, linesField } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';
import { alwaysChecked, endsTooEarly, isDay } from '../core/dates/spans.ts';

/* Maintenance windows as administrators edit them. Days and times are in German time. */

/** An announced window, which includes its last minute. */
export const maintenanceWindow = z.object({
  id,
  display_start_date: isoDate,
  display_start_time: timeOfDay,
  display_end_date: isoDate,
  display_end_time: timeOfDay,
  message: z.string(),
  /** Whether the banner shows at this moment. */
  active: z.boolean(),
});

export type MaintenanceWindow = z.infer<typeof maintenanceWindow>;

/** Days and times of a window; they can be compared as texts. */
export interface WindowTimes {
  readonly display_start_date: string;
  readonly display_start_time: string;
  readonly display_end_date: string;
  readonly display_end_time: string;
}

/** Whether a window ends after it begins. */
export function endsAfterStart(times: WindowTimes): boolean {
  const start = `${times.display_start_date} ${times.display_start_time}`;
  return start < `${times.display_end_date} ${times.display_end_time}`;
}

const blankAsMissing = (value: unknown) => (value === '' || value === null ? undefined : value);

/** A time of day; `whole` is the default. */
const timeField = (whole: string) => prepared(blankAsMissing, timeOfDay.default(whole));

/** Whether all days and times are valid; each invalid one has its own message. */
function isReadable(times: WindowTimes): boolean {
  const days = [times.display_start_date, times.display_end_date];
  const hours = [times.display_start_time, times.display_end_time];
  return days.every(isDay) && hours.every((time) => timeOfDay.safeParse(time).success);
}

const fields = {
  display_start_date: dayField('required'),
  /** Without times, the window lasts whole days. */
  display_start_time: timeField('00:00'),
  display_end_date: dayField('required'),
  display_end_time: timeField('23:59'),
  message: linesField(limits.maintenanceMessage),
};

/** The form of a window. */
export const maintenanceForm = z
  .object(fields)
  .refine((times) => !isReadable(times) || endsAfterStart(times), {
    path: ['display_end_date'],
    error: endsTooEarly,
    ...alwaysChecked,
  });

export type MaintenanceForm = z.output<typeof maintenanceForm>;

/** The values of a window before an edit. */
const begunWindow = z.object({
  display_start_date: boundedString(),
  display_start_time: boundedString(),
  display_end_date: boundedString(),
  display_end_time: boundedString(),
  message: linesField(limits.maintenanceMessage),
});

export const listMaintenance = endpoint({
  method: 'GET',
  path: 'maintenance/all/',
  access: 'admin',
  summary: 'Maintenance windows that have not ended, the next one first',
  response: z.array(maintenanceWindow),
});

export const addMaintenance = endpoint({
  method: 'POST',
  path: 'maintenance/post/',
  idempotent: true,
  access: 'admin',
  summary: 'Announces a maintenance window; none may overlap another',
  body: maintenanceForm,
  response: maintenanceWindow,
});

export const changeMaintenance = endpoint({
  method: 'PATCH',
  path: 'maintenance/patch/:id/',
  idempotent: true,
  access: 'admin',
  summary:
    'Changes a maintenance window, 409 where it no longer is as in `begun`; with `ended` and no values it is over at once, 409 before it has begun',
  params: z.object({ id: idParameter }),
  body: z.union([
    z.strictObject({ ended: z.literal(true), begun: begunWindow.optional() }),
    maintenanceForm.safeExtend({ begun: begunWindow.optional() }),
  ]),
  response: maintenanceWindow,
});

export const deleteMaintenance = endpoint({
  method: 'DELETE',
  path: 'maintenance/delete/:id/',
  access: 'admin',
  summary: 'Takes a maintenance window back, and returns it as it was',
  params: z.object({ id: idParameter }),
  response: maintenanceWindow,
});
