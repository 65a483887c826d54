/** Titles of the objects that belong to a branch. */
export interface Belongings {
  readonly ads: readonly string[];
  readonly events: readonly string[];
}

export function adsText(count: number): string {
  if (count === 0) return 'Keine Stellenanzeigen';
  return count === 1 ? '1 Stellenanzeige' : `${count} Stellenanzeigen`;
}

export function eventsText(count: number): string {
  if (count === 0) return 'Keine Events';
  return count === 1 ? '1 Event' : `${count} Events`;
}

interface Counts {
  readonly ads: number;
  readonly events: number;
}

/** Returns the numbers of objects as parts of a list; empty if there are none. */
export function countTexts({ ads, events }: Counts): readonly string[] {
  return [...(ads > 0 ? [adsText(ads)] : []), ...(events > 0 ? [eventsText(events)] : [])];
}
