import { nameMeant } from '../../src/features/places/geonames-names.ts';
import type { GeonamesRow } from '../../src/features/places/geonames-file.ts';
import { distanceKm } from './geometry.ts';
import { districtOf, officialName, plainName } from './names.ts';
import { municipalityAt } from './postcodes.ts';
import type { Point } from './geometry.ts';
import type { Alias } from './names.ts';
import type { Part } from './parts.ts';
import type { Municipality } from './packages.ts';
import type { Town } from './towns.ts';

/** A wrong point of the postal file, with the correct one. */
export type Correction = Point & {
  name: string;
  district: string;
  /** Postcode of the part of the town with the wrong point; missing if the town as a whole is wrong. */
  postcode?: string;
  /** Source of the point, and the error of the file. */
  source: string;
};

/** Beyond this distance two sources do not mean the same point, and a person has to check it. */
const agreeKm = 1;

/** Beyond this distance from a town its name means another town. */
const namesakeKm = 15;

const keyOf = ({ name, district }: { name: string; district: string }) => `${name}\n${district}`;

/** Positions of towns' postcodes in the file, by name, district and postcode, one line each. */
export type PostalPoints = ReadonlyMap<string, Point>;

interface Known {
  readonly aliases: readonly Alias[];
  readonly corrections: readonly Correction[];
  readonly municipalities: readonly Municipality[];
}

interface Placed {
  readonly towns: Town[];
  readonly points: PostalPoints;
  /** Postcodes that the file gives to a town's own name, by its name and district, one line each. */
  readonly ownCodes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of the file that are other names of towns, with their postcodes. */
  readonly parts: Part[];
  /** Longer names of towns in the file: 'Storkau (Elbe)'. */
  readonly longNames: Alias[];
}

/**
 * Moves the towns to their positions in GeoNames' postal file, and adds towns that only this file contains.
 * A settlement of GeoNames' gazetteer within a kilometre of that position is not moved.
 * @throws if both differ and there is no correction
 */
export function placeByPostalFile(
  known: readonly Town[],
  rows: readonly GeonamesRow[],
  { aliases, corrections, municipalities }: Known,
): Placed {
  const towns = [...known];
  const [byName, byAlias] = namesOf(known, aliases);
  const parts: Part[] = [];
  const points = new Map<string, Point[]>();
  const ownCodes = new Map<string, Set<string>>();
  const longNames: Alias[] = [];
  for (const row of ownNamesFirst(rows, byName)) {
    const name = officialName(row.name);
    const meant = nameMeant(
      { ...row, name },
      (one) => byName.has(keyOf(one)) || byAlias.has(keyOf(one)),
    );
    const key = keyOf({ name: officialName(meant), district: row.district });
    let town = byName.get(key);
    // Two villages of one district have this name, and the table distinguishes the farther one by its municipality.
    if (town && town.located !== 'nowhere' && distanceKm(town, row) > namesakeKm)
      town = namesakeAt(row, town, municipalities, byName) ?? town;
    const alias = town === undefined ? byAlias.get(key) : undefined;
    if (town === undefined && alias === undefined) {
      town = postalTown(row, officialName(meant), municipalities);
      byName.set(key, town);
      towns.push(town);
    }
    const home = town ?? alias;
    if (home === undefined) throw new Error(`${row.name} means no town`);
    home.codes.add(row.postcode);
    if (
      meant !== name &&
      name.startsWith(meant) &&
      meant === home.name &&
      !name.startsWith(`${meant} ${meant}`)
    )
      longNames.push({ alias: name, name: home.name, district: home.district });
    const place = `${keyOf(home)}\n${row.postcode}`;
    points.set(place, [...(points.get(place) ?? []), pointOf(row)]);
    if (alias !== undefined)
      parts.push({
        part: meant,
        name: alias.name,
        district: alias.district,
        postcode: row.postcode,
      });
    else ownCodes.set(keyOf(home), (ownCodes.get(keyOf(home)) ?? new Set()).add(row.postcode));
    if (alias === undefined && home.located === 'nowhere')
      Object.assign(home, pointOf(row), { located: 'postal' });
  }
  correct(towns, rows, corrections);
  const own = [...ownPoints(points, towns), ...correctedPoints(corrections)];
  return { towns, parts, longNames, ownCodes, points: new Map(own) };
}

