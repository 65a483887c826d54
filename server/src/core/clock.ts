/** The present moment, handed in wherever time matters, so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

const dayMs = 86_400_000;

/** The moment so many times 24 hours ago. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

/** The moment in so many times 24 hours. */
export function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}

/** The moment so many hours ago. */
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

/** The day in Germany at that moment, `YYYY-MM-DD`. Remembers the minute: days begin with one, and formatting takes its time. */
export function berlinDay(moment: Date): string {
  const minute = Math.floor(moment.getTime() / minuteMs);
  if (minute !== newest.minute) newest = { minute, day: berlinDate.format(moment) };
  return newest.day;
}

/** The time of day in Germany at that moment, `HH:MM`. */
export function berlinTimeOfDay(moment: Date): string {
  return berlinTime.format(moment);
}
