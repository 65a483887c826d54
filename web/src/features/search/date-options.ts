import { createdRanges, startRanges } from '@lehrpfad/contract/core/dates/date-options.ts';
import { monthLabel } from '../../core/text/dates.ts';
import { rangeLabel, startsNow } from './range-label.ts';
import type { CreatedFilter, StartFilter } from './search.ts';
import { t } from '../../core/texts/texts.ts';

/** Returns the labels of the start options by number; 0 is no filter. They depend on the current month (ISO date). */
export function startLabels(today: string): string[] {
  const months = startRanges(today)
    .slice(2, -1)
    .map((range) => monthLabel(range.slice(0, 10)));
  return [t('Jederzeit'), startsNow, ...months, t('Später')];
}

export interface NamedStart {
  readonly value: StartFilter;
  readonly label: string;
}

/** Returns the choices of the start filter: the options by number, and before 'Später' the times that the server names. */
export function startChoices(today: string, named: readonly NamedStart[]): NamedStart[] {
  const labels = startLabels(today);
  const choices: NamedStart[] = labels.map((label, value) => ({ value, label }));
  // A month of the next six has a number.
  choices.splice(-1, 0, ...named.filter(({ label }) => !labels.includes(label)));
  return choices;
}

/** Labels of the age options by number; 0 is no filter. */
export const createdLabels = [
  t('Alle'),
  t('Heute'),
  t('Gestern'),
  t('Vor 1 Woche'),
  t('Vor 2 Wochen'),
] as const;

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
