import { dayField, quarterHour } from '../form-values.ts';

/* Rules of forms about a beginning and an end. An invalid day or time has its own message; it is never compared with the other field. */

export const endsTooEarly = 'Das Ende liegt vor dem Beginn.';

/**
 * For a rule about several fields of a form (`refine`): it is checked even if other fields are invalid, so that all messages appear at
 * once. The compared values may then be of any type.
 */
export const alwaysChecked = {
  when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
};

const day = dayField('required');

/** Whether a value is a day that the forms accept, as `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && day.safeParse(value).success
  );
}

/** Whether one day is before another; false if one of them is missing or invalid. */
export function isDayBefore(one: unknown, other: unknown): boolean {
  return isDay(one) && isDay(other) && one < other;
}

const isQuarterHour = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && quarterHour.safeParse(value).success;

/** Whether a time of day (`HH:MM`) is not later than another; false if one of them is missing or invalid. */
export function isNotLater(one: unknown, other: unknown): boolean {
  return isQuarterHour(one) && isQuarterHour(other) && one <= other;
}
