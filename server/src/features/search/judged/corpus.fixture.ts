import { readFileSync } from 'node:fs';
import { regionFile } from '@lehrpfad/regions/chosen-region.ts';
import { stateName } from '@lehrpfad/regions/parts/names.ts';
import { z } from 'zod';
import { loadCatalogue, type CatalogueOccupation } from '../../occupations/catalogue/catalogue.ts';
import { withConcepts } from '../concepts/concepts.ts';
import type { IndexedAd } from '../engine/index/indexed-ad.ts';
import type { Town } from '../engine/filters/towns.ts';
import type { VocabularyEntry } from '../engine/text/vocabulary.ts';
import { isJudgedHere, inThisState, townHere } from './in-this-state.fixture.ts';
import type { JudgedAd, JudgedQuery, Selector } from './score.ts';

const adSchema = z.strictObject({
  id: z.int().positive(),
  title: z.string().min(1),
  job_name: z.string(),
  type: z.enum(['praktikum', 'ausbildung']),
  company: z.string().min(1),
  town: z.string(),
  description: z.string().min(1),
  published: z.iso.date(),
});

type CorpusAd = z.output<typeof adSchema>;

const selectorSchema = z.union([
  z.string().min(1),
  z
    .strictObject({
      job: z.string(),
      profession: z.string(),
      type: z.string(),
      company: z.string(),
      town: z.string(),
    })
    .partial(),
]);

const querySchema = z.strictObject({
  kind: z.string().min(1),
  query: z.string().min(1),
  first: z.array(selectorSchema),
  found: z.array(selectorSchema),
  not: z.array(selectorSchema),
});

interface PlaceFile {
  towns: {
    name: string;
    latitude: number;
    longitude: number;
    aliases: string[];
    postcodes: { postcode: string }[];
  }[];
}

function textOf(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

/** @throws an error with file and line if an entry does not match the schema */
function linesOf<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema>[] {
  return textOf(path)
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return [];
      const { data, error } = schema.safeParse(JSON.parse(line));
      if (error) throw new Error(`${path}, line ${at + 1}: ${z.prettifyError(error)}`);
      return [data as z.output<Schema>];
    });
}

const occupations = loadCatalogue().occupations;
const professions = [...new Set(occupations.map(({ profession }) => profession))];
const corpus = linesOf('ads.jsonl', adSchema).map((ad) => ({
  ...ad,
  title: inThisState(ad.title),
  company: inThisState(ad.company),
  town: townHere(ad.town),
  description: inThisState(ad.description),
}));
const companies = [...new Set(corpus.map(({ company }) => company))];

/** All towns of the place table in the form of the index; their region does not matter here. */
export const judgedTowns: readonly Town[] = (
  JSON.parse(readFileSync(regionFile('places/places.json'), 'utf8')) as PlaceFile
).towns.map(({ name, aliases, latitude, longitude, postcodes }, at) => ({
  id: at + 1,
  name,
  aliases,
  latitude,
  longitude,
  state: stateName,
  region: null,
  postcodes: postcodes.map(({ postcode }) => postcode),
}));

/** A selector for the ads of this state. */
function selectorHere(selector: Selector): Selector {
  if (typeof selector === 'string') return selector;
  const { town, company } = selector;
  return {
    ...selector,
    ...(town !== undefined && { town: townHere(town) }),
    ...(company !== undefined && { company: inThisState(company) }),
  };
}

export const judgedQueries: readonly JudgedQuery[] = linesOf('queries.jsonl', querySchema)
  .filter(isJudgedHere)
  .map(({ kind, query, first, found, not }) => ({
    kind,
    query: inThisState(query),
    first: first.map(selectorHere),
    found: found.map(selectorHere),
    not: not.map(selectorHere),
  }));

export const builtInVocabulary = JSON.parse(textOf('../data/vocabulary.json')) as VocabularyEntry[];

/** The shipped vocabulary completed with the built-in knowledge of occupations. */
export const builtInKnowledge = withConcepts(builtInVocabulary);

function occupationOf({ id, job_name }: CorpusAd): CatalogueOccupation {
  const occupation = occupations.find(({ name }) => name === job_name);
  if (!occupation) throw new Error(`Ad ${id}: the catalogue has no "${job_name}".`);
  return occupation;
}

function townOf({ id, town }: CorpusAd): Town {
  const [known, namesake] = judgedTowns.filter(({ name }) => name === town);
  if (!known || namesake) throw new Error(`Ad ${id}: "${town}" is not the name of one town.`);
  return known;
}

function escapedHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function indexed(ad: CorpusAd): IndexedAd {
  const occupation = occupationOf(ad);
  const town = townOf(ad);
  return {
    card: {
      id: ad.id,
      title: ad.title,
      job_name: ad.job_name,
      job_type_int: ad.type === 'praktikum' ? 1 : 2,
      company_name: ad.company,
      company_logo: null,
      city: town.name,
      postcode: town.postcodes[0] ?? '',
      job_start: null,
      publish_date: ad.published,
      geo_data: [town.longitude, town.latitude],
      external: '',
    },
    jobNameId: occupations.indexOf(occupation) + 1,
    mappedName: null,
    mappedNameId: null,
    synonyms: [...occupation.synonyms, ...(occupation.aliases ?? [])],
    professionId: professions.indexOf(occupation.profession) + 1,
    profession: occupation.profession,
    companyId: companies.indexOf(ad.company) + 1,
    townId: town.id,
    townAliases: town.aliases,
    details: `<p>${escapedHtml(ad.description)}</p>`,
    annotation: '',
    brafo: occupation.brafo,
  };
}

/** The ads in the form that selectors compare. */
export const judgedAds: readonly JudgedAd[] = corpus.map((ad) => ({
  id: ad.id,
  job_name: ad.job_name,
  type: ad.type,
  company: ad.company,
  town: ad.town,
  profession: occupationOf(ad).profession,
}));

/** The same ads in the form of the index, with data of the catalogue and the place table. */
export const judgedIndexedAds: readonly IndexedAd[] = corpus.map(indexed);
