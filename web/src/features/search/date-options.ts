import { addDays, formatDate, monthAfter } from '../../floor/dates.ts';
import type { CreatedFilter, StartFilter } from './search.ts';

const monthsOffered = 6;

/** Labels of the start options by number; 0 is no filter. Depends on the month of today (ISO day). */
export function startLabels(today: string): string[] {
  const months = Array.from({ length: monthsOffered }, (_, i) => monthAfter(today, i + 1).label);
  return ['Jederzeit', 'Ab sofort', ...months, 'Später'];
}

/** Labels of the age options by number; 0 is no filter. */
export const createdLabels = ['Alle', 'Heute', 'Gestern', 'Vor 1 Woche', 'Vor 2 Wochen'] as const;

/** Days that each age option reaches back, today not counted: 'Heute' is today alone, 'Vor 1 Woche' the last 7 days. */
const createdDays = [0, 0, 1, 6, 13] as const;

/** `from__to` of the start filter, both days inclusive; empty for none. */
export function startRange(start: StartFilter, today: string): string {
  if (typeof start === 'string') return start;
  if (start === 0) return '';
  if (start === 1) return `__${monthAfter(today, 0).last}`;
  if (start > monthsOffered + 1) return `${monthAfter(today, monthsOffered + 1).first}__`;
  const { first, last } = monthAfter(today, start - 1);
  return `${first}__${last}`;
}

/** `from__` of the age filter; empty for none. */
export function createdRange(created: CreatedFilter, today: string): string {
  if (typeof created === 'string') return created;
  if (created === 0) return '';
  return `${addDays(today, -(createdDays[created] ?? 0))}__`;
}

/** What a chip says of a fixed span. */
export function rangeLabel(range: string): string {
  const [from = '', to = ''] = range.split('__');
  if (from === '') return `bis ${formatDate(to)}`;
  return to === '' ? `ab ${formatDate(from)}` : `${formatDate(from)} – ${formatDate(to)}`;
}

export function startLabel(start: StartFilter, today: string): string {
  return typeof start === 'string' ? rangeLabel(start) : (startLabels(today)[start] ?? '');
}

export function createdLabel(created: CreatedFilter): string {
  return typeof created === 'string' ? rangeLabel(created) : (createdLabels[created] ?? '');
}
