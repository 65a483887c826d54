import { centroidOf, distanceKm, weightedMean } from './geometry.ts';
import { districtOf, officialName, plainName } from './names.ts';
import { municipalityAt } from './postcodes.ts';
import type { Point } from './geometry.ts';
import type { Alias } from './names.ts';
import type { Municipality, Settlement, Sources, Village } from './packages.ts';
import type { Postcode } from './postcodes.ts';

export type Town = Point & {
  name: string;
  district: string;
  population: number | null;
  /** Undefined if its point is in another district. */
  municipality: Municipality | undefined;
  isQuarter: boolean;
  codes: Set<string>;
  /** Source of its point; `nowhere` for a village that is put at the centre of its postcode until a source has its position. */
  located: 'gazetteer' | 'outline' | 'postal' | 'nowhere';
};

/** A postcode's area is seldom wider than this, so a namesake farther away is another village. */
const sameVillageKm = 20;

export function collectTowns(
  sources: Sources,
  postcodes: ReadonlyMap<string, Postcode>,
  aliases: readonly Alias[],
): Town[] {
  const isPart = partTest(aliases);
  const towns: Town[] = [];
  const settlements = Map.groupBy(sources.settlements, ({ municipalityKey }) => municipalityKey);
  for (const municipality of sources.municipalities) {
    const inside = settlements.get(municipality.key) ?? [];
    const seats = inside.filter((settlement) => isPart(settlement, municipality));
    towns.push(municipalTown(municipality, seats, inside));
    const others = inside.filter((settlement) => !seats.includes(settlement));
    towns.push(...others.map((settlement) => townAt(settlement, municipality)));
  }
  const ownPlaces = towns.length;
  addMunicipalPostcodes(towns.filter(isMunicipal), postcodes);
  addVillages(towns, sources, postcodes, aliases);
  addPostcodesOfParts(towns.slice(0, ownPlaces));
  return distinct(towns);
}

/** No two municipalities have the same key, so the name decides which place is the municipality itself. */
export function isMunicipal({ name, municipality }: Town): boolean {
  return name === officialName(municipality?.name ?? '');
}

/** True for the place after which a municipality is named, and for the places that an alias assigns to it. */
function partTest(aliases: readonly Alias[]) {
  return function isPart({ name }: Settlement, { name: municipality, key }: Municipality): boolean {
    return (
      plainName(name) === plainName(municipality) ||
      aliases.some(
        (entry) =>
          entry.alias === officialName(name) &&
          entry.name === officialName(municipality) &&
          entry.district === districtOf(key),
      )
    );
  };
}

function townAt(
  place: Point & { name: string; population?: number; isQuarter?: boolean },
  municipality: Municipality,
): Town {
  return {
    name: officialName(place.name),
    district: districtOf(municipality.key),
    latitude: place.latitude,
    longitude: place.longitude,
    population: place.population || null,
    municipality,
    isQuarter: place.isQuarter ?? false,
    codes: new Set(),
    located: 'gazetteer',
  };
}

function municipalTown(
  municipality: Municipality,
  seats: readonly Settlement[],
  inside: readonly Settlement[],
): Town {
  const bySize = seats.toSorted((a, b) => b.population - a.population);
  const seat =
    bySize.find(({ name }) => plainName(name) === plainName(municipality.name)) ?? bySize[0];
  if (seat) return { ...townAt(seat, municipality), name: officialName(municipality.name) };
  // Municipalities that consist of villages only, like Huy, are at the centre of their population.
  const weighted = inside.map((place) => ({ ...place, weight: place.population || 1 }));
  const point = inside.length > 0 ? weightedMean(weighted) : centroidOf(municipality.geometry);
  return { ...townAt({ ...point, name: municipality.name }, municipality), located: 'outline' };
}

function addMunicipalPostcodes(
  towns: readonly Town[],
  postcodes: ReadonlyMap<string, Postcode>,
): void {
  for (const { code, municipalities } of postcodes.values()) {
    for (const town of towns) {
      if (town.municipality && municipalities.includes(town.municipality)) town.codes.add(code);
    }
  }
}

/** Gives villages their postcodes, and villages without a position the postcode's centre. */
function addVillages(
  towns: Town[],
  { villages, municipalities }: Sources,
  postcodes: ReadonlyMap<string, Postcode>,
  aliases: readonly Alias[],
): void {
  const known = Map.groupBy(towns, ({ name }) => plainName(name));
  for (const village of villages) {
    const postcode = postcodes.get(village.postcode);
    if (!postcode?.centre) continue;
    const { centre } = postcode;
    const namesakes = known.get(plainName(village.name)) ?? [];
    // For the position of a village the alias table is more reliable than the postcode's centre.
    const merged = aliases.filter(({ alias }) => alias === village.name);
    const homes = towns.filter((town) => merged.some((entry) => isNamed(town, entry)));
    const near = [...namesakes, ...homes]
      .filter((town) => distanceKm(town, centre) < sameVillageKm)
      .toSorted((a, b) => distanceKm(a, centre) - distanceKm(b, centre))[0];
    const town = near ?? villageTown(village, centre, postcode, municipalities);
    town?.codes.add(postcode.code);
    if (!town || near) continue;
    towns.push(town);
    known.set(plainName(town.name), [...namesakes, town]);
  }
}

function villageTown(
  village: Village,
  centre: Point,
  postcode: Postcode,
  municipalities: readonly Municipality[],
): Town | undefined {
  const home = municipalityAt(centre, municipalities);
  if (!home) return undefined;
  const districts = new Set(postcode.municipalities.map(({ key }) => districtOf(key)));
  // Without a point of its own, a village at a district border could be on either side.
  if (districts.size > 1) return undefined;
  return { ...townAt({ ...centre, name: village.name }, home), located: 'nowhere' };
}

/** A municipality also has the postcodes of its parts; only places with a position of their own are certain parts. */
function addPostcodesOfParts(towns: readonly Town[]): void {
  const parts = Map.groupBy(towns, ({ municipality }) => municipality);
  for (const town of towns.filter(isMunicipal)) {
    for (const part of parts.get(town.municipality) ?? []) {
      for (const code of part.codes) town.codes.add(code);
    }
  }
}

/** If a name occurs twice in a district, the smaller town is distinguished by its municipality. */
function distinct(towns: readonly Town[]): Town[] {
  const byIdentity = new Map<string, Town>();
  const rank = (town: Town): number => {
    if (isMunicipal(town)) return Number.MAX_SAFE_INTEGER;
    return town.isQuarter ? -1 : (town.population ?? 0);
  };
  for (const town of towns.toSorted((a, b) => rank(b) - rank(a))) {
    const taken = byIdentity.has(identityOf(town));
    const name = taken ? `${plainName(town.name)} (${town.municipality?.name ?? ''})` : town.name;
    const named = { ...town, name };
    const namesake = byIdentity.get(identityOf(named));
    if (namesake) for (const code of named.codes) namesake.codes.add(code);
    else byIdentity.set(identityOf(named), named);
  }
  return [...byIdentity.values()];
}

function identityOf({ name, district }: Town): string {
  return `${name}\n${district}`;
}

function isNamed(town: Town, entry: Alias): boolean {
  return town.name === entry.name && town.district === entry.district;
}
