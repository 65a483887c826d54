import {
  mapPoints,
  searchJobAds,
  suggestCompanies,
  suggestJobNames,
  suggestProfessions,
} from '@lehrpfad/contract/search.ts';
import { Bytes, type Api } from '../../floor/api.ts';
import { berlinDay, type Clock } from '../../floor/clock.ts';
import type { Queries } from '../../floor/database.ts';
import { publicJobAds } from '../job-ads/store.ts';
import { countSearch, type Count } from './counting.ts';
import type { LiveSearch } from './live-search.ts';
import type { Found } from './engine/search-index.ts';

/** Put together from cards that were serialised when they entered the index. */
function cardAnswer({ count, hits, nextPerimeter }: Found): Bytes {
  const next = nextPerimeter === undefined ? '' : `,"next_perimeter":${nextPerimeter}`;
  return Bytes.json(
    `{"count":${count},"results":[${hits.map(({ card }) => card).join(',')}]${next}}`,
  );
}

export function registerSearch(
  api: Api,
  parts: { search: LiveSearch; db: Queries; clock: Clock; count: Count },
): void {
  const { search, db, clock, count } = parts;
  api.answer(searchJobAds, async ({ query }) => {
    const found = search.index.find(query, query.page);
    countSearch(query, search.index.townOf(query), count);
    if (query.fields === 'card') return cardAnswer(found);
    const ids = found.hits.map(({ id }) => id);
    return {
      count: found.count,
      results: await publicJobAds(db, ids, berlinDay(clock())),
      next_perimeter: found.nextPerimeter,
    };
  });
  api.answer(mapPoints, ({ query }) => Bytes.json(`{"results":${search.index.points(query)}}`));
  api.answer(suggestJobNames, ({ query }) => search.suggestJobNames(query.search_multi_match));
  api.answer(suggestProfessions, ({ query }) =>
    search.suggestProfessions(query.search_multi_match),
  );
  api.answer(suggestCompanies, ({ query }) => search.suggestCompanies(query.search_multi_match));
}
