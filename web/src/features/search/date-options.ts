import {
  createdRanges,
  monthAfter,
  startRanges,
  summer,
  usualStarts,
} from '@lehrpfad/contract/core/dates/date-options.ts';
import { formatDate, monthLabel } from '../../core/text/dates.ts';
import type { CreatedFilter, StartFilter } from './search.ts';

/** Returns the labels of the start options by number; 0 is no filter. They depend on the current month (ISO date). */
export function startLabels(today: string): string[] {
  const months = startRanges(today)
    .slice(2, -1)
    .map((range) => monthLabel(range.slice(0, 10)));
  return ['Jederzeit', 'Ab sofort', ...months, 'Später'];
}

/** Returns the choices of the start filter in order of time: the options by number, and the usual starts after them as ranges. */
export function startChoices(today: string): { value: StartFilter; label: string }[] {
  const labels = startLabels(today);
  const numbered = labels.map((label, value) => ({ value, label }));
  const usual = usualStarts(today)
    .map((value) => ({ value, label: rangeLabel(value) }))
    // A month of the next six has a number.
    .filter(({ label }) => !labels.includes(label));
  return [...numbered.slice(0, -1), ...usual, ...numbered.slice(-1)];
}

/** Labels of the age options by number; 0 is no filter. */
export const createdLabels = ['Alle', 'Heute', 'Gestern', 'Vor 1 Woche', 'Vor 2 Wochen'] as const;

/** Returns `from__to` for the start filter, both dates inclusive; empty for none. */
export function startRange(start: StartFilter, today: string): string {
  return typeof start === 'string' ? start : (startRanges(today)[start] ?? '');
}

/** Returns `from__` for the age filter; empty for none. */
export function createdRange(created: CreatedFilter, today: string): string {
  return typeof created === 'string' ? created : (createdRanges(today)[created] ?? '');
}

/** Returns the label of a fixed range of dates: a whole month and a summer by their names. */
export function rangeLabel(range: string): string {
  const [from = '', to = ''] = range.split('__');
  if (from === '') return `bis ${formatDate(to)}`;
  if (to === '') return `ab ${formatDate(from)}`;
  const { first, last } = monthAfter(from, 0);
  if (range === `${first}__${last}`) return monthLabel(from);
  const year = from.slice(0, 4);
  if (range === `${year}-${summer.join(`__${year}-`)}`) return `Sommer ${year}`;
  return `${formatDate(from)} – ${formatDate(to)}`;
}

export function startLabel(start: StartFilter, today: string): string {
  return typeof start === 'string' ? rangeLabel(start) : (startLabels(today)[start] ?? '');
}

export function createdLabel(created: CreatedFilter): string {
  return typeof created === 'string' ? rangeLabel(created) : (createdLabels[created] ?? '');
}
