import { createRandom, type Random } from '../../server/src/commands/demo/random.ts';

/**
 * A table of places of Germany's size: as many municipalities in as many states, within its outline, with populations that fall as
 * theirs do. Names, postcodes and positions are generated. The project has no table of the real ones.
 */

export interface GeneratedTown {
  readonly name: string;
  readonly district: string;
  readonly state: string;
  /** From the northernmost state, 0, on. */
  readonly stateNumber: number;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly postcodes: readonly { postcode: string; latitude: number; longitude: number }[];
}

export const germanSize = { municipalities: 11_000, states: 16, districts: 400 } as const;

/** Of the largest town, and how fast the others fall with their rank: together they have about 80 million inhabitants. */
const population = { largest: 3_700_000, exponent: 0.84 } as const;

/** A postcode serves about so many people. */
const peoplePerPostcode = 12_000;

/** The outline in steps of some 50 km: longitude and latitude. */
const outline: readonly (readonly [number, number])[] = [
  [8.4, 55.0],
  [9.9, 54.8],
  [11.0, 54.4],
  [12.5, 54.4],
  [13.6, 54.6],
  [14.2, 53.9],
  [14.1, 52.8],
  [14.7, 51.6],
  [15.0, 51.1],
  [14.3, 50.9],
  [12.9, 50.4],
  [12.1, 50.3],
  [12.5, 49.7],
  [13.8, 48.7],
  [13.0, 48.2],
  [12.9, 47.6],
  [11.3, 47.4],
  [9.6, 47.5],
  [7.6, 47.6],
  [7.8, 48.5],
  [8.2, 49.0],
  [6.7, 49.2],
  [6.1, 50.2],
  [6.0, 51.0],
  [7.0, 52.2],
  [7.1, 53.4],
  [8.8, 54.0],
];

const west = Math.min(...outline.map(([longitude]) => longitude));
const east = Math.max(...outline.map(([longitude]) => longitude));
const south = Math.min(...outline.map(([, latitude]) => latitude));
const north = Math.max(...outline.map(([, latitude]) => latitude));

interface Point {
  readonly longitude: number;
  readonly latitude: number;
}

/** Whether a point lies within the outline: a line to the east crosses it an odd number of times. */
export function isInside({ longitude, latitude }: Point): boolean {
  let inside = false;
  for (const [at, [x, y]] of outline.entries()) {
    const [beforeX, beforeY] = outline.at(at - 1) as readonly [number, number];
    if (y > latitude === beforeY > latitude) continue;
    if (longitude < x + ((latitude - y) / (beforeY - y)) * (beforeX - x)) inside = !inside;
  }
  return inside;
}

const rounded = (degrees: number) => Number(degrees.toFixed(5));

function pointInside(random: Random): Point {
  for (;;) {
    const point = {
      longitude: rounded(west + random.next() * (east - west)),
      latitude: rounded(south + random.next() * (north - south)),
    };
    if (isInside(point)) return point;
  }
}

/** Returns the number of the nearest centre. A degree of longitude is about two thirds of one of latitude here. */
function nearest(centres: readonly Point[], { longitude, latitude }: Point): number {
  let [best, least] = [0, Infinity];
  for (const [at, centre] of centres.entries()) {
    const [x, y] = [(centre.longitude - longitude) * 0.65, centre.latitude - latitude];
    if (x * x + y * y < least) [best, least] = [at, x * x + y * y];
  }
  return best;
}

/** No German place begins with one of these. */
const stems = [
  'Brolf',
  'Quarm',
  'Zwend',
  'Knopp',
  'Vemt',
  'Jorx',
  'Plauf',
  'Drimm',
  'Gwast',
  'Xant',
];
const middles = ['', 'en', 'er', 'els', 'ings', 'aus', 'ow', 'ul', 'im', 'enz'];
const endings =
  'hausen dorf stadt berg bach feld heim ingen leben rode walde brück kirchen stedt au furt'.split(
    ' ',
  );

/** Some towns have a namesake in another district, as real ones do. */
const nameOf = (random: Random) =>
  random.pick(stems) +
  random.pick(middles) +
  (random.chance(0.5) ? `-${random.pick(stems)}` : '') +
  random.pick(endings);

function postcodesOf(
  random: Random,
  town: Point & { readonly population: number },
  first: number,
): GeneratedTown['postcodes'] {
  const count = Math.max(1, Math.round(town.population / peoplePerPostcode));
  const off = () => (count === 1 ? 0 : (random.next() - 0.5) / 10);
  return Array.from({ length: count }, (_, at) => ({
    postcode: String(first + at).padStart(5, '0'),
    latitude: rounded(town.latitude + off()),
    longitude: rounded(town.longitude + off()),
  }));
}

/** Generates all towns, the largest first: the same in every run. */
export function germanPlaces(): GeneratedTown[] {
  const random = createRandom('places-of-germany');
  const centresOf = (count: number) =>
    Array.from({ length: count }, () => pointInside(random)).toSorted(
      (a, b) => b.latitude - a.latitude,
    );
  const states = centresOf(germanSize.states);
  const districts = centresOf(germanSize.districts);
  let nextPostcode = 1000;
  return Array.from({ length: germanSize.municipalities }, (_, rank) => {
    const point = pointInside(random);
    const people = Math.round(population.largest / (rank + 1) ** population.exponent);
    const district = nearest(districts, point);
    // A district lies in one state.
    const stateNumber = nearest(states, districts[district] as Point);
    const postcodes = postcodesOf(random, { ...point, population: people }, nextPostcode);
    nextPostcode += postcodes.length;
    return {
      ...point,
      postcodes,
      stateNumber,
      name: nameOf(random),
      population: people,
      district: `Testkreis ${district + 1}`,
      state: `Testland ${stateNumber + 1}`,
    };
  });
}
