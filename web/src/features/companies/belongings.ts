/** How much hangs on a branch. */
export interface Belongings {
  readonly ads: number;
  readonly events: number;
}

export function adsText(count: number): string {
  if (count === 0) return 'Keine Stellenanzeigen';
  return count === 1 ? '1 Stellenanzeige' : `${count} Stellenanzeigen`;
}

export function eventsText(count: number): string {
  if (count === 0) return 'Keine Events';
  return count === 1 ? '1 Event' : `${count} Events`;
}

/** What goes when a branch is closed, as the parts of a list; empty where nothing does. */
export function lossesOf({ ads, events }: Belongings): readonly string[] {
  return [...(ads > 0 ? [adsText(ads)] : []), ...(events > 0 ? [eventsText(events)] : [])];
}
