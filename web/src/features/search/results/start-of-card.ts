import { berlinToday, monthLabel } from '../../../core/text/dates.ts';
import { t } from '../../../core/texts/texts.ts';

/** Returns the start of a card's job in words: 'ab August 2027'; empty for an unknown day. */
export function startOfCard(day: string | null): string {
  if (!day) return '';
  return day <= berlinToday() ? t('ab sofort') : t('ab {month}', { month: monthLabel(day) });
}
