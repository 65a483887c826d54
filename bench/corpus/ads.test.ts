import { describe, expect, inject, it } from 'vitest';
import { textOfHtml, wordsOf } from '../../server/src/features/search/engine/text/analysis.ts';
import { textsOf } from '../../server/src/features/search/engine/index/indexed-ad.ts';
import { makeAds, makeReplacements, occupations, towns } from './ads.ts';

const fiveThousand = [...makeAds(5000)];

describe('generated ads', () => {
  it('are the same for the same seed, and others for another', () => {
    expect([...makeAds(300)]).toEqual([...makeAds(300)]);
    expect([...makeAds(300, 'other')]).not.toEqual([...makeAds(300)]);
    expect([...makeReplacements(50, 300)]).toEqual([...makeReplacements(50, 300)]);
  });

  it.runIf(inject('endurance'))(
    'use as many words as real ones: 40,000 and more in 50,000 ads',
    () => {
      const words = new Set<string>();
      for (const ad of makeAds(50_000)) {
        for (const word of wordsOf(Object.values(textsOf(ad)).join(' '))) words.add(word);
        if (words.size >= 40_000) break;
      }
      expect(words.size).toBeGreaterThanOrEqual(40_000);
    },
  );

  it('have descriptions of 80 to 200 words, give or take a few odd ones', () => {
    const lengths = fiveThousand.map(
      ({ details }) => textOfHtml(details).trim().split(/\s+/).length,
    );
    const within = lengths.filter((length) => length >= 80 && length <= 200);
    expect(within.length / lengths.length).toBeGreaterThan(0.98);
  });

  it('lie in real towns, in the large ones more often, and mostly on their own position', () => {
    const perTown = new Map<number | null, number>();
    for (const { townId } of fiveThousand) perTown.set(townId, (perTown.get(townId) ?? 0) + 1);
    const largest = towns.all[0];
    expect(largest?.population).toBeGreaterThan(200_000);
    expect(perTown.get(largest?.id ?? 0)).toBeGreaterThan(5000 / 20);
    expect(perTown.size).toBeGreaterThan(400);
    const onTheSpot = fiveThousand.filter(({ card }) =>
      towns.all[0]?.places.some(
        ({ longitude, latitude }) =>
          card.geo_data?.[0] === longitude && card.geo_data[1] === latitude,
      ),
    );
    expect(onTheSpot.length).toBeGreaterThan(5000 / 25);
  });

  it('are published over a year and a half, with the newest last', () => {
    const days = fiveThousand.map(({ card }) => card.publish_date ?? '').toSorted();
    expect(days[0]?.slice(0, 7)).toBe('2025-05');
    expect(days.at(-1)).toBe('2026-11-20');
    expect(fiveThousand.at(-1)?.card.publish_date?.slice(0, 7)).toMatch(/2026-1[01]/);
  });

  it('name most occupations of the catalogue', () => {
    expect(new Set(fiveThousand.map(({ jobNameId }) => jobNameId)).size).toBeGreaterThan(
      occupations.length * 0.7,
    );
  });
});
