import { readFileSync } from 'node:fs';
import { regionFile } from '@lehrpfad/regions/chosen-region.ts';
import { homeState } from '@lehrpfad/contract/core/options.ts';
import type { PlacesFile } from '../../server/src/features/places/base-data.ts';
import type { Town } from '../../server/src/features/search/engine/filters/towns.ts';
import { placeTable } from '../place-table.ts';
import { germanPlaces } from './german-places.ts';
import type { Random } from '../../server/src/commands/demo/random.ts';

const file = regionFile('places/places.json');

/** Districts of the Magdeburg chamber, as the migration with the districts names them. */
const north = new Set([
  'Altmarkkreis Salzwedel',
  'Stendal',
  'Börde',
  'Jerichower Land',
  'Magdeburg',
  'Harz',
  'Salzlandkreis',
]);

/** Assumed population of a village without one in the table. */
const villagers = 150;

interface Place {
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface CorpusTown extends Town {
  readonly population: number | null;
  readonly district: string;
  readonly places: readonly Place[];
}

/** All towns of the table, largest first, and a function that draws one by population. */
export interface Towns {
  readonly all: readonly CorpusTown[];
  draw(random: Random): CorpusTown;
}

/** Returns the index of the first cumulative sum that exceeds the value. */
function firstAbove(sums: Float64Array, value: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The towns of the board's state. */
function townsOfRegion(): CorpusTown[] {
  const { towns } = JSON.parse(readFileSync(file, 'utf8')) as PlacesFile;
  // Towns without a known postcode are left out, because an ad needs a postcode.
  const sorted = towns
    .filter(({ postcodes }) => postcodes.length > 0)
    .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0));
  return sorted.map(
    ({ name, district, aliases, latitude, longitude, population, postcodes }, at): CorpusTown => ({
      id: at + 1,
      name,
      district,
      aliases,
      latitude,
      longitude,
      population,
      state: homeState,
      region: north.has(district) ? 'norden' : 'sueden',
      postcodes: postcodes.map(({ postcode }) => postcode),
      places: postcodes,
    }),
  );
}

/** Latitude that divides Germany into two areas with about forty million inhabitants each. */
const halfway = 51;

/**
 * Towns of all of Germany. Only areas of the board can be searched, so the two halves of the country replace the states: a search for one
 * covers about eight states, which costs more than a search for one state.
 */
function townsOfGermany(): CorpusTown[] {
  return germanPlaces().map(({ postcodes, ...town }, at): CorpusTown => ({
    ...town,
    id: at + 1,
    aliases: [],
    region: town.latitude > halfway ? 'norden' : 'sueden',
    postcodes: postcodes.map(({ postcode }) => postcode),
    places: postcodes,
  }));
}

export function loadTowns(): Towns {
  const all = placeTable() === 'germany' ? townsOfGermany() : townsOfRegion();
  let sum = 0;
  const sums = Float64Array.from(all, ({ population }) => (sum += population ?? villagers));
  return { all, draw: (random) => all[firstAbove(sums, random.next() * sum)] as CorpusTown };
}
