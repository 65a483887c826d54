import { searchFilters, type SearchFilters } from '@lehrpfad/contract/search/search.ts';
import { expect, inject, it } from 'vitest';
import { randomNumbers } from '../../../commands/demo/random.ts';
import type { IndexedAd } from '../engine/index/indexed-ad.ts';
import type { Read } from '../engine/index/read.ts';
import { SearchIndex } from '../engine/index/search-index.ts';
import { oneOf, randomAd, someTowns } from '../engine/testing/random-ads.fixture.ts';
import { entries, RandomQueries } from '../engine/testing/random-queries.fixture.ts';
import { judgedIndexedAds, judgedQueries, judgedTowns } from '../judged/corpus.fixture.ts';
import { builtInKnowledge } from '../judged/corpus.fixture.ts';
import { Fallbacks } from '../engine/results/fallbacks.ts';
import { UnderstoodSearch } from './understood-search.ts';

/*
 * Two indexes receive the same changes. One keeps its caches and earlier responses, the other drops everything with each
 * change: every response that the first still considers valid must equal the response of the second.
 */

const today = '2026-11-24';
/** `npm run test:slow` runs more rounds. */
const rounds = inject('endurance') ? 60 : 3;

/** Two starts, each of one type. */
const typedStarts = 'praktikum im juni und ausbildung ab september';

class Answering {
  readonly index: SearchIndex;
  readonly #search: UnderstoodSearch;
  readonly #fallbacks: Fallbacks;

  /** Loads the ads like a starting server: into an index that was numbered while it was empty. */
  constructor([ads, ...others]: ConstructorParameters<typeof SearchIndex>) {
    this.index = new SearchIndex([], ...others);
    this.index.take(ads);
    this.index.tidyUp();
    this.#search = new UnderstoodSearch(
      this.index,
      () => today,
      () => [],
      (text) =>
        this.index.text
          .familiesOf(text)
          .flatMap(({ members }) => members.map((name) => ({ name, hasAds: () => true }))),
    );
    this.#fallbacks = new Fallbacks(this.#search, () => undefined);
  }

  /** All data shown in a response. */
  answer(query: SearchFilters): string {
    const found = this.#search.find(query);
    const { understood, where } = found;
    const more = {
      where: where.townName,
      understood,
      facets: this.index.facets(understood.asked, today),
      next: this.index.nextPerimeter(understood.asked),
      fallbacks: found.count === 0 ? this.#fallbacks.of(query) : [],
    };
    return `${this.index.answer(found).toString()} ${JSON.stringify(more)}`;
  }
}

interface Board {
  readonly parts: ConstructorParameters<typeof SearchIndex>;
  readonly queries: readonly SearchFilters[];
  readonly ads: readonly IndexedAd[];
  readonly changed: (ad: IndexedAd, random: () => number, round: number) => IndexedAd;
}

/** Changes one to three ads: removes one, restores one, edits one. */
function change(board: Board, there: Map<number, IndexedAd>, random: () => number, round: number) {
  const ids = Array.from(
    { length: oneOf(random, [1, 1, 1, 3]) },
    () => oneOf(random, board.ads).card.id,
  );
  for (const id of new Set(ids)) {
    const [now, first] = [there.get(id), board.ads.find(({ card }) => card.id === id)];
    if (first === undefined) continue;
    if (now === undefined) there.set(id, first);
    else if (random() < 0.5) there.delete(id);
    else there.set(id, board.changed(now, random, round));
  }
  return [...new Set(ids)];
}

/** @returns the share of responses that were still valid by their recorded dependencies */
function compareThroughChanges(board: Board, seed: number): number {
  const random = randomNumbers(seed);
  const [keeping, forgetting] = [new Answering(board.parts), new Answering(board.parts)];
  const there = new Map(board.ads.map((ad) => [ad.card.id, ad]));
  const kept = new Map<SearchFilters, { readonly value: string; readonly read: Read }>();
  let [held, asked] = [0, 0];
  for (let round = 0; round <= rounds; round += 1) {
    const ids = round === 0 ? [] : change(board, there, random, round);
    const ads = ids.flatMap((id) => there.get(id) ?? []);
    for (const { index } of [keeping, forgetting]) index.replace(ids, ads);
    if (round % 5 === 4) for (const { index } of [keeping, forgetting]) index.tidyUp();
    forgetting.index.forget();
    for (const query of board.queries) {
      const before = kept.get(query);
      const holds = before !== undefined && keeping.index.reads.holds(before.read);
      const now = holds ? before : keeping.index.reads.during(() => keeping.answer(query));
      kept.set(query, now);
      expect(now.value, JSON.stringify({ query, holds, round, ids })).toBe(
        forgetting.answer(query),
      );
      if (round === 0) continue;
      asked += 1;
      if (holds) held += 1;
    }
  }
  return held / asked;
}

it('texts that people type are answered after changes as if nothing had been kept', () => {
  const some = judgedQueries.filter((_, at) => at % 8 === 0).map(({ query }) => query);
  const held = compareThroughChanges(
    {
      parts: [judgedIndexedAds, judgedTowns, builtInKnowledge],
      ads: judgedIndexedAds,
      queries: [...some, typedStarts, ''].map((text) =>
        searchFilters.parse({ search_multi_match: text }),
      ),
      changed: (ad, random, round) => {
        const other = oneOf(random, judgedIndexedAds);
        const { title, city } = oneOf(random, [ad, other]).card;
        return {
          ...ad,
          card: { ...ad.card, title, city },
          details: oneOf(random, [other.details, `<p>Neuwort${round}</p> ${ad.details}`]),
        };
      },
    },
    3,
  );
  // Otherwise nothing would be cached at all.
  expect(held).toBeGreaterThan(0.3);
});

it('filters and odd texts are answered after changes as if nothing had been kept', () => {
  const random = randomNumbers(5);
  const ads = Array.from({ length: 150 }, (_, at) => randomAd(at + 1, random));
  const queries = new RandomQueries(ads, random);
  const held = compareThroughChanges(
    {
      parts: [ads, someTowns, entries],
      ads,
      queries: Array.from({ length: 100 }, () => searchFilters.parse(queries.parameters())),
      changed: ({ card: { id } }, numbers) => randomAd(id, numbers),
    },
    7,
  );
  expect(held).toBeGreaterThan(0.1);
});
