import { monthName } from '../core/dates/month-name.ts';
import type { EventSearchAnswer } from './event-search.ts';

/** Returns the months to choose from. The chosen one may have no event if it comes from a link. */
export function monthOptions({ months }: Pick<EventSearchAnswer, 'months'>, chosen: string) {
  const offered = new Set(months.map(({ month }) => month));
  if (chosen !== '') offered.add(chosen);
  return [
    { value: '', label: 'alle' },
    ...[...offered].toSorted().map((value) => ({ value, label: monthName(value) })),
  ];
}
