import { berlinToday, monthLabel } from '../../../core/text/dates.ts';
import { t } from '../../../core/texts/texts.ts';

/** Returns in words when the job of a card begins: 'ab August 2027'; empty for an unknown day. */
export function startOfCard(day: string | null): string {
  if (!day) return '';
  return day <= berlinToday() ? t('ab sofort') : t('ab {month}', { month: monthLabel(day) });
}
