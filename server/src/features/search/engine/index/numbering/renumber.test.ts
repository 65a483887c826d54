import { searchFilters } from '@lehrpfad/contract/search/search.ts';
import fc from 'fast-check';
import { expect, inject, it, vi } from 'vitest';
import { randomNumbers } from '../../../../../commands/demo/random.ts';
import { compare } from '../../testing/oracle-compare.fixture.ts';
import { randomAd, someTowns } from '../../testing/random-ads.fixture.ts';
import { entries } from '../../testing/random-queries.fixture.ts';
import { smallAd } from '../../testing/small-ads.fixture.ts';
import type { IndexedAd } from '../indexed-ad.ts';
import { SearchIndex } from '../search-index.ts';
import { renumber } from './renumber.ts';

const maxAds = 60;

/** Ads with these ids are added, changed or removed (`null`), and then this many steps of the renumbering run. */
const round = fc.record({
  changes: fc.array(
    fc.tuple(fc.integer({ min: 1, max: maxAds }), fc.option(fc.nat(1000), { nil: null })),
    { minLength: 1, maxLength: 70 },
  ),
  steps: fc.nat(3),
});

function changed(index: SearchIndex, ads: Map<number, IndexedAd>, id: number, seed: number | null) {
  const ad = seed === null ? undefined : randomAd(id, randomNumbers(seed));
  if (ad === undefined) ads.delete(id);
  else ads.set(id, ad);
  index.replace([id], ad === undefined ? [] : [ad]);
}

it('an index that is numbered anew answers like a plain loop before, between and after all steps', () => {
  fc.assert(
    fc.property(fc.array(round, { minLength: 1, maxLength: 5 }), fc.nat(1000), (rounds, seed) => {
      const random = randomNumbers(seed);
      const ads = new Map(
        Array.from({ length: maxAds }, (_, at) => [at + 1, randomAd(at + 1, random)]),
      );
      const index = new SearchIndex(ads.values(), someTowns, entries);
      let numbering = renumber(index.ads, index.text);
      numbering.next();
      for (const { changes, steps } of rounds) {
        for (const [id, content] of changes) changed(index, ads, id, content);
        for (let step = 0; step < steps; step += 1) {
          if (numbering.next().done !== true) continue;
          index.forget();
          numbering = renumber(index.ads, index.text);
        }
        compare(index, [...ads.values()], randomNumbers(seed), 2, entries);
      }
      while (numbering.next().done !== true);
      index.forget();
      expect(index.ads.untidy).toBeLessThanOrEqual(2 * rounds.flatMap((one) => one.changes).length);
      expect(index.size).toBe(ads.size);
      compare(index, [...ads.values()], randomNumbers(seed), 2, entries);
    }),
    { numRuns: inject('endurance') ? 150 : 5 },
  );
});

const count = 1500;
const ids = Array.from({ length: count }, (_, at) => at + 1);
const adOf = (id: number, word: string) => smallAd({ id, title: `${word} ${word}${id}` });
const adsWith = (word: string) => ids.map((id) => adOf(id, word));
const hits = (index: SearchIndex, text: string) =>
  index.count(searchFilters.parse({ search_multi_match: text }));

/** An index that needs renumbering, and in which half of the words are in no ad any more. */
function untidyIndex(): SearchIndex {
  const index = new SearchIndex(adsWith('alt'), []);
  index.replace(ids, adsWith('neu'));
  return index;
}

it('the numbering begins by itself, and goes on between other work until all is in order', async () => {
  const index = untidyIndex();
  expect(index.tidying.isUnderWay).toBe(true);
  const before = index.version;
  index.tidying.goOnBetweenRequests();
  await expect.poll(() => index.tidying.isUnderWay, { timeout: 15_000 }).toBe(false);
  expect(index.ads.untidy).toBe(0);
  // Results with the old doc ids are no longer used.
  expect(index.version).toBeGreaterThan(before);
  expect([hits(index, 'neu'), hits(index, 'alt')]).toEqual([count, 0]);
});

it('words that stood nowhere when it was begun, and come or go between its steps, are found where they stand', () => {
  const index = untidyIndex();
  const ads = new Map(adsWith('neu').map((ad) => [ad.card.id, ad]));
  const tell = (id: number, word: string) => {
    ads.set(id, adOf(id, word));
    index.replace([id], [adOf(id, word)]);
  };
  let steps = 0;
  for (; index.tidying.step(); steps += 1) {
    tell(1 + steps, 'alt');
    if (steps % 3 === 0) tell(1 + (steps >> 1), 'ganzneu');
    expect(hits(index, 'alt') + hits(index, 'neu') + hits(index, 'ganzneu')).toBe(count);
  }
  expect(steps).toBeGreaterThan(10);
  const fresh = new SearchIndex(ads.values(), []);
  const found = (one: SearchIndex, text: string) =>
    one.find(searchFilters.parse({ search_multi_match: text })).ids;
  for (const word of ['alt', 'neu', 'ganzneu']) {
    expect(hits(index, word)).toBe(
      [...ads.values()].filter(({ card }) => card.title.startsWith(`${word} `)).length,
    );
    for (let id = 1; id < 2 * steps; id += 1)
      expect(found(index, `${word}${id}`)).toEqual(found(fresh, `${word}${id}`));
  }
});

it('the numbering is finished at once where changes come faster than its steps', () => {
  const index = untidyIndex();
  index.replace(ids, adsWith('wieder'));
  expect(index.tidying.isUnderWay).toBe(false);
  expect(index.ads.untidy).toBe(0);
  expect(hits(index, 'wieder')).toBe(count);
});

it('where a step fails, the index is searched as it was, and the next change begins anew', () => {
  const index = untidyIndex();
  const words = vi.spyOn(index.text.words, 'movedTo').mockImplementation(() => {
    throw new Error('out of memory');
  });
  expect(() => {
    while (index.tidying.step());
  }).toThrow('out of memory');
  words.mockRestore();
  expect(index.tidying.isUnderWay).toBe(false);
  expect(hits(index, 'neu')).toBe(count);
  index.replace([1], []);
  while (index.tidying.step());
  expect([index.ads.untidy, hits(index, 'neu')]).toEqual([0, count - 1]);
});
