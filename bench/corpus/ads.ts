import { addDays, monthAfter } from '@lehrpfad/contract/core/dates/days.ts';
import {
  apprenticeshipTitle,
  internshipTitle,
} from '../../server/src/commands/demo/job-ads/ad-titles.ts';
import { createRandom, type Random } from '../../server/src/commands/demo/random.ts';
import {
  loadCatalogue,
  type CatalogueOccupation,
} from '../../server/src/features/occupations/catalogue/catalogue.ts';
import type { IndexedAd } from '../../server/src/features/search/engine/index/indexed-ad.ts';
import { annotationOf, detailsOf } from './ad-texts.ts';
import { companyCount, companyOf, drawCompany, type Company } from './companies.ts';
import { loadTowns, type CorpusTown } from './towns.ts';
import { misspelt, wideWord } from './wide-words.ts';
import { mixed, zipfRank } from './zipf.ts';

/** The current day of the corpus; nothing uses the clock. */
export const corpusDay = '2026-11-20';

/** Days over which the ads were published. */
const days = 540;
const share = { internship: 0.35, foreignJob: 0.06, otherJob: 0.12, otherTown: 0.15 } as const;
const odd = { scattered: 0.03, noTown: 0.01, misspeltTitle: 0.015, noStart: 0.2 } as const;

export const towns = loadTowns();
const { occupations: catalogue, professions } = loadCatalogue();
export const occupations = catalogue;
const byName = new Map(occupations.map((occupation) => [occupation.name, occupation]));
const numberOf = new Map(occupations.map((occupation, at) => [occupation, at + 1]));
const professionNumber = new Map(professions.map(({ name }, at) => [name, at + 1]));

/** Draws an occupation, some much more often than others. */
function anyOccupation(random: Random): CatalogueOccupation {
  const rank = zipfRank(random, occupations.length);
  return occupations[mixed(rank) % occupations.length] as CatalogueOccupation;
}

function occupationOf(random: Random, { trade }: Company, isInternship: boolean) {
  if (random.chance(share.otherJob)) return anyOccupation(random);
  const names = isInternship && trade.internships.length > 0 ? trade.internships : trade.jobs;
  return byName.get(random.pick(names)) ?? anyOccupation(random);
}

/** Rounds a number to that many decimal places. */
function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function placeOf(random: Random, town: CorpusTown) {
  const { postcode, latitude, longitude } = random.pick(town.places);
  if (!random.chance(odd.scattered)) return { postcode, position: [longitude, latitude] as const };
  const off = () => (random.next() - 0.5) / 8;
  return {
    postcode,
    position: [rounded(longitude + off(), 5), rounded(latitude + off(), 5)] as const,
  };
}

/** Draws the day of publication: higher ids were published later, give or take two weeks. */
function publishDay(random: Random, at: number): string {
  const age = Math.floor((1 - at) * days) + random.int(-15, 15);
  return addDays(corpusDay, -Math.max(0, Math.min(days, age)));
}

function startDay(random: Random, published: string, isInternship: boolean): string | null {
  if (random.chance(odd.noStart)) return null;
  if (isInternship) return addDays(published, random.int(14, 240));
  const month = Number(published.slice(5, 7));
  const months = (8 - month + 12) % 12 || 12;
  return monthAfter(published, months + random.pick([0, 0, 0, 0, 1, 1, 6, 12])).first;
}

/** Changes a job name as other boards do. */
function foreignName(random: Random, name: string): string {
  const shapes = [`${name} (Ausbildung)`, `${name} - ${wideWord(random.int(1, 5000))}`];
  return random.pick([...shapes, name.replace('/-in', '/in'), name.toUpperCase()]);
}

function titleOf(random: Random, company: Company, job: string, start: string | null) {
  const title =
    start === 'internship'
      ? internshipTitle(random, job, company.trade, 'school')
      : apprenticeshipTitle(random, job, start);
  return random.chance(odd.misspeltTitle) ? misspelt(title, random.int(0, 40)) : title;
}

interface Context {
  readonly seed: string;
  readonly companies: number;
}

/** @param at the ad's relative position among all, from 0 (oldest) to 1 */
function makeAd({ seed, companies }: Context, random: Random, id: number, at: number): IndexedAd {
  const company = companyOf(seed, drawCompany(random, companies), towns);
  const isInternship = random.chance(share.internship);
  const occupation = occupationOf(random, company, isInternship);
  const isForeign = random.chance(share.foreignJob);
  const jobName = isForeign ? foreignName(random, occupation.name) : occupation.name;
  const town = random.chance(share.otherTown) ? towns.draw(random) : company.town;
  const place = random.chance(odd.noTown) ? undefined : placeOf(random, town);
  const published = publishDay(random, at);
  const start = startDay(random, published, isInternship);
  const subject = { ...company, company: company.name, town: town.name, job: jobName, start };
  const number = numberOf.get(occupation) ?? 0;
  return {
    card: {
      id,
      title: titleOf(random, company, occupation.name, isInternship ? 'internship' : start),
      job_name: jobName,
      job_type_int: isInternship ? 1 : 2,
      company_name: company.name,
      company_logo: company.logo,
      city: place ? town.name : '',
      postcode: place?.postcode ?? '',
      job_start: start,
      publish_date: published,
      geo_data: place ? [...place.position] : null,
      external: isForeign ? 'Lehrstellenbörse' : '',
    },
    jobNameId: isForeign ? occupations.length + number : number,
    mappedName: isForeign ? occupation.name : null,
    mappedNameId: isForeign ? number : null,
    synonyms: [...occupation.synonyms, ...(occupation.aliases ?? [])],
    professionId: professionNumber.get(occupation.profession) ?? null,
    profession: occupation.profession,
    companyId: company.id,
    townId: place ? town.id : null,
    townAliases: place ? town.aliases : [],
    details: detailsOf(random, subject, isInternship),
    annotation: annotationOf(random, company.trade, isInternship),
    brafo: occupation.brafo,
  };
}

/** Generates that many ads, oldest first with ids from 1: the same for the same seed. */
export function* makeAds(count: number, seed = 'lehrpfad'): Generator<IndexedAd> {
  const random = createRandom(`${seed}-ads`);
  const context = { seed, companies: companyCount(count) };
  for (let id = 1; id <= count; id += 1) yield makeAd(context, random, id, id / count);
}

/** Generates other ads for existing ids, as after a change by an editor or an import. */
export function* makeReplacements(
  count: number,
  ids: number,
  seed = 'replaced',
): Generator<IndexedAd> {
  const random = createRandom(`${seed}-replacements`);
  const context = { seed: 'lehrpfad', companies: companyCount(ids) };
  for (let made = 0; made < count; made += 1) {
    const id = random.int(1, ids);
    yield makeAd(context, random, id, random.chance(0.5) ? 1 : id / ids);
  }
}
