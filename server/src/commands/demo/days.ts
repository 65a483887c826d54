export { addDays } from '@lehrpfad/contract/core/dates/days.ts';

/** A day as `YYYY-MM-DD`; without a time of day, calendar arithmetic does not depend on a time zone. */
export type Day = string;

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** Returns the weekday; 0 is Sunday. */
export function weekday(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Returns a moment of that day for a timestamp column, in UTC. */
export function momentOf(day: Day, hour: number, minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day}T${two(hour)}:${two(minute)}:00Z`;
}
