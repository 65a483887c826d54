import { readFileSync } from 'node:fs';
import type { AnyEndpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { mapPoints, searchJobAds } from '@lehrpfad/contract/search/search.ts';
import type { Api, Call } from '../../server/src/core/http/api.ts';
import { RawResponse } from '../../server/src/core/http/raw-response.ts';
import { withConcepts } from '../../server/src/features/search/concepts/concepts.ts';
import type { IndexedAd } from '../../server/src/features/search/engine/index/indexed-ad.ts';
import { relatedOccupations } from '../../server/src/features/search/concepts/families.ts';
import { SearchIndex } from '../../server/src/features/search/engine/index/search-index.ts';
import { Suggestions } from '../../server/src/features/search/engine/results/suggestions.ts';
import {
  Vocabulary,
  type VocabularyEntry,
} from '../../server/src/features/search/engine/text/vocabulary.ts';
import { Fallbacks } from '../../server/src/features/search/engine/results/fallbacks.ts';
import type { LiveSearch } from '../../server/src/features/search/live-search.ts';
import { registerSearch } from '../../server/src/features/search/routes.ts';
import { UnderstoodSearch } from '../../server/src/features/search/understanding/understood-search.ts';
import { corpusDay, occupations, towns } from '../corpus/ads.ts';
import type { BenchQuery } from '../mix/queries.ts';

type Handler = (call: { query: unknown; request: { ip: string } }) => Promise<unknown>;

/** Counts searches by dimension and value, as the statistics do. */
const counts = new Map<string, number>();

function countUp(dimension: string, value: string): void {
  const key = `${dimension}=${value}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Number of ads in all responses: the server counts the responses at once, and their ads later. */
let shownAds = 0;

/** Every search comes from the same caller. */
const request = { ip: '127.0.0.1' };

const vocabulary = withConcepts(
  JSON.parse(
    readFileSync(
      new URL('../../server/src/features/search/data/vocabulary.json', import.meta.url),
      'utf8',
    ),
  ) as VocabularyEntry[],
);

/** Builds the part of `LiveSearch` that the routes use, on an index without a database. */
function withoutDatabase(index: SearchIndex): LiveSearch {
  const names = new Suggestions(occupations, new Vocabulary(vocabulary));
  const understood = new UnderstoodSearch(index, () => corpusDay);
  const occupationOf = (text: string) => {
    const found = names.best(text);
    if (found === undefined) return undefined;
    const related = relatedOccupations(found.name).map((name) => ({ name, hasAds: () => true }));
    return { ...found, related };
  };
  const search: Pick<
    LiveSearch,
    'ready' | 'index' | 'fallbacks' | 'find' | 'understand' | 'withValidity'
  > = {
    ready: true,
    index,
    withValidity: (work) => index.reads.withValidity(work),
    find: (query, options) => understood.find(query, options),
    understand: (query) => understood.understand(query),
    fallbacks: (query) => new Fallbacks(understood, occupationOf).of(query),
  };
  return search as LiveSearch;
}

/** The measured part of the product's search with its routes. Only this class depends on internal names of the search. */
export class Lehrpfad {
  readonly #index: SearchIndex;
  readonly #handlers = new Map<AnyEndpoint, Handler>();
  /** Cached responses by address. */
  readonly #kept = new Map<string, RawResponse>();

  constructor(ads: Iterable<IndexedAd>) {
    this.#index = new SearchIndex(ads, towns.all, vocabulary);
    this.register({
      registered: [],
      handle: (endpoint, handler) => {
        this.#handlers.set(endpoint, async (call) => handler(call as Call<typeof endpoint>));
      },
    });
  }

  register(api: Api): void {
    const noDatabase = () => Promise.reject(new Error('The light form asks no database.'));
    registerSearch(api, {
      search: withoutDatabase(this.#index),
      db: { rows: noDatabase, script: noDatabase },
      clock: () => new Date(`${corpusDay}T12:00:00Z`),
      counting: {
        count: countUp,
        countTerm: (text) => countUp('term', text),
        countEmpty: (text) => countUp('empty', text),
      },
      countShown: (ads) => () => void (shownAds += ads.length),
    });
  }

  /** Returns the body of a response in its short form: everything the handler does, without HTTP. */
  search({ parsed }: BenchQuery): Promise<Buffer> {
    return this.#body(searchJobAds, parsed);
  }

  /** Returns the body of the response with all points, compressed or not. */
  points(): Promise<Buffer> {
    return this.#body(mapPoints, {});
  }

  /** Computes the responses to these searches that are not cached. @returns number of cached ones */
  async answerAll(mix: readonly BenchQuery[]): Promise<number> {
    let held = 0;
    for (const { address, parsed } of mix) {
      if (this.#kept.get(address)?.validity?.holds()) held += 1;
      else this.#kept.set(address, await this.#answer(searchJobAds, parsed));
    }
    return held;
  }

  remove(id: number): void {
    this.#index.replace([id], []);
  }

  replace(ad: IndexedAd): void {
    this.#index.replace([ad.card.id], [ad]);
  }

  /** Size of all stored cards in bytes. */
  get cardBytes(): number {
    return this.#index.cardBytes;
  }

  async #body(endpoint: AnyEndpoint, query: unknown): Promise<Buffer> {
    return (await this.#answer(endpoint, query)).body;
  }

  async #answer(endpoint: AnyEndpoint, query: unknown): Promise<RawResponse> {
    const answer = await this.#handlers.get(endpoint)?.({ query, request });
    if (!(answer instanceof RawResponse)) throw new Error(`${endpoint.path} did not answer bytes.`);
    return answer;
  }
}
