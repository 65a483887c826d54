import { importPlaces } from '@lehrpfad/regions/parts/import-places.ts';
import { boardStateNames } from '@lehrpfad/regions/parts/states.ts';

/** Part of the country that a search is about. */
export interface Slice {
  /** Town, postcode or state. */
  readonly where: string;
  /** `umkreis`, km around it. */
  readonly radius: number;
}

/** As long as a search for the whole state fits the window of 10,000, this is all that is needed. */
export const wholeState: readonly Slice[] = boardStateNames.map((where) => ({
  where,
  radius: 0,
}));

/**
 * Circles that together hold every place of the state (a test has them hold the place table), one for each seat of a district.
 * They overlap, and reach over the border: ads are told apart by their number, and those from beyond are left out. Dates cannot part a
 * search that is too large: `veroeffentlichtseit` says 'within the last so many days', up to 100, and never 'before'.
 */
export const districts: readonly Slice[] = importPlaces.agencyCircles.map(
  ({ where, radiusKm }) => ({ where, radius: radiusKm }),
);
