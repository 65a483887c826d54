/** What stands where a date or time is not known (specification, section 2). */
export const missing = '--';

/** `2026-11-05` as `05.11.26`. */
export function formatDate(isoDay: string | null): string {
  const [year, month, day] = (isoDay ?? '').split('-');
  if (!year || !month || !day) return missing;
  return `${day}.${month}.${year.slice(2)}`;
}

/** Today in Sachsen-Anhalt as an ISO day, wherever the phone believes to be. */
export function berlinToday(now: Date = new Date()): string {
  // Swedish writes dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now);
}

/** The day so many days later (or earlier), as an ISO day. */
export function addDays(isoDay: string, days: number): string {
  const date = new Date(`${isoDay}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export interface MonthSpan {
  /** First and last day, ISO. */
  readonly first: string;
  readonly last: string;
  /** `August 2027` */
  readonly label: string;
}

/** The month so many months after that of a day. */
export function monthAfter(isoDay: string, months: number): MonthSpan {
  const [year = 0, month = 0] = isoDay.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(year, month + months, 0));
  const label = first.toLocaleDateString('de-DE', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { first: first.toISOString().slice(0, 10), last: last.toISOString().slice(0, 10), label };
}
