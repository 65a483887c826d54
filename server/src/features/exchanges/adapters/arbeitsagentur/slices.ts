import { importPlaces } from '@lehrpfad/regions/parts/import-places.ts';
import { boardStateNames } from '@lehrpfad/regions/parts/states.ts';

/** Part of the country that a search covers. */
export interface Slice {
  /** Town, postcode or state. */
  readonly where: string;
  /** `umkreis`, km around it. */
  readonly radius: number;
}

/** Searches that are enough as long as a search for the whole state fits into the window of 10,000. */
export const wholeState: readonly Slice[] = boardStateNames.map((where) => ({
  where,
  radius: 0,
}));

/**
 * Circles that together cover every place of the state (a test checks this against the place table), one for each seat of a district.
 * They overlap, and reach over the border: ads are distinguished by number, and those outside are left out. Dates cannot split a
 * search that is too large: `veroeffentlichtseit` means 'within the last so many days', up to 100, and never 'before'.
 */
export const districts: readonly Slice[] = importPlaces.agencyCircles.map(
  ({ where, radiusKm }) => ({ where, radius: radiusKm }),
);
