import { formatDate, formatTime } from '../../core/text/dates.ts';

/** From when to when a notice shows, as the API has it; its last minute belongs to it. */
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

/** A moment as the clocks in Germany show it, wherever the phone is: `2026-11-21 20:00`. Such texts compare as times do. */
export function berlinMinute(moment: Date): string {
  return clock.format(moment);
}

/** Whether a notice shows in a minute. When clocks change it goes by them, as do those who read it. */
export function isWithin(window: NoticeWindow, minute: string): boolean {
  const { display_start_date: start, display_end_date: end } = window;
  if (start === null || end === null) return false;
  return (
    minute >= `${start} ${window.display_start_time ?? '00:00'}` &&
    minute <= `${end} ${window.display_end_time ?? '23:59'}`
  );
}

/** `21.11.26, 20:00 Uhr bis 22.11.26, 06:00 Uhr`; the day only once where it is the same. */
export function windowText(window: NoticeWindow): string {
  const from = `${formatDate(window.display_start_date)}, ${formatTime(window.display_start_time)}`;
  const isOneDay = window.display_start_date === window.display_end_date;
  const day = isOneDay ? '' : `${formatDate(window.display_end_date)}, `;
  return `${from} bis ${day}${formatTime(window.display_end_time)}`;
}
