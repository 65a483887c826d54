import { monthAfter, summer } from '@lehrpfad/contract/core/dates/days.ts';
import { formatDate, monthLabel } from '../../core/text/dates.ts';

/** Label of what begins up to the end of this month. */
export const startsNow = 'Ab sofort';

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
