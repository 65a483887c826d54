import { limits } from '@lehrpfad/contract/core/limits.ts';
import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { inSmallLetters } from '../../core/database/sql-parts.ts';
import { spanOfMonth, type Span } from './span.ts';
import { countsIn } from './store.ts';
import { minCallers, type TermDimension } from './terms-store.ts';

interface TermCount {
  readonly term: string;
  readonly count: number;
}

interface TermPage {
  /** Number of terms on all pages. */
  readonly count: number;
  /** Number of searches with any of the terms, whether or not they match the filter text. */
  readonly total: number;
  readonly results: readonly TermCount[];
}

/** Dimensions of search texts: names of the catalogue, companies, and other texts. */
const dimensions = {
  searched: { named: ['term', 'company'], other: 'other_term' },
  occupations: { named: ['term'], other: 'other_term' },
  companies: { named: ['company'], other: null },
  empty: { named: ['empty'], other: 'other_empty' },
} as const satisfies Record<string, { named: readonly string[]; other: TermDimension | null }>;

const lowered = inSmallLetters(sql`term`);

/** Maximum number of terms in a response. */
const maxTerms = 10_000;

interface Wanted {
  readonly span: Span;
  /** Kind of terms: all, all except companies, companies only, or those without hits. */
  readonly what: keyof typeof dimensions;
  /** Part of a term. */
  readonly search?: string;
  /** Page from 1; null for all. */
  readonly page: number | null;
  readonly pageSize?: number;
}

/** Returns the search terms of a span, the most frequent first. Terms that mean no name need at least 5 searches. */
export async function termPage(db: Queries, wanted: Wanted): Promise<TermPage> {
  const { span, what, search = '', page, pageSize = limits.pageSize } = wanted;
  const { named, other } = dimensions[what];
  const offset = page === null ? 0 : (page - 1) * pageSize;
  const [row] = await db.rows<TermPage>(sql`
    with sums as (
      select dimension, value, sum(count) as count from (${countsIn(span, other === null ? named : [...named, other])}) counted
      group by dimension, value),
    shown as materialized (
      select value as term, sum(count)::int as count from sums
      where dimension is distinct from ${other} or count >= ${minCallers} group by value having sum(count) > 0),
    chosen as (select * from shown where strpos(${lowered}, ${search.toLocaleLowerCase('de')}) > 0)
    select (select count(*)::int from chosen) as count,
      (select coalesce(sum(count), 0)::int from shown) as total,
      coalesce((select json_agg(t) from (
        select term, count from chosen order by count desc, term collate "C"
        limit ${page === null ? maxTerms : pageSize} offset ${offset}::bigint) t), '[]') as results`);
  return row ?? { count: 0, total: 0, results: [] };
}

/** Returns the terms without hits of a month, `2026-11`; by default the present one. */
export function emptySearches(
  db: Queries,
  { page, month }: { page: number; month?: string | undefined },
  today: string,
): Promise<TermPage> {
  const span = spanOfMonth(month ?? today.slice(0, 7));
  return termPage(db, { span, page, what: 'empty' });
}
