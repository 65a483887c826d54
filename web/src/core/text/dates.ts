import { monthName } from '@lehrpfad/contract/core/dates/month-name.ts';
import { foreignLanguage, t, translated } from '../texts/texts.ts';

/** Shown for an unknown date or time (specification, section 2). */
export const missing = '--';

/** `2026-11-05` as `05.11.26`. */
export function formatDate(isoDay: string | null): string {
  const [year, month, day] = (isoDay ?? '').split('-');
  if (!year || !month || !day) return missing;
  return foreignLanguage()?.day(`${year}-${month}-${day}`) ?? `${day}.${month}.${year.slice(2)}`;
}

/** `09:30` as `09:30 Uhr`. */
export function formatTime(time: string | null): string {
  return time ? t('{time} Uhr', { time }) : missing;
}

/** Returns the short name of a day's month: 'Nov'. */
export function shortMonth(isoDay: string): string {
  return monthLabel(isoDay).slice(0, 3);
}

/** Returns today's date in Germany as an ISO date, regardless of the time zone of the device. */
export function berlinToday(now: Date = new Date()): string {
  // The Swedish locale writes dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now);
}

/** The day in Germany at a moment. @param moment ISO time */
export function dayOf(moment: string): string {
  return berlinToday(new Date(moment));
}

/** The day and the minute in Germany, as `21.11.26, 19:40 Uhr`. @param moment ISO time */
export function momentText(moment: string): string {
  const [day = '', time = ''] = new Date(moment)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
    .split(' ');
  return `${formatDate(day)}, ${formatTime(time.slice(0, 5))}`;
}

/** Returns the name of a day's month with its year: 'August 2027'. */
export function monthLabel(isoDay: string): string {
  return translated(monthName(isoDay.slice(0, 7)));
}