/** The village of that name in the municipality of the file's point. */
function namesakeAt(
  row: GeonamesRow,
  { name, district }: Town,
  municipalities: readonly Municipality[],
  byName: ReadonlyMap<string, Town>,
): Town | undefined {
  const home = municipalityAt(row, municipalities)?.name ?? '';
  return byName.get(keyOf({ name: `${plainName(name)} (${home})`, district }));
}

/** A point counts for a postcode if no other name with it, and no other postcode of the town, has this point. */
function ownPoints(
  all: ReadonlyMap<string, readonly Point[]>,
  towns: readonly Town[],
): PostalPoints {
  const cities = new Set(towns.filter(({ name, district }) => name === district).map(keyOf));
  const own = [...all].flatMap(([place, points]): [string, Point][] => {
    const [only, ...others] = points;
    const isOfCity = cities.has(place.slice(0, place.lastIndexOf('\n')));
    return only && others.length === 0 && !isOfCity ? [[place, only]] : [];
  });
  const at = Map.groupBy(own, ([, point]) => `${point.latitude}, ${point.longitude}`);
  return new Map([...at.values()].flatMap((same) => (same.length === 1 ? same : [])));
}

const correctedPoints = (corrections: readonly Correction[]) =>
  corrections.flatMap(({ postcode, ...one }): [string, Point][] =>
    postcode === undefined ? [] : [[`${keyOf(one)}\n${postcode}`, pointOf(one)]],
  );

/** @throws for a settlement that the file puts elsewhere, unless there is a correction */
function correct(
  towns: readonly Town[],
  rows: readonly GeonamesRow[],
  corrections: readonly Correction[],
): void {
  const whole = corrections.filter(({ postcode }) => postcode === undefined);
  const corrected = new Map(whole.map((one) => [keyOf(one), one]));
  const inFile = Map.groupBy(rows, (row) => keyOf({ ...row, name: officialName(row.name) }));
  const open: string[] = [];
  for (const town of towns) {
    const right = corrected.get(keyOf(town));
    const own = inFile.get(keyOf(town)) ?? [];
    const isApart = own.length > 0 && own.every((row) => distanceKm(town, row) > agreeKm);
    if (right) Object.assign(town, pointOf(right), { located: 'gazetteer' });
    // The centre of its outline or of its villages is only a substitute.
    else if (town.located === 'outline' && own[0]) Object.assign(town, pointOf(own[0]));
    else if (town.located === 'gazetteer' && isApart)
      open.push(`${town.name}, ${town.district}: ${JSON.stringify([pointOf(town), own[0]])}`);
  }
  if (open.length > 0) throw new Error(`Look at these:\n${open.join('\n')}`);
}

type Names = Map<string, Town>;

function namesOf(towns: readonly Town[], aliases: readonly Alias[]): [own: Names, others: Names] {
  const own = new Map(towns.map((town) => [keyOf(town), town]));
  const others: Names = new Map();
  for (const town of towns) {
    const plain = keyOf({ ...town, name: plainName(town.name) });
    // It means a town's own point, so this is no other name.
    if (!own.has(plain)) own.set(plain, town);
  }
  for (const { alias, name, district } of aliases) {
    const town = own.get(keyOf({ name, district }));
    if (town && !own.has(keyOf({ name: alias, district })))
      others.set(keyOf({ name: alias, district }), town);
  }
  return [own, others];
}

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

/** Sorts rows with towns' own names first, so that a part of a town never takes the position of the town itself. */
function ownNamesFirst(rows: readonly GeonamesRow[], known: ReadonlyMap<string, Town>) {
  const isOwn = (row: GeonamesRow) => known.has(keyOf({ ...row, name: officialName(row.name) }));
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
}

function postalTown(row: GeonamesRow, name: string, municipalities: readonly Municipality[]): Town {
  const municipality = municipalityAt(row, municipalities);
  const isHere = municipality !== undefined && districtOf(municipality.key) === row.district;
  return {
    name,
    district: row.district,
    ...pointOf(row),
    population: null,
    municipality: isHere ? municipality : undefined,
    isQuarter: false,
    codes: new Set(),
    located: 'postal',
  };
}
