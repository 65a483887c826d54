import { createdRanges, startRanges } from '@lehrpfad/contract/core/dates/date-options.ts';
import { berlinToday } from '../../core/text/dates.ts';
import { rangeLabel, startsNow } from './range-label.ts';
import type { CreatedFilter, Search, StartFilter } from './search.ts';
import { t } from '../../core/texts/texts.ts';

export interface NamedStart {
  /** `from__to` */
  readonly value: string;
  readonly label: string;
}

type StartChoice = { readonly value: StartFilter; readonly label: string };

/**
 * Returns the choices of the start filter. All but the first two are fixed ranges of dates, so that a link and a saved search keep their
 * month. The times that the server names are before 'Später'.
 * @param today ISO date
 */
export function startChoices(today: string, named: readonly NamedStart[]): StartChoice[] {
  const months = startRanges(today).slice(2);
  const later = months.pop() ?? '';
  return [
    { value: 0, label: t('Jederzeit') },
    { value: 1, label: startsNow },
    ...months.map((value) => ({ value, label: rangeLabel(value) })),
    ...named.filter(({ value }) => !months.includes(value)),
    { value: later, label: t('Später') },
  ];
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

/** Returns a search without the numbers of months in earlier links: a month becomes its days, as it is on the given day. */
export function withFixedStart(search: Search, today: string = berlinToday()): Search {
  const { start } = search;
  return Number(start) > 1 ? { ...search, start: startRange(start, today) } : search;
}

/** Returns `from__` for the age filter; empty for none. */
export function createdRange(created: CreatedFilter, today: string): string {
  return typeof created === 'string' ? created : (createdRanges(today)[created] ?? '');
}
