/** Part of the country that a search is about. */
export interface Slice {
  /** Town, postcode or state. */
  readonly where: string;
  /** `umkreis`, km around it. */
  readonly radius: number;
}

/** As long as a search for the whole state fits the window of 10,000, this is all that is needed. */
export const wholeState: readonly Slice[] = [{ where: 'Sachsen-Anhalt', radius: 0 }];

/**
 * Circles that together hold every place of the state (a test has them hold the place table), one for each seat of a district.
 * They overlap, and reach over the border: ads are told apart by their number, and those from beyond are left out. Dates cannot part a
 * search that is too large: `veroeffentlichtseit` says 'within the last so many days', up to 100, and never 'before'.
 */
export const districts: readonly Slice[] = [
  { where: 'Magdeburg', radius: 25 },
  { where: 'Halle (Saale)', radius: 25 },
  { where: 'Dessau-Roßlau', radius: 25 },
  { where: 'Stendal', radius: 50 },
  { where: 'Salzwedel', radius: 50 },
  { where: 'Haldensleben', radius: 50 },
  { where: 'Burg bei Magdeburg', radius: 50 },
  { where: 'Bernburg (Saale)', radius: 25 },
  { where: 'Halberstadt', radius: 50 },
  { where: 'Sangerhausen', radius: 50 },
  { where: 'Merseburg', radius: 25 },
  { where: 'Naumburg (Saale)', radius: 50 },
  { where: 'Köthen (Anhalt)', radius: 25 },
  { where: 'Lutherstadt Wittenberg', radius: 50 },
];
