import { readFileSync } from 'node:fs';
import { regionFiles } from '@lehrpfad/regions/chosen-region.ts';
import type { Queries } from '../../core/database/database.ts';
import { listTownsWithNames, type KnownPlace, type Named } from './import-store.ts';

export interface KnownTown {
  readonly name: string;
  /** Places by postcode. */
  readonly places: ReadonlyMap<string, KnownPlace>;
}

/** A correction of a town, or of one of its postcodes. */
interface Correction extends Named {
  readonly postcode?: string;
}

export interface KnownPlaces {
  byName(named: Named): KnownTown | undefined;
  byAlias(named: Named): KnownTown | 'ambiguous' | undefined;
  /** Whether the position of the town, or of its postcode, is known to be wrong in GeoNames' file. */
  isCorrected(named: Named & { readonly postcode: string }): boolean;
}

/** Errors in GeoNames' file, with the source of the right values. */
const corrections = regionFiles('places/corrections.json');

const keyOf = ({ name, district }: Named) => `${district}|${name}`;

/** Returns all towns, indexed by district and name or alias. */
export async function readKnownPlaces(tx: Queries): Promise<KnownPlaces> {
  const byName = new Map<string, KnownTown>();
  const byAlias = new Map<string, KnownTown | 'ambiguous'>();
  for (const { name, district, aliases, places } of await listTownsWithNames(tx)) {
    const town = { name, places: new Map(places.map((place) => [place.postcode, place])) };
    byName.set(keyOf({ name, district }), town);
    for (const alias of aliases) {
      const key = keyOf({ name: alias, district });
      byAlias.set(key, byAlias.has(key) ? 'ambiguous' : town);
    }
  }
  const corrected = new Set(
    corrections
      .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Correction[])
      .map((one) => keyOf({ ...one, name: one.postcode ?? one.name })),
  );
  return {
    isCorrected: (named) =>
      corrected.has(keyOf(named)) || corrected.has(keyOf({ ...named, name: named.postcode })),
    byName: (named) => byName.get(keyOf(named)),
    byAlias: (named) => byAlias.get(keyOf(named)),
  };
}
