import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import { brafoFieldCount, perimeters } from '@lehrpfad/contract/core/options.ts';
import {
  allInterfaces,
  topTerms,
  type AdditionalStatistics,
  type Statistics,
} from '@lehrpfad/contract/statistics/figures.ts';
import type { Queries } from '../../core/database/database.ts';
import { mediaPath } from '../../core/files/files.ts';
import { slugOf } from '@lehrpfad/contract/core/text/slug.ts';
import { areas } from '@lehrpfad/regions/parts/areas.ts';
import type { Span } from './span.ts';
import {
  companiesByAccount,
  countOfDay,
  listImportedCounts,
  listTopTowns,
  listVisits,
  sumCounts,
} from './store.ts';
import { termPage } from './term-lists-store.ts';

type Sums = ReadonlyMap<string, ReadonlyMap<string, number>>;

async function sumsIn(db: Queries, span: Span, dimensions: readonly string[]): Promise<Sums> {
  const groups = Map.groupBy(await sumCounts(db, span, dimensions), ({ dimension }) => dimension);
  return new Map(
    [...groups].map(([name, group]) => [
      name,
      new Map(group.map(({ value, count }) => [value, count])),
    ]),
  );
}

/** Returns the counts of one dimension under the given keys, 0 by default. */
function countsOf<Key extends string>(
  sums: Sums,
  dimension: string,
  keys: readonly Key[],
): Record<Key, number> {
  const counted = sums.get(dimension);
  return Object.fromEntries(keys.map((key) => [key, counted?.get(key) ?? 0])) as Record<
    Key,
    number
  >;
}

const brafoKeys = [...Array.from({ length: brafoFieldCount }, (_, at) => String(at + 1)), 'none'];
const regionKeys = areas.map(({ key }) => key);
const perimeterKeys = perimeters.map(({ label }) => label);

/** Keys in the response by the keys under which searches are counted. */
const typeKeys = {
  ausbildung: 'ausbildung',
  praktikum: 'praktikum',
  praktikum__ausbildung: 'ausbildung__praktikum',
} as const;

function jobTypes(sums: Sums): Record<string, number> {
  const counted = countsOf(sums, 'type', Object.keys(typeKeys) as (keyof typeof typeKeys)[]);
  return Object.fromEntries(
    Object.entries(typeKeys).map(([kept, key]) => [key, counted[kept as keyof typeof typeKeys]]),
  );
}

/** Returns the visits of each day from the first counted one to the end of the span or today, including days without visits. */
async function visitsPerDay(
  db: Queries,
  span: Span,
  today: string,
): Promise<Record<string, number>> {
  const rows = await listVisits(db, span);
  const counted = new Map(rows.map(({ day, count }) => [day, count]));
  const perDay: Record<string, number> = {};
  const end = span.to < today ? span.to : today;
  const last = rows.length === 0 ? '' : end;
  for (let day = rows[0]?.day ?? span.to; day <= last; day = addDays(day, 1))
    perDay[day] = counted.get(day) ?? 0;
  return perDay;
}

/** Counts the searches of a span, and those of today. */
export async function searchesIn(
  db: Queries,
  span: Span,
  today: string,
): Promise<Statistics['searches']> {
  const sums = await sumsIn(db, span, ['search']);
  return {
    searches_total: countsOf(sums, 'search', [''])[''],
    searches_today: await countOfDay(db, 'search', today),
  };
}

/** Counts the ads that other exchanges have delivered, the most first, and their sum. */
export async function importsIn(db: Queries, span: Span): Promise<Statistics['externals']> {
  const all = { internships: 0, apprenticeships: 0, logo_name: '', logo: null };
  const bySource: Statistics['externals'] = {};
  for (const { source, internships, apprenticeships, logo } of await listImportedCounts(db, span)) {
    bySource[source] = {
      internships,
      apprenticeships,
      logo_name: slugOf(source),
      logo: mediaPath(logo),
    };
    all.internships += internships;
    all.apprenticeships += apprenticeships;
  }
  return { ...bySource, [allInterfaces]: all };
}

/** Returns all statistics of a span. */
export async function statisticsOf(db: Queries, span: Span, today: string): Promise<Statistics> {
  const sums = await sumsIn(db, span, ['query', 'type', 'perimeter', 'brafo', 'visit', 'region']);
  const top = async (what: 'occupations' | 'companies') =>
    (await termPage(db, { span, what, page: 1, pageSize: topTerms })).results.map(
      ({ term, count }): [string, number] => [term, count],
    );
  return {
    search_terms: await top('occupations'),
    search_companies: await top('companies'),
    queries: countsOf(sums, 'query', ['with_query', 'without']),
    searches: await searchesIn(db, span, today),
    externals: await importsIn(db, span),
    clicks_total: countsOf(sums, 'visit', [''])[''],
    clicks_today: await countOfDay(db, 'visit', today),
    clicks_per_day: await visitsPerDay(db, span, today),
    brafos: countsOf(sums, 'brafo', brafoKeys),
    companies: await companiesByAccount(db),
    job_types: jobTypes(sums),
    perimeters: countsOf(sums, 'perimeter', perimeterKeys),
    regions: countsOf(sums, 'region', regionKeys),
  };
}

/** Returns the most searched towns of the last days. */
export async function topTowns(db: Queries, today: string): Promise<AdditionalStatistics> {
  const rows = await listTopTowns(db, today);
  return { cities: rows.map(({ town, quarter, week }) => [town, { quarter, week }]) };
}
