/** A day as `YYYY-MM-DD`; without a time of day, calendar arithmetic does not depend on a time zone. */
export type Day = string;

export function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Returns the first day of the month that is `count` months after that of `day`. */
export function firstOfMonth(day: Day, count: number): Day {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}

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
