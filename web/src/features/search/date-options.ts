import {
  createdRanges,
  startRanges,
  usualStarts,
} from '@lehrpfad/contract/core/dates/date-options.ts';
import { monthLabel } from '../../core/text/dates.ts';
import { rangeLabel, startsNow } from './range-label.ts';
import type { CreatedFilter, StartFilter } from './search.ts';

/** Returns the labels of the start options by number; 0 is no filter. They depend on the current month (ISO date). */
export function startLabels(today: string): string[] {
  const months = startRanges(today)
    .slice(2, -1)
    .map((range) => monthLabel(range.slice(0, 10)));
  return ['Jederzeit', startsNow, ...months, 'Später'];
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

export function startLabel(start: StartFilter, today: string): string {
  return typeof start === 'string' ? rangeLabel(start) : (startLabels(today)[start] ?? '');
}

export function createdLabel(created: CreatedFilter): string {
  return typeof created === 'string' ? rangeLabel(created) : (createdLabels[created] ?? '');
}
