import type { JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { locale, t } from '../../../core/texts/texts.ts';

/** Returns an ad's town and its distance from the searched place: `Stendal · 3 km entfernt`. */
export function placeOf({ city, distance }: Pick<JobAdCard, 'city' | 'distance'>): string {
  if (distance === undefined) return city;
  const km = distance < 1 ? t('unter 1') : Math.round(distance).toLocaleString(locale());
  return [city, t('{km} km entfernt', { km })].filter(Boolean).join(' · ');
}
