/** Returns the current time. Passed in wherever time matters, so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const dayMs = 86_400_000;

/** Returns the days since 1970-01-01 of an ISO day. */
export function dayNumber(isoDay: string): number {
  return Math.round(Date.parse(`${isoDay}T00:00:00Z`) / dayMs);
}

/** Returns the ISO day of a number of days since 1970-01-01. */
export function dayOfNumber(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** Returns the moment this many times 24 hours before. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

/** Returns the moment this many times 24 hours later. */
export function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}

/** Returns the moment this many hours before. */
export function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000);
}

const berlinDate = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const berlinTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});

const minuteMs = 60_000;
let newest = { minute: Number.NaN, day: '' };

/** Returns the date in Germany, `YYYY-MM-DD`. Caches the result per minute: days start at a full minute, and formatting is slow. */
export function berlinDay(moment: Date): string {
  const minute = Math.floor(moment.getTime() / minuteMs);
  if (minute !== newest.minute) newest = { minute, day: berlinDate.format(moment) };
  return newest.day;
}

/** Returns the time of day in Germany, `HH:MM`. */
export function berlinTimeOfDay(moment: Date): string {
  return berlinTime.format(moment);
}

const berlinParts = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
});

/** Returns a moment as Germany writes it, with its difference from UTC: `05.11.2026 14:30:09 +01:00`. */
export function berlinMoment(moment: Date): string {
  const parts = Object.fromEntries(
    berlinParts.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  const { day, month, year, hour, minute, second, timeZoneName = '' } = parts;
  return `${day}.${month}.${year} ${hour}:${minute}:${second} ${timeZoneName.replace('GMT', '')}`;
}
