import { dayField, quarterHour } from '../form-values.ts';

/*
 * What forms say about a beginning and an end. What is no day or no time is refused for itself and says nothing about the other
 * field: it is never compared.
 */

export const endsTooEarly = 'Das Ende liegt vor dem Beginn.';

/**
 * For a rule about several fields of a form (`refine`): it holds also where some field is wrong, so that one hears of all at once. What
 * it compares may then be anything.
 */
export const alsoBesideOthers = {
  when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
};

const day = dayField('required');

/** Whether it is a day that the forms take, as `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && day.safeParse(value).success
  );
}

/** Whether one day lies before another; false where one of both is missing or no day. */
export function isDayBefore(one: unknown, other: unknown): boolean {
  return isDay(one) && isDay(other) && one < other;
}

const isQuarterHour = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && quarterHour.safeParse(value).success;

/** Whether a time of day (`HH:MM`) is not later than another; false where one of both is missing or no time. */
export function isNotLater(one: unknown, other: unknown): boolean {
  return isQuarterHour(one) && isQuarterHour(other) && one <= other;
}
