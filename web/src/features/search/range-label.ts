import { monthAfter, summer } from '@lehrpfad/contract/core/dates/days.ts';
import { formatDate, monthLabel } from '../../core/text/dates.ts';
import { t } from '../../core/texts/texts.ts';

/** Label for ads that begin by the end of this month. */
export const startsNow = t('Ab sofort');

/** Returns the label of a fixed range of dates: a whole month and a summer by their names. */
export function rangeLabel(range: string): string {
  const [from = '', to = ''] = range.split('__');
  if (from === '') return t('bis {date}', { date: formatDate(to) });
  if (to === '') return t('ab {date}', { date: formatDate(from) });
  const { first, last } = monthAfter(from, 0);
  if (range === `${first}__${last}`) return monthLabel(from);
  const year = from.slice(0, 4);
  if (range === `${year}-${summer.join(`__${year}-`)}`) return t('Sommer {year}', { year });
  return `${formatDate(from)} – ${formatDate(to)}`;
}
