import type { z } from 'zod';
import { joinChambers } from './joining/chambers.ts';
import { joinDemo } from './joining/demo.ts';
import { joinAreas, joinDistricts } from './joining/districts.ts';
import { joinImportPlaces, joinSearchPlaces } from './joining/place-words.ts';
import { placeOf, readJoined, readPart } from './read-part.ts';
import { RegionError } from './region-error.ts';
import { areasSchema } from './schemas/areas.ts';
import { coloursSchema } from './schemas/colours.ts';
import { chambersSchema } from './schemas/chambers.ts';
import { demoSchema } from './schemas/demo.ts';
import { districtsSchema } from './schemas/districts.ts';
import { holidaysSchema } from './schemas/holidays.ts';
import { foreignTextsSchema } from './schemas/foreign-texts.ts';
import { geographySchema } from './schemas/geography.ts';
import { legalSchema } from './schemas/legal.ts';
import { namesSchema } from './schemas/names.ts';
import { importPlacesSchema, searchPlacesSchema } from './schemas/place-words.ts';
import { plainTextsSchema } from './schemas/plain-texts.ts';
import { schoolsSchema } from './schemas/schools.ts';
import { worldsSchema } from './schemas/worlds.ts';
import { townsOfRegions } from './towns-of-regions.ts';

/** The files of a region, by name without `.json`. */
const parts = {
  names: namesSchema,
  areas: areasSchema,
  districts: districtsSchema,
  chambers: chambersSchema,
  holidays: holidaysSchema,
  geography: geographySchema,
  legal: legalSchema,
  worlds: worldsSchema,
  'plain-texts': plainTextsSchema,
  colours: coloursSchema,
  schools: schoolsSchema,
  demo: demoSchema,
  'foreign-texts': foreignTextsSchema,
  'search-places': searchPlacesSchema,
  'import-places': importPlacesSchema,
};

export type RegionData = { [Part in keyof typeof parts]: z.output<(typeof parts)[Part]> };

/** The data that is checked for contradictions. */
type CheckedData = Pick<
  RegionData,
  'areas' | 'districts' | 'chambers' | 'demo' | 'search-places' | 'import-places'
>;

type Report = (path: readonly (string | number)[], message: string) => void;

/** Reports names that occur twice. */
function refuseTwins(names: readonly string[], path: readonly (string | number)[], report: Report) {
  const twins = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  for (const name of twins) report(path, `"${name}" is there twice`);
}

function checkDistricts({ areas, districts }: CheckedData, report: Report): void {
  refuseTwins(
    districts.map(({ name }) => name),
    ['districts'],
    report,
  );
  const keys = areas.map(({ key }) => key);
  refuseTwins(keys, ['areas'], report);
  for (const [at, { name, area }] of districts.entries()) {
    if (areas.length > 0 && !keys.includes(area ?? ''))
      report(['districts', at, 'area'], `${name} belongs to none of the areas`);
    if (areas.length === 0 && area !== undefined)
      report(['districts', at, 'area'], 'the state has no areas');
  }
}

function checkChambers({ chambers, districts }: CheckedData, report: Report): void {
  if (chambers.forBarriers >= chambers.chambers.length)
    report(['chambers', 'forBarriers'], 'there is no chamber with that number');
  const seated = chambers.seats.flatMap((seat) => seat.districts);
  refuseTwins(seated, ['chambers', 'seats'], report);
  const known = new Set(districts.map(({ name }) => name));
  for (const name of seated)
    if (!known.has(name)) report(['chambers', 'seats'], `"${name}" is no district`);
  for (const name of known)
    if (!seated.includes(name)) report(['chambers', 'seats'], `${name} belongs to no seat`);
}

/** Reports districts without an area code, and area codes of unknown districts. */
function checkDemo({ demo, districts }: CheckedData, report: Report): void {
  const known = districts.map(({ name }) => name);
  for (const name of known)
    if (!(name in demo.diallingCodes)) report(['demo', 'diallingCodes'], `${name} has none`);
  for (const name of Object.keys(demo.diallingCodes))
    if (!known.includes(name)) report(['demo', 'diallingCodes'], `"${name}" is no district`);
}

/** Reports names of unknown districts. */
function checkPlaceWords(data: CheckedData, report: Report): void {
  const known = new Set(data.districts.map(({ name }) => name));
  const check = (path: readonly string[], names: readonly string[]) => {
    for (const name of names) if (!known.has(name)) report(path, `"${name}" is no district`);
  };
  for (const { label, districts } of data['search-places'].areas)
    check(['search-places', 'areas', label], districts);
  for (const list of ['landscapes', 'waters'] as const)
    for (const [word, districts] of Object.entries(data['import-places'][list]))
      check(['import-places', list, word], districts);
}

/** Returns the contradictions in the data of a region, or in the joined data of several regions. */
function contradictionsIn(data: CheckedData): string[] {
  const problems: string[] = [];
  const report: Report = (path, message) => problems.push(`${placeOf(path)}: ${message}`);
  checkDistricts(data, report);
  checkChambers(data, report);
  checkPlaceWords(data, report);
  checkDemo(data, report);
  return problems;
}

function throwIfAny(problems: readonly string[], region: string): void {
  if (problems.length > 0)
    throw new RegionError(problems.map((line) => `regions/${region}: ${line}`).join('\n'));
}

/**
 * Reads all files of a region and checks them.
 * @param region a folder in `regions/`
 * @throws {RegionError} with all problems, one line each
 */
export function readRegion(region: string): RegionData {
  const problems: string[] = [];
  const entries = Object.entries(parts).map(([part, schema]) => {
    try {
      return [part, readPart(part, schema, region)];
    } catch (error) {
      if (!(error instanceof RegionError)) throw error;
      problems.push(error.message);
      return [part, undefined];
    }
  });
  if (problems.length > 0) throw new RegionError(problems.join('\n'));
  const data = Object.fromEntries(entries) as RegionData;
  throwIfAny(contradictionsIn(data), region);
  return data;
}

/**
 * Joins the regions of a board of several states and checks that their data fits together.
 * @param regions folders in `regions/`, each of which is valid by itself
 * @throws {RegionError} with all problems, one line each
 */
export function checkBoard(regions: readonly string[]): void {
  const isOnBoard = townsOfRegions(regions);
  const data: CheckedData = {
    areas: readJoined('areas', areasSchema, joinAreas, regions),
    districts: readJoined('districts', districtsSchema, joinDistricts, regions),
    chambers: readJoined('chambers', chambersSchema, joinChambers, regions),
    demo: readJoined('demo', demoSchema, joinDemo, regions),
    'search-places': readJoined(
      'search-places',
      searchPlacesSchema,
      (states) => joinSearchPlaces(states, isOnBoard),
      regions,
    ),
    'import-places': readJoined('import-places', importPlacesSchema, joinImportPlaces, regions),
  };
  throwIfAny(contradictionsIn(data), regions.join(','));
}
