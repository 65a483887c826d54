import { t } from '../../core/texts/texts.ts';
import { formatDate, formatTime } from '../../core/text/dates.ts';

/** Period in which a notice is shown, as in the API; the last minute is included. */
export interface NoticeWindow {
  readonly display_start_date: string | null;
  readonly display_start_time: string | null;
  readonly display_end_date: string | null;
  readonly display_end_time: string | null;
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Returns the local time in Germany: `2026-11-21 20:00`. Such texts can be compared like times. */
export function berlinMinute(moment: Date): string {
  return clock.format(moment);
}

/** Whether a notice is shown in a minute. Uses local time also when the clocks change, as its readers do. */
export function isWithin(window: NoticeWindow, minute: string): boolean {
  const { display_start_date: start, display_end_date: end } = window;
  if (start === null || end === null) return false;
  return (
    minute >= `${start} ${window.display_start_time ?? '00:00'}` &&
    minute <= `${end} ${window.display_end_time ?? '23:59'}`
  );
}

/** Returns `21.11.26, 20:00 Uhr bis 22.11.26, 06:00 Uhr`, with the date only once if it is the same. */
export function windowText(window: NoticeWindow): string {
  const from = `${formatDate(window.display_start_date)}, ${formatTime(window.display_start_time)}`;
  const isOneDay = window.display_start_date === window.display_end_date;
  const day = isOneDay ? '' : `${formatDate(window.display_end_date)}, `;
  return t('{from} bis {to}', { from, to: `${day}${formatTime(window.display_end_time)}` });
}
