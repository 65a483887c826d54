import { describe, expect, inject, it } from 'vitest';
import { compare } from './oracle-compare.fixture.ts';
import { randomNumbers } from '../../../../commands/demo/random.ts';
import { oneOf, randomAd, someTowns } from './random-ads.fixture.ts';
import { entries } from './random-queries.fixture.ts';
import { SearchIndex } from '../index/search-index.ts';
import { Vocabulary } from '../text/vocabulary.ts';

const adCount = 200;

/** `npm run test:slow` runs more queries and rounds. */
const queriesOfARound = inject('endurance') ? 15 : 1;
const rounds = inject('endurance') ? 60 : 40;

describe('the index after changes against a plain loop over the ads that are left', () => {
  it(
    'answers in just the same way, whether ads have new slots, are numbered anew, or are gone',
    { timeout: 300_000 },
    () => {
      const random = randomNumbers(7);
      const ads = new Map(
        Array.from({ length: adCount }, (_, at) => [at + 1, randomAd(at + 1, random)]),
      );
      const index = new SearchIndex(ads.values(), someTowns, entries);
      let known = entries;
      let renumbered = 0;
      const change = (howMany: number) => {
        const before = index.cardBytes;
        const ids = Array.from({ length: howMany }, () => 1 + Math.floor(random() * adCount * 1.1));
        const changed = [...new Set(ids)];
        const kept = changed.filter(() => random() < 0.85).map((id) => randomAd(id, random));
        changed.forEach((id) => ads.delete(id));
        kept.forEach((ad) => ads.set(ad.card.id, ad));
        index.replace(changed, kept);
        // Renumbered step by step, so that changes and searches come in between, sometimes for long.
        for (let steps = Math.floor(random() * 8); steps > 0 && index.tidying.step(); steps -= 1);
        // Cards of removed ads are dropped only by renumbering.
        if (index.cardBytes < before) renumbered += 1;
      };
      for (let round = 0; round < rounds; round += 1) {
        change(oneOf(random, [1, 5, 60, 300]));
        if (round % 5 === 4) for (let time = 0; time < 6; time += 1) change(300);
        const all = [...ads.values()];
        compare(index, all, randomNumbers(round), queriesOfARound, known);
        if (round % 10 !== 9) continue;
        known = entries.filter((_, at) => at % 3 !== round % 4);
        index.setVocabulary(new Vocabulary(known));
        // Exactly the same queries.
        compare(index, all, randomNumbers(round), queriesOfARound, known);
      }
      expect(index.size).toBe(ads.size);
      expect(renumbered).toBeGreaterThan(2);
    },
  );
});
