import { t } from '../../../core/texts/texts.ts';
import { createdLabels, startChoices } from '../date-options.ts';
import { rangeLabel } from '../range-label.ts';
import type { CreatedFilter, StartFilter } from '../search.ts';

/** Returns the label of a chosen start. A month of a link or a saved search may be over. */
export function startLabel(start: StartFilter, today: string): string {
  const chosen = startChoices(today, []).find(({ value }) => value === start);
  if (chosen || typeof start === 'number') return chosen?.label ?? '';
  const time = rangeLabel(start);
  const [, to = ''] = start.split('__');
  return to !== '' && to < today ? t('{time} (vorbei)', { time }) : time;
}

export function createdLabel(created: CreatedFilter): string {
  return typeof created === 'string' ? rangeLabel(created) : (createdLabels[created] ?? '');
}
