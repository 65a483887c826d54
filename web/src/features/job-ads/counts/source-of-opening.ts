import type { AdSource } from '@lehrpfad/contract/job-ads/count-options.ts';

export interface Opening {
  /** Whether it was pressed in the list or on the map beside it. */
  readonly isOpenedHere: boolean;
  /** Whether that list is the favourites. */
  readonly isAmongFavourites: boolean;
  /** Whether the start page of this visit has shown it. */
  readonly isOnStartPage: boolean;
  /** URL of the previous page, for the first ad that is opened in this one; empty for other ads, and if it is unknown. */
  readonly referrer: string;
  readonly origin: string;
}

/** Server-rendered pages by the beginning of their paths. Pages of ads have already counted the opening. */
const pages: readonly (readonly [string, AdSource | null])[] = [
  ['/stelle/', null],
  ['/unternehmen/', 'company'],
  ['/event', 'event'],
];

/** Returns the source from which an ad was opened; null if that page has already counted the opening. */
export function sourceOfOpening(opening: Opening): AdSource | null {
  const { isOpenedHere, isAmongFavourites, isOnStartPage, referrer, origin } = opening;
  const fromList = isAmongFavourites ? 'favourites' : 'results';
  if (isOpenedHere) return fromList;
  if (isOnStartPage) return 'start';
  if (!referrer.startsWith(`${origin}/`)) return 'direct';
  const path = referrer.slice(origin.length);
  // In a new tab, from the list.
  if (/^\/(?:index\.html)?(?:\?|$)/.test(path)) return fromList;
  const page = pages.find(([begin]) => path.startsWith(begin));
  return page === undefined ? 'page' : page[1];
}
