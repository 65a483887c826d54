/** What a selector looks at in an ad. */
export interface JudgedAd {
  readonly id: number;
  readonly job_name: string;
  readonly profession: string;
  readonly type: 'praktikum' | 'ausbildung';
  readonly company: string;
  readonly town: string;
}

/** All parts that are given must hold; `*` stands for anything. A bare string is a job name. */
export type Selector =
  | string
  | {
      readonly job?: string | undefined;
      readonly profession?: string | undefined;
      readonly type?: string | undefined;
      readonly company?: string | undefined;
      readonly town?: string | undefined;
    };

/** A search and what a person who types it wants; see the README beside this file. */
export interface JudgedQuery {
  readonly kind: string;
  readonly query: string;
  readonly first: readonly Selector[];
  readonly found: readonly Selector[];
  readonly not: readonly Selector[];
}

/** How a search did. Lists hold ids of ads. */
export interface QueryScore {
  readonly kind: string;
  readonly query: string;
  /** Ads that are wanted. */
  readonly relevant: number;
  /** Ads that were found. */
  readonly hits: number;
  /** Share of wanted ones among the first min(10, relevant) hits; undefined where nothing is wanted. */
  readonly precision: number | undefined;
  /** Share of the wanted ones that were found; undefined where nothing is wanted. */
  readonly recall: number | undefined;
  /** Whether the first hit is one that may be first; undefined where nothing is wanted. */
  readonly firstIsRight: boolean | undefined;
  /** Hits that must not be found. */
  readonly forbidden: readonly number[];
  /** Wanted ones that were not found. */
  readonly missed: readonly number[];
  /** Unwanted ones among the first hits that precision looks at. */
  readonly misplaced: readonly number[];
}

/** Means over the searches that want something, from 0 to 1. */
export interface Means {
  readonly queries: number;
  readonly precision: number;
  readonly recall: number;
  readonly firstIsRight: number;
}

export interface Scores extends Means {
  readonly byKind: ReadonlyMap<string, Means>;
  readonly byQuery: readonly QueryScore[];
  /** Searches with anything amiss, in the order of the table. */
  readonly failures: readonly QueryScore[];
  /** Searches that want something and found nothing at all. */
  readonly deadEnds: readonly string[];
  /** Searches that found what they must not. */
  readonly overstepping: readonly string[];
}

/** How many of the first hits are looked at, at most: about what a person reads before typing anew. */
const readAtMost = 10;

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

/** Whether the selector means this ad. */
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

/** Ids of the ads that any of the selectors means. */
export function selected(
  selectors: readonly Selector[],
  ads: readonly JudgedAd[],
): ReadonlySet<number> {
  const meant = ads.filter((ad) => selectors.some((selector) => selects(selector, ad)));
  return new Set(meant.map(({ id }) => id));
}

/** @param hits ids of everything that was found, best first */
function scoreOf(
  judged: JudgedQuery,
  ads: readonly JudgedAd[],
  hits: readonly number[],
): QueryScore {
  const { kind, query, first, found, not } = judged;
  const relevant = selected([...first, ...found], ads);
  const top = hits.slice(0, Math.min(readAtMost, relevant.size));
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
      ? (top.length - misplaced.length) / Math.min(readAtMost, relevant.size)
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
 * How well a search answers the judged queries.
 * @param search gives the ids of everything that a query finds, best first
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

/** The means by kind and over all as lines of text, in percent. */
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
