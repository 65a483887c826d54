/** The fields of an ad that selectors compare. */
export interface JudgedAd {
  readonly id: number;
  readonly job_name: string;
  readonly profession: string;
  readonly type: 'praktikum' | 'ausbildung';
  readonly company: string;
  readonly town: string;
}

/** All given fields must match; `*` matches any text. A bare string is a job name. */
export type Selector =
  | string
  | {
      readonly job?: string | undefined;
      readonly profession?: string | undefined;
      readonly type?: string | undefined;
      readonly company?: string | undefined;
      readonly town?: string | undefined;
    };

/** A search and the ads that a person expects from it; see the README beside this file. */
export interface JudgedQuery {
  readonly kind: string;
  readonly query: string;
  readonly first: readonly Selector[];
  readonly found: readonly Selector[];
  readonly not: readonly Selector[];
}

/** The score of a search. Lists contain ids of ads. */
export interface QueryScore {
  readonly kind: string;
  readonly query: string;
  /** Number of wanted ads. */
  readonly relevant: number;
  /** Number of found ads. */
  readonly hits: number;
  /** Share of wanted ads among the first min(10, relevant) hits; undefined if no ad is wanted. */
  readonly precision: number | undefined;
  /** Share of the wanted ads that were found; undefined if no ad is wanted. */
  readonly recall: number | undefined;
  /** Whether the first hit is one of the allowed first ones; undefined if no ad is wanted. */
  readonly firstIsRight: boolean | undefined;
  /** Hits that must not be found. */
  readonly forbidden: readonly number[];
  /** Wanted ads that were not found. */
  readonly missed: readonly number[];
  /** Unwanted ads among the first hits that count for precision. */
  readonly misplaced: readonly number[];
}

/** Means over the searches with wanted ads, from 0 to 1. */
export interface Means {
  readonly queries: number;
  readonly precision: number;
  readonly recall: number;
  readonly firstIsRight: number;
}

export interface Scores extends Means {
  readonly byKind: ReadonlyMap<string, Means>;
  readonly byQuery: readonly QueryScore[];
  /** Searches with any error, in the order of the table. */
  readonly failures: readonly QueryScore[];
  /** Searches with wanted ads but without hits. */
  readonly deadEnds: readonly string[];
  /** Searches with forbidden hits. */
  readonly overstepping: readonly string[];
}

/** Maximum number of first hits that count: about as many as a person reads before a new search. */
const maxRead = 10;

function matches(pattern: string | undefined, value: string): boolean {
  if (pattern === undefined || pattern === value) return true;
  if (!pattern.includes('*')) return false;
  const [first = '', ...rest] = pattern.toLowerCase().split('*');
  const last = rest.pop() ?? '';
  const text = value.toLowerCase();
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.startsWith(first) && text.endsWith(last) && at <= text.length - last.length;
}

/** Whether the selector matches this ad. */
export function selects(selector: Selector, ad: JudgedAd): boolean {
  if (typeof selector === 'string') return matches(selector, ad.job_name);
  return (
    matches(selector.job, ad.job_name) &&
    matches(selector.profession, ad.profession) &&
    matches(selector.type, ad.type) &&
    matches(selector.company, ad.company) &&
    matches(selector.town, ad.town)
  );
}

/** Ids of the ads that any of the selectors matches. */
export function selected(
  selectors: readonly Selector[],
  ads: readonly JudgedAd[],
): ReadonlySet<number> {
  const meant = ads.filter((ad) => selectors.some((selector) => selects(selector, ad)));
  return new Set(meant.map(({ id }) => id));
}

/** @param hits ids of all found ads, best first */
function scoreOf(
  judged: JudgedQuery,
  ads: readonly JudgedAd[],
  hits: readonly number[],
): QueryScore {
  const { kind, query, first, found, not } = judged;
  const relevant = selected([...first, ...found], ads);
  const top = hits.slice(0, Math.min(maxRead, relevant.size));
  const misplaced = top.filter((id) => !relevant.has(id));
  const all = new Set(hits);
  const missed = [...relevant].filter((id) => !all.has(id));
  const forbidden = selected(not, ads);
  const wanted = relevant.size > 0;
  const best = hits[0];
  return {
    kind,
    query,
    relevant: relevant.size,
    hits: hits.length,
    missed,
    misplaced,
    precision: wanted
      ? (top.length - misplaced.length) / Math.min(maxRead, relevant.size)
      : undefined,
    recall: wanted ? 1 - missed.length / relevant.size : undefined,
    firstIsRight: wanted ? best !== undefined && selected(first, ads).has(best) : undefined,
    forbidden: hits.filter((id) => forbidden.has(id)),
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function meansOf(scores: readonly QueryScore[]): Means {
  const wanting = scores.filter(({ relevant }) => relevant > 0);
  return {
    queries: scores.length,
    precision: mean(wanting.map(({ precision }) => precision ?? 0)),
    recall: mean(wanting.map(({ recall }) => recall ?? 0)),
    firstIsRight: mean(wanting.map(({ firstIsRight }) => (firstIsRight ? 1 : 0))),
  };
}

function isAmiss({ precision, recall, firstIsRight, forbidden }: QueryScore): boolean {
  const fallsShort = (precision ?? 1) < 1 || (recall ?? 1) < 1 || firstIsRight === false;
  return fallsShort || forbidden.length > 0;
}

/**
 * Scores a search with the judged queries.
 * @param search returns the ids of all ads that a query finds, best first
 */
export function score(
  queries: readonly JudgedQuery[],
  ads: readonly JudgedAd[],
  search: (query: string) => readonly number[],
): Scores {
  const byQuery = queries.map((judged) => scoreOf(judged, ads, search(judged.query)));
  const kinds = Map.groupBy(byQuery, ({ kind }) => kind);
  return {
    ...meansOf(byQuery),
    byKind: new Map([...kinds].map(([kind, scores]) => [kind, meansOf(scores)])),
    byQuery,
    failures: byQuery.filter(isAmiss),
    deadEnds: byQuery
      .filter(({ relevant, hits }) => relevant > 0 && hits === 0)
      .map(({ query }) => query),
    overstepping: byQuery.filter(({ forbidden }) => forbidden.length > 0).map(({ query }) => query),
  };
}

const percent = (share: number) => (100 * share).toFixed(1).padStart(6);

/** The means by kind and overall as lines of text, in percent. */
export function scoreTable({ byKind, ...overall }: Scores): string {
  const line = (name: string, means: Means) =>
    [
      name.padEnd(16),
      String(means.queries).padStart(4),
      ...[means.precision, means.recall, means.firstIsRight].map(percent),
    ].join(' ');
  const head = [''.padEnd(16), '   n', ' prec.', 'recall', ' first'].join(' ');
  return [
    head,
    ...[...byKind].map(([kind, means]) => line(kind, means)),
    line('all', overall),
  ].join('\n');
}
