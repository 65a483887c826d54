import { importPlaces } from '@lehrpfad/regions/parts/import-places.ts';

/** Districts by the names of districts and of landscapes, which may reach into several districts; folded. */
const districtsOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(importPlaces.landscapes),
);

/** Rivers that follow names of towns, and the districts that they flow through. */
const waters: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(importPlaces.waters));

/** Lakes and hills, which may be anywhere. */
const sights = new Set(importPlaces.sights);

const kind = /^(?:landkreis|landkr|lkr|lk|kreis|kr|region|raum|grossraum) /;

/** Districts that a folded text names; undefined for none. */
export const districtsNamed = (folded: string): readonly string[] | undefined =>
  districtsOf.get(folded.replace(kind, ''));

/** Whether a folded text is explicitly a district or landscape and no town. */
export const isRegion = (folded: string): boolean => kind.test(folded);

/** Whether a town of a district can lie at a river or lake of that name; undefined if the text names none. */
export function isAtLandscape(folded: string, district: string): boolean | undefined {
  if (sights.has(folded)) return true;
  return waters.get(folded)?.includes(district);
}
