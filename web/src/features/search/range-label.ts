import { nameOfRange } from '@lehrpfad/contract/core/dates/days.ts';
import { formatDate } from '../../core/text/dates.ts';
import { t, translated } from '../../core/texts/texts.ts';

/** Label for ads that begin by the end of this month. */
export const startsNow = t('Ab sofort');

/** Returns the label of a fixed range of dates: a whole month and a summer by their names. */
export function rangeLabel(range: string): string {
  const [from = '', to = ''] = range.split('__');
  if (from === '') return t('bis {date}', { date: formatDate(to) });
  if (to === '') return t('ab {date}', { date: formatDate(from) });
  const name = nameOfRange(range);
  return name ? translated(name) : `${formatDate(from)} – ${formatDate(to)}`;
}
