/** What hangs on a branch, by its titles. */
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

/** How much that is, as the parts of a list; empty where it is nothing. */
export function countTexts({ ads, events }: Counts): readonly string[] {
  return [...(ads > 0 ? [adsText(ads)] : []), ...(events > 0 ? [eventsText(events)] : [])];
}
