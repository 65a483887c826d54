import { brafoFieldCount, perimeters } from '@lehrpfad/contract/core/options.ts';
import {
  allInterfaces,
  topCities,
  topCitiesDays,
  topTerms,
  type AdditionalStatistics,
  type Statistics,
} from '@lehrpfad/contract/statistics/figures.ts';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../core/database/database.ts';
import { mediaPath } from '../../core/files/files.ts';
import { slugOf } from '../../core/text/slug.ts';
import { addDays, countsIn, type Span } from './span.ts';
import { termPage } from './term-lists.ts';

type Sums = ReadonlyMap<string, ReadonlyMap<string, number>>;

async function sumsIn(db: Queries, span: Span, dimensions: readonly string[]): Promise<Sums> {
  const rows = await db.rows<{ dimension: string; value: string; count: number }>(sql`
    select dimension, value, sum(count)::int as count from (${countsIn(span, dimensions)}) counted
    group by dimension, value`);
  const groups = Map.groupBy(rows, ({ dimension }) => dimension);
  return new Map(
    [...groups].map(([name, group]) => [
      name,
      new Map(group.map(({ value, count }) => [value, count])),
    ]),
  );
}

/** Counts of one dimension under those keys, 0 where nothing was counted. */
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
const regionKeys = ['norden', 'sueden'];
const perimeterKeys = perimeters.map(({ label }) => label);

/** By the key under which searches are counted, the key that is answered. */
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

/** Every day from the first on that anything was counted on, also those without a visit. */
async function visitsPerDay(db: Queries, { from, to }: Span): Promise<Record<string, number>> {
  const rows = await db.rows<{ day: string; count: number }>(sql`
    select day, count from daily_counts where dimension = 'visit' and value = ''
      and day >= ${from}::date and day <= ${to}::date order by day`);
  const counted = new Map(rows.map(({ day, count }) => [day, count]));
  const perDay: Record<string, number> = {};
  const last = rows.at(-1)?.day ?? '';
  for (let day = rows[0]?.day ?? to; day <= last; day = addDays(day, 1))
    perDay[day] = counted.get(day) ?? 0;
  return perDay;
}

async function countOfDay(db: Queries, dimension: string, day: string): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count from daily_counts where (dimension, day, value) = (${dimension}, ${day}::date, '')`);
  return row?.count ?? 0;
}

/** Searches of a span, and those of today. */
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

/** Companies with an account, and those that other boards have brought. */
export async function companiesByAccount(db: Queries): Promise<Statistics['companies']> {
  const [row] = await db.rows<Statistics['companies']>(sql`
    select count(user_id)::int as registered, (count(*) - count(user_id))::int as not_registered
    from companies where closed_at is null`);
  return row ?? { registered: 0, not_registered: 0 };
}

/** What the other boards have delivered, the most first, and their sum. */
export async function importsIn(db: Queries, { from, to }: Span): Promise<Statistics['externals']> {
  const rows = await db.rows<{
    source: string;
    internships: number;
    apprenticeships: number;
    logo: string | null;
  }>(sql`
    select source, (select e.logo from exchanges e where e.name = c.source) as logo, coalesce(sum(count) filter (where job_type = 1), 0)::int as internships,
      coalesce(sum(count) filter (where job_type = 2), 0)::int as apprenticeships
    from imported_counts c where day >= ${from}::date and day <= ${to}::date
    group by source order by sum(count) desc, source collate "C"`);
  const all = { internships: 0, apprenticeships: 0, logo_name: '', logo: null };
  const bySource: Statistics['externals'] = {};
  for (const { source, internships, apprenticeships, logo } of rows) {
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

/** Everything that the statistics show of a span. */
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
    clicks_per_day: await visitsPerDay(db, span),
    brafos: countsOf(sums, 'brafo', brafoKeys),
    companies: await companiesByAccount(db),
    job_types: jobTypes(sums),
    perimeters: countsOf(sums, 'perimeter', perimeterKeys),
    regions: countsOf(sums, 'region', regionKeys),
  };
}

/** The towns that were searched for most of late. */
export async function topTowns(db: Queries, today: string): Promise<AdditionalStatistics> {
  const rows = await db.rows<{ town: string; quarter: number; week: number }>(sql`
    select value as town, sum(count)::int as quarter,
      coalesce(sum(count) filter (where day > ${addDays(today, -7)}::date), 0)::int as week
    from daily_counts where dimension = 'town'
      and day > ${addDays(today, -topCitiesDays)}::date and day <= ${today}::date
    group by value order by quarter desc, value collate "C" limit ${topCities}`);
  return { cities: rows.map(({ town, quarter, week }) => [town, { quarter, week }]) };
}
