import type { PostcodeUse } from '../../src/features/places/base-data.ts';
import type { Municipality } from './packages.ts';
import { isMunicipal, type Town } from './towns.ts';

/** Towns with several postcodes: the current ones of street addresses, and the one of the town hall. */
export type MainPostcode = {
  name: string;
  district: string;
  postcodes: string[];
  /** Null if no town hall is in any of them. */
  main: string | null;
  source: string;
};

/** Postcodes that are never used for street addresses: boxes and large recipients, and former ones. */
export type PostcodeNote = {
  postcode: string;
  town: string;
  use: 'box' | 'outdated';
  source: string;
};

/** Facts about postcodes other than their towns. */
export interface PostcodeFacts {
  readonly mains: readonly MainPostcode[];
  readonly notes: readonly PostcodeNote[];
  /** Postcodes that GeoNames gives to a town's own name, by its name and district, one line each. */
  readonly ownCodes: ReadonlyMap<string, ReadonlySet<string>>;
  /** The main town of each municipality. */
  readonly homes: ReadonlyMap<Municipality, Town>;
}

export const homesIn = (towns: readonly Town[]): ReadonlyMap<Municipality, Town> =>
  new Map(
    towns.flatMap((town): [Municipality, Town][] =>
      town.municipality && isMunicipal(town) ? [[town.municipality, town]] : [],
    ),
  );

/** The use of a town's postcode. */
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
 * The possible postcodes of a town, as far as known: a municipality that is not listed with several postcodes has one, and its parts
 * have the same; they had others before they became parts of it. The municipality of a village is certain only in the gazetteer.
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

/** A village with only outdated postcodes gets that of its municipality, if that has only one. */
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
