import type { PostcodeUse } from '../../src/features/places/base-data.ts';
import type { Municipality } from './packages.ts';
import { isMunicipal, type Town } from './towns.ts';

/** Towns with several postcodes, with those that letters to a street carry today and the one of the town hall. */
export type MainPostcode = {
  name: string;
  district: string;
  postcodes: string[];
  /** Null where no town hall lies in any of them. */
  main: string | null;
  source: string;
};

/** Postcodes that letters to a street never carry: boxes and large recipients, and those that the post has given up. */
export type PostcodeNote = {
  postcode: string;
  town: string;
  use: 'box' | 'outdated';
  source: string;
};

/** What is known of postcodes besides who has them. */
export interface PostcodeFacts {
  readonly mains: readonly MainPostcode[];
  readonly notes: readonly PostcodeNote[];
  /** Those that GeoNames gives to a town's own name, by its name and district, a line each. */
  readonly ownCodes: ReadonlyMap<string, ReadonlySet<string>>;
  /** The town that a municipality is. */
  readonly homes: ReadonlyMap<Municipality, Town>;
}

export const homesIn = (towns: readonly Town[]): ReadonlyMap<Municipality, Town> =>
  new Map(
    towns.flatMap((town): [Municipality, Town][] =>
      town.municipality && isMunicipal(town) ? [[town.municipality, town]] : [],
    ),
  );

/** What a town's postcode is for. */
export function useOf(town: Town, postcode: string, facts: PostcodeFacts): PostcodeUse {
  const note = facts.notes.find((one) => one.postcode === postcode);
  if (note !== undefined) return note.use;
  const listed = facts.mains.find((one) => isNamed(town, one));
  if (listed?.main === postcode) return 'main';
  if (listed !== undefined) return listed.postcodes.includes(postcode) ? 'street' : 'outdated';
  const today = postcodesToday(town, facts);
  if (today?.length === 1) return today[0] === postcode ? 'main' : 'outdated';
  if (today && !today.includes(postcode)) return 'outdated';
  const all = inUse(town.codes, facts).filter((code) => today?.includes(code) ?? true);
  return all.length === 1 ? 'main' : 'street';
}

/**
 * Those that a town can have, as far as it is known: a municipality that is in no list of those with several has one, and its parts
 * have what it has; they had others before they became parts of it. Where a village lies is certain in the gazetteer alone.
 */
function postcodesToday(town: Town, facts: PostcodeFacts): readonly string[] | undefined {
  const home = town.municipality && facts.homes.get(town.municipality);
  if (home === undefined || (home !== town && town.located !== 'gazetteer')) return undefined;
  const listed = facts.mains.find((one) => isNamed(home, one));
  if (listed !== undefined) return listed.postcodes;
  const own = inUse(facts.ownCodes.get(`${home.name}\n${home.district}`) ?? [], facts);
  const codes = own.length > 0 ? own : inUse(home.codes, facts);
  return codes.length === 1 ? codes : undefined;
}

function inUse(codes: Iterable<string>, { notes }: PostcodeFacts): string[] {
  const noted = new Set(notes.map(({ postcode }) => postcode));
  return [...codes].filter((code) => !noted.has(code));
}

const isNamed = (town: Town, one: MainPostcode) =>
  one.name === town.name && one.district === town.district;

/** A village whose only postcodes are outdated has that of its municipality, where that has one alone. */
export function addCurrentPostcodes(towns: readonly Town[], facts: PostcodeFacts): void {
  for (const town of towns) {
    const isStreet = (code: string) => ['main', 'street'].includes(useOf(town, code, facts));
    if ([...town.codes].some(isStreet)) continue;
    const home = town.municipality && facts.homes.get(town.municipality);
    if (home === undefined || home === town) continue;
    const listed = facts.mains.find((one) => isNamed(home, one));
    if (listed && listed.postcodes.length > 1) continue;
    const main = [...home.codes].find((code) => useOf(home, code, facts) === 'main');
    if (main !== undefined) town.codes.add(main);
  }
}
