import type { JobAdCard } from '@lehrpfad/contract/search/search.ts';

/** Where an ad's place is, and how far from the one that was searched for: `Stendal · 3 km entfernt`. */
export function placeOf({ city, distance }: Pick<JobAdCard, 'city' | 'distance'>): string {
  if (distance === undefined) return city;
  const km = distance < 1 ? 'unter 1' : Math.round(distance).toLocaleString('de-DE');
  return [city, `${km} km entfernt`].filter(Boolean).join(' · ');
}
