import { counted } from '../../core/text/counted.ts';

const dayMs = 86_400_000;
const daysOfYear = 365.25;

/** Returns the duration of a place in words, both days included: '3,5 Jahre', '2 Wochen', '4 Tage'; '' if a day is unknown. */
export function durationOf(start: string | null, end: string | null): string {
  if (start === null || end === null || end < start) return '';
  const days = Math.round((Date.parse(end) - Date.parse(start)) / dayMs) + 1;
  const halfYears = Math.round((days / daysOfYear) * 2);
  if (days >= 330) {
    const years = (halfYears / 2).toLocaleString('de-DE');
    return halfYears === 2 ? '1 Jahr' : `${years} Jahre`;
  }
  if (days >= 56) return counted(Math.round(days / (daysOfYear / 12)), 'Monat', 'Monate');
  // Weeks that end on a Friday are whole weeks, too.
  const isWhole = days % 7 === 0 || days % 7 === 5;
  if (days >= 5 && isWhole) return counted(Math.ceil(days / 7), 'Woche', 'Wochen');
  return counted(days, 'Tag', 'Tage');
}
