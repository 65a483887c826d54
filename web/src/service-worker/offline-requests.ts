import { apiBase } from '@lehrpfad/contract/core/endpoints/endpoint.ts';

/** An API request of the favourites or the last search, reduced to the data that the worker needs. */
export type OfflineRequest =
  | {
      readonly kind: 'list';
      readonly key: string;
      readonly page: number;
      /** Whether it is the first page of a search, which replaces the previous search. */
      readonly isNew: boolean;
      /** Ids of the requested ads, as for the favourites; null for other searches. */
      readonly ids: readonly number[] | null;
    }
  /** The favourites on the map. */
  | { readonly kind: 'points'; readonly ids: readonly number[] }
  | { readonly kind: 'ad'; readonly id: number }
  /** Other data of a page of results. */
  | { readonly kind: 'part' };

/** Paths of the results page's other requests: names of filters, events, and the position of the chosen town. */
const parts: readonly string[] = ['brafo/', 'events/', 'events/search/', 'cities/'];

/** Whether the worker handles a request. It never handles one whose answer depends on an account. */
export function isForWorker({ method, url, headers }: Request): boolean {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(apiBase) || headers.has('authorization')) return false;
  const path = pathname.slice(apiBase.length);
  return method === 'GET'
    ? path === 'search/' || path === 'mapbox/points/' || parts.includes(path)
    : method === 'POST' && path === 'jobdescriptions/by/ids/';
}

/** Converts the days of a range to their distances from today, so that 'last week' is the same search tomorrow. */
function fromToday(range: string, today: string): string {
  const dayMs = 86_400_000;
  return range.replaceAll(/\d{4}-\d{2}-\d{2}/g, (day) =>
    String(Math.round((Date.parse(day) - Date.parse(today)) / dayMs)),
  );
}

/** Returns the key of a search, which does not depend on the order of the parameters, and its ids. */
function searchOf({ searchParams }: URL, today: string) {
  const query = new URLSearchParams(searchParams);
  for (const name of ['page', 'fields', 'facets', 'repeated']) query.delete(name);
  const created = query.get('created__range');
  if (created) query.set('created__range', fromToday(created, today));
  query.sort();
  return {
    key: query.toString(),
    ids: query.get('job_ids')?.split(',').map(Number) ?? null,
  };
}

function listQuestion(url: URL, today: string): OfflineRequest | null {
  const { searchParams } = url;
  if (searchParams.get('fields') !== 'card') return null;
  const page = Number(searchParams.get('page') ?? 1);
  return { kind: 'list', ...searchOf(url, today), page, isNew: searchParams.has('facets') };
}

/**
 * Parses a request that the worker handles; null if its response is not stored.
 * @param body parsed body of a POST
 * @param today ISO day in Germany
 */
export function parseOfflineRequest(
  address: string,
  body: unknown,
  today: string,
): OfflineRequest | null {
  const url = new URL(address);
  const path = url.pathname.slice(apiBase.length);
  if (path === 'search/') return listQuestion(url, today);
  if (path === 'mapbox/points/') {
    const { ids } = searchOf(url, today);
    return ids && { kind: 'points', ids };
  }
  if (parts.includes(path)) return { kind: 'part' };
  const ids: unknown = (body as { job_ids?: unknown } | null)?.job_ids;
  // A request for several ads belongs to a list, not to an opened ad.
  const [id, ...others] = Array.isArray(ids) ? (ids as unknown[]) : [];
  return typeof id === 'number' && others.length === 0 ? { kind: 'ad', id } : null;
}
