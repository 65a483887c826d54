import { readFileSync } from 'node:fs';
import { regionFile } from '@lehrpfad/regions/chosen-region.ts';
import { mondayOf } from '@lehrpfad/contract/core/dates/weeks.ts';
import { loadCatalogue } from '../../../occupations/catalogue/catalogue.ts';
import type { IndexedAd } from '../index/indexed-ad.ts';
import type { Town } from '../filters/towns.ts';

export function oneOf<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
}

interface PlaceFile {
  towns: {
    name: string;
    district: string;
    aliases: string[];
    latitude: number;
    longitude: number;
    postcodes: { postcode: string; latitude: number; longitude: number }[];
  }[];
}

const places = JSON.parse(readFileSync(regionFile('places/places.json'), 'utf8')) as PlaceFile;

const namesOfTowns = places.towns.map(({ name }) => name);

/** A hundred real towns, and all towns with shared names; odd ones in the north, even ones in the south. */
export const someTowns: Town[] = places.towns.flatMap((town, at) =>
  (at < 400 && at % 4 === 0) ||
  namesOfTowns.indexOf(town.name) !== namesOfTowns.lastIndexOf(town.name)
    ? [
        {
          id: at + 1,
          name: town.name,
          aliases: town.aliases,
          state: at % 9 === 0 ? 'Sachsen' : 'Sachsen-Anhalt',
          region: at % 8 === 0 ? 'norden' : 'sueden',
          latitude: town.latitude,
          longitude: town.longitude,
          postcodes: town.postcodes.map(({ postcode }) => postcode),
        },
      ]
    : [],
);

export const occupations = loadCatalogue().occupations;
export const companyNames = [
  'Bäckerei Möhring',
  'Elbe Chemie GmbH',
  'Autohaus Zöllner KG',
  'Pflegedienst Rose',
];
const phrases = [
  'Wir suchen Dich für unser Team.',
  'Du arbeitest mit Maschinen, Holz und Metall.',
  'Gute Noten in Mathematik helfen Dir.',
  'Du pflegst ältere Menschen &amp; hilfst im Alltag.',
];

/** Titles with words of one stem that are no forms of each other, words of two letters, and words known only separately or only as a phrase. */
const shortTitles = ['Bau', 'Bauer', 'IT & KI', 'Fach Lagerist', 'Kauffrau', 'Kauf', 'Maler/-in'];

/** An ISO day near the end of 2026. */
export function someDay(random: () => number): string {
  const day = Date.UTC(2026, 6, 1) + Math.floor(random() * 400) * 86_400_000;
  return new Date(day).toISOString().slice(0, 10);
}

/** Mondays in order; empty if no week is free. */
function someWeeks(random: () => number): string[] {
  const mondays = Array.from({ length: Math.floor(random() * 5) }, () => mondayOf(someDay(random)));
  return [...new Set(mondays)].toSorted();
}

/** An ad with a real occupation and town; sometimes without a place, a start or a profession. */
export function randomAd(id: number, random: () => number): IndexedAd {
  const occupation = oneOf(random, occupations);
  const mapped = random() < 0.1 ? oneOf(random, occupations) : undefined;
  const town = random() < 0.95 ? oneOf(random, someTowns) : undefined;
  const companyId = Math.floor(random() * companyNames.length);
  const job_type_int = random() < 0.6 ? 2 : 1;
  const weeks = job_type_int === 1 && random() < 0.4 ? someWeeks(random) : undefined;
  return {
    card: {
      id,
      title: oneOf(random, [
        `Ausbildung zum ${occupation.name} (m/w/d)`,
        `Ausbildung zum ${occupation.name} (m/w/d)`,
        `${oneOf(random, occupations).name} gesucht`,
        `${oneOf(random, occupations).name} gesucht`,
        oneOf(random, shortTitles),
      ]),
      job_name: occupation.name,
      job_type_int,
      company_name: companyNames[companyId] ?? '',
      company_logo: null,
      city: town?.name ?? '',
      postcode: town?.postcodes[0] ?? '',
      job_start: weeks ? (weeks[0] ?? null) : random() < 0.7 ? someDay(random) : null,
      publish_date: random() < 0.98 ? someDay(random) : null,
      geo_data: town ? [town.longitude, town.latitude] : null,
      external: '',
    },
    jobNameId: occupations.indexOf(occupation),
    mappedName: mapped?.name ?? null,
    mappedNameId: mapped ? occupations.indexOf(mapped) : null,
    synonyms: [...occupation.synonyms, ...(mapped?.synonyms ?? [])],
    professionId: null,
    profession: random() < 0.9 ? occupation.profession : '',
    companyId,
    // The last two companies are one business.
    accountId: companyId < companyNames.length - 2 ? null : 7,
    townId: town?.id ?? null,
    townAliases: town?.aliases ?? [],
    details: `<p>${oneOf(random, phrases)}</p><ul><li>${oneOf(random, phrases)}</li></ul>`,
    annotation: '',
    ...(weeks && { weeks }),
    brafo: [...new Set([...occupation.brafo, ...(mapped?.brafo ?? [])])],
  };
}
