import { homeState } from '@lehrpfad/contract/core/options.ts';
import type { CardPage } from '@lehrpfad/contract/search/search.ts';
import { urlOf } from '../../core/api/api.ts';
import type { SeenAnswer } from '../../core/offline/offline-names.ts';
import { queryClient } from '../../core/data/query-client.ts';

type Pages = { readonly pages: readonly CardPage[] };

function ofSearch(query: unknown, { pages }: Pages): SeenAnswer[] {
  return pages.map((json, at) => {
    const asked = { ...(query as object), page: at + 1, fields: 'card' };
    return {
      address: urlOf('search/', { query: json.facets ? { ...asked, facets: 1 } : asked }),
      json,
    };
  });
}

/** All events have a request of their own; those of a place and those of a search share one. */
function ofEvents([list, query]: readonly unknown[], json: unknown): SeenAnswer[] {
  if (list === undefined) return [{ address: urlOf('events/', {}), json }];
  const sort = list === 'near' ? { sort: 'near' } : {};
  return [{ address: urlOf('events/search/', { query: { ...(query as object), ...sort } }), json }];
}

type Rebuild = (key: readonly unknown[], data: unknown) => SeenAnswer[];

/** Functions by the first part of the query key that rebuild the requests and responses of a query from the other parts. */
const calls: Readonly<Record<string, Rebuild>> = {
  search: ([query], data) => ofSearch(query, data as Pages),
  brafo: (_, json) => [{ address: urlOf('brafo/', {}), json }],
  events: ofEvents,
  towns: ([search], json) => [
    { address: urlOf('cities/', { query: { search, state: homeState } }), json },
  ],
  'job-ad': ([id], ad) => [
    {
      address: urlOf('jobdescriptions/by/ids/', {}),
      body: { job_ids: [id] },
      json: ad ? [ad] : [],
    },
  ],
};

/** Returns the responses that a visitor has seen before a service worker could keep them. */
export function seenAnswers(): SeenAnswer[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    .flatMap(({ queryKey: [kind, ...key], state: { data } }) =>
      data === undefined ? [] : (calls[String(kind)]?.(key, data) ?? []),
    );
}
