import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './chosen-region.ts';

interface Town {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees, about 10 km: two tables may have different positions for the centre of a town. */
const sameTown = 0.1;

/** Returns a predicate: whether a town is in the table of places of one of the regions. */
export function townsOfRegions(regions: readonly string[]): (town: Town) => boolean {
  const known = new Map<string, Town[]>();
  for (const region of regions) {
    const text = readFileSync(join(folderOf(region), 'places/places.json'), 'utf8');
    for (const town of (JSON.parse(text) as { towns: readonly Town[] }).towns)
      known.set(town.name, [...(known.get(town.name) ?? []), town]);
  }
  return ({ name, latitude, longitude }) =>
    (known.get(name) ?? []).some(
      (town) =>
        Math.abs(town.latitude - latitude) < sameTown &&
        Math.abs(town.longitude - longitude) < sameTown,
    );
}
