import { z } from 'zod';
import { RegionError, problemsOf, readPart } from './read-part.ts';
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

const wholeRegion = z.object(parts);

export type RegionData = z.output<typeof wholeRegion>;

type Report = (path: readonly (string | number)[], message: string) => void;

/** Reports names that occur twice. */
function refuseTwins(names: readonly string[], path: readonly (string | number)[], report: Report) {
  const twins = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  for (const name of twins) report(path, `"${name}" is there twice`);
}

function checkDistricts({ areas, districts }: RegionData, report: Report): void {
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

function checkChambers({ chambers, districts }: RegionData, report: Report): void {
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

/** Reports districts without an area code, and codes of what is no district. */
function checkDemo({ demo, districts }: RegionData, report: Report): void {
  const known = districts.map(({ name }) => name);
  for (const name of known)
    if (!(name in demo.diallingCodes)) report(['demo', 'diallingCodes'], `${name} has none`);
  for (const name of Object.keys(demo.diallingCodes))
    if (!known.includes(name)) report(['demo', 'diallingCodes'], `"${name}" is no district`);
}

/** Reports names of districts that are none. */
function checkPlaceWords(data: RegionData, report: Report): void {
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

/** Everything that is in the files of a region, and that their parts fit together. */
const regionSchema = wholeRegion.superRefine((data, context) => {
  const report: Report = (path, message) =>
    context.addIssue({ code: 'custom', path: [...path], message });
  checkDistricts(data, report);
  checkChambers(data, report);
  checkPlaceWords(data, report);
  checkDemo(data, report);
});

/**
 * Reads all files of a region and checks them.
 * @param region a folder in `regions/`
 * @throws {RegionError} with everything that is wrong, one line each
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
  const checked = regionSchema.safeParse(Object.fromEntries(entries));
  if (!checked.success)
    throw new RegionError(problemsOf(`regions/${region}`, checked.error).join('\n'));
  return checked.data;
}
