import { readFileSync } from 'node:fs';
import { regionFile } from '@lehrpfad/regions/chosen-region.ts';
import type { PlaceRow } from './all-places-store.ts';
import type { PlacesFile } from './base-data.ts';

/** Returns the built-in places as imports read them, without a database. */
export function builtInPlaces(): PlaceRow[] {
  const file = regionFile('places/places.json');
  const { towns } = JSON.parse(readFileSync(file, 'utf8')) as PlacesFile;
  return towns.flatMap((town, index) => {
    const { name, district, municipality = '', aliases, parts = [], postcodes } = town;
    const isUnknown = town.parts || !postcodes.some(({ use }) => use === 'main');
    const { latitude, longitude } = town;
    const unknown = { postcode: '', use: 'unknown', latitude, longitude } as const;
    return [...postcodes, ...(isUnknown ? [unknown] : [])].map((place, at) => ({
      id: index * 1000 + at,
      townId: index,
      town: name,
      district,
      municipality,
      aliases,
      parts: parts.map((part) => ({ postcode: '', ...part })),
      population: town.population ?? 0,
      use: 'street' as const,
      ...place,
      townLatitude: latitude,
      townLongitude: longitude,
    }));
  });
}
