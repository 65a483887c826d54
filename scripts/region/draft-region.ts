import { germanStates, type StateSign } from '../../regions/src/german-states.ts';
import type { RegionData } from '../../regions/src/region.ts';
import type { PostalRow } from './postal-file.ts';
import { kilometres, type DraftTown } from './table-of-places.ts';

/** Files of a region by name, with the known values. Empty texts must be filled in: the schemas refuse them. */
export type DraftFiles = Readonly<Record<string, unknown>>;

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** 'saale holzland kreis' for 'Saale-Holzland-Kreis' */
export const folded = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .replaceAll(/[^a-z\d]{1,9}/g, ' ')
    .trim();

const byPopulation = (a: DraftTown, b: DraftTown) => (b.population ?? 0) - (a.population ?? 0);

/** The radii in km that the agency's search knows. */
const radii = [25, 50, 100] as const;

/** Returns the largest town of each district with the smallest radius that contains all places of the district. */
function circlesAround(towns: readonly DraftTown[]) {
  return [...Map.groupBy(towns, ({ district }) => district).values()].flatMap((own) => {
    const [seat] = own.toSorted(byPopulation);
    if (seat === undefined) return [];
    const farthest = Math.max(...own.map((town) => kilometres(seat, town)));
    return [{ where: seat.name, radiusKm: radii.find((km) => km >= farthest + 2) ?? 200 }];
  });
}

function geographyOf(rows: readonly PostalRow[]) {
  const latitudes = rows.map(({ latitude }) => latitude);
  const longitudes = rows.map(({ longitude }) => longitude);
  // The border is a little outside of the outermost places.
  const [south, north] = [Math.min(...latitudes) - 0.05, Math.max(...latitudes) + 0.05];
  const [west, east] = [Math.min(...longitudes) - 0.05, Math.max(...longitudes) + 0.05];
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  return {
    bounds: { south: round(south), north: round(north), west: round(west), east: round(east) },
    centre: { latitude: round((south + north) / 2), longitude: round((west + east) / 2) },
  };
}

function districtsOf(rows: readonly PostalRow[]) {
  const inFile = new Map(rows.map(({ district, districtInFile }) => [district, districtInFile]));
  return [...inFile]
    .toSorted(([a], [b]) => a.localeCompare(b, 'de'))
    .map(([name, written]) => ({
      name,
      names: written.startsWith('Landkreis ') ? [written] : [],
      signs: [],
    }));
}

/** Returns the files that people have to write, with the structure that the schemas require. */
function toBeWritten(model: RegionData): DraftFiles {
  return {
    chambers: { chambers: [], forBarriers: 0, hint: '', together: '', seats: [] },
    holidays: { ...model.holidays, holidays: [], incompleteYears: [] },
    legal: { dataProtection: {}, accessibility: {} },
    worlds: {
      note: 'Entwurf',
      programme: {},
      words: { world: '', worlds: '' },
      worlds: [],
      fields: model.worlds.fields.map((field) => ({ ...field, verified: false })),
    },
    'plain-texts': { programme: [], mediator: '' },
    colours: model.colours,
    schools: { ...model.schools, types: [], internships: [] },
    // Valid without an entry: texts without a translation stay German.
    'foreign-texts': { en: {}, uk: {} },
  };
}

/**
 * Makes the first version of a region's files.
 * @param model a complete region, for values that do not differ between states
 */
export function draftRegion(
  sign: StateSign,
  {
    rows,
    towns,
    model,
  }: { rows: readonly PostalRow[]; towns: readonly DraftTown[]; model: RegionData },
): DraftFiles {
  const { name } = germanStates[sign];
  const districts = districtsOf(rows);
  const largest = towns.toSorted(byPopulation).filter(({ population }) => population !== null);
  const ofName = folded(name).replaceAll(' ', '');
  return {
    names: {
      state: name,
      in: `in ${name}`,
      inWhole: `in ganz ${name}`,
      of: `des Landes ${name}`,
      largestTowns: largest.slice(0, 3).map((town) => town.name),
      sign,
    },
    areas: [],
    districts,
    geography: geographyOf(rows),
    'search-places': { plainSigns: [], areas: [], spellings: {}, neighbours: [] },
    'import-places': {
      stateNames: [ofName, sign.toLowerCase(), `de${sign.toLowerCase()}`, `land${ofName}`],
      landscapes: Object.fromEntries(districts.map((one) => [folded(one.name), [one.name]])),
      waters: {},
      sights: ['see'],
      agencyCircles: circlesAround(towns),
    },
    demo: {
      diallingCodes: {},
      searchedTowns: Object.fromEntries(
        largest.slice(0, 6).map((town, at) => [town.name, 12 - at]),
      ),
      largestTown: largest[0]?.name ?? '',
      accidentInsurer: '',
      faqOfProgramme: {},
    },
    ...toBeWritten(model),
    'map/neighbours': { cities: [], states: [] },
    'places/aliases': [],
    'places/corrections': [],
    'places/main-postcodes': [],
    'places/parts': [],
    'places/postcode-uses': [],
  };
}
