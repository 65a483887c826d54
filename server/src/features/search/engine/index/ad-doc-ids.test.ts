import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AdDocIds } from './ad-doc-ids.ts';
import { emptyBits, setBit } from '../collections/bits.ts';
import { MovedAds } from './numbering/moved-ads.ts';
import { NewNumbering } from './numbering/new-numbering.ts';
import { finish } from './numbering/steps.ts';
import { smallAd } from '../testing/small-ads.fixture.ts';

const days = [null, '2026-01-01', '2026-05-05', '2026-05-06', '2027-01-01'] as const;

function adOf(id: number, day: number) {
  return smallAd({ id, publish_date: days[day] ?? null, geo_data: [10 + day, 52] });
}

function renumber(docIds: AdDocIds): NewNumbering {
  const numbering = finish(NewNumbering.begin(docIds));
  const moved = new MovedAds(docIds, numbering);
  finish(moved.copyAll());
  docIds.exchange(moved);
  return numbering;
}

/** Ids of a set of doc ids in iteration order. */
function idsInOrder(docIds: AdDocIds, set = docIds.alive): number[] {
  const ids: number[] = [];
  docIds.eachNewestFirst(set, (docId) => {
    ids.push(docIds.columns.id[docId] ?? 0);
  });
  return ids;
}

/** Newest first, then the higher id; ads without a day last. */
function expectedOrder(dayOf: ReadonlyMap<number, number>): number[] {
  return [...dayOf.keys()].toSorted((a, b) => (dayOf.get(b) ?? 0) - (dayOf.get(a) ?? 0) || b - a);
}

/** An id with the day of its ad; null removes the ad; 'renumber' renumbers the doc ids. */
const step: fc.Arbitrary<'renumber' | [id: number, day: number | null]> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.tuple(fc.integer({ min: 1, max: 25 }), fc.option(fc.nat(4), { nil: null })),
  },
  { weight: 1, arbitrary: fc.constant('renumber' as const) },
);

describe('ads by slot', () => {
  it('are gone through newest first, whatever came, went and was numbered anew', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const docIds = new AdDocIds();
        const dayOf = new Map<number, number>();
        for (const one of steps) {
          if (one === 'renumber') {
            renumber(docIds);
            expect(docIds.untidy).toBe(0);
            continue;
          }
          const [id, day] = one;
          expect(docIds.remove(id) !== undefined).toBe(dayOf.delete(id));
          if (day === null) continue;
          docIds.add(adOf(id, day), undefined);
          dayOf.set(id, day);
        }
        expect(idsInOrder(docIds)).toEqual(expectedOrder(dayOf));
        expect(docIds.size).toBe(dayOf.size);
        for (const [id, day] of dayOf) {
          const docId = docIds.docIdOf(id) ?? -1;
          const position = docIds.columns.position[docId] ?? -1;
          expect(JSON.parse(docIds.columns.positions.json[position] ?? '')).toEqual([10 + day, 52]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('are in order only after numbering where many were taken in at once', () => {
    const docIds = new AdDocIds();
    [3, 1, 4, 2].forEach((id) => docIds.add(adOf(id, id), undefined, false));
    docIds.remove(1);
    const { of } = renumber(docIds);
    expect([0, 1, 2, 3, 4].map(of)).toEqual([1, -1, 0, 2, 3]);
    expect(idsInOrder(docIds)).toEqual([4, 3, 2]);
  });

  it('can be left after any of them, new ones between the old ones included', () => {
    const docIds = new AdDocIds();
    [1, 2, 3].forEach((id) => docIds.add(adOf(id, 1), undefined, false));
    renumber(docIds);
    docIds.add(adOf(9, 4), undefined);
    docIds.add(adOf(10, 0), undefined);
    const all = idsInOrder(docIds);
    expect(all).toEqual([9, 3, 2, 1, 10]);
    for (let enough = 1; enough <= all.length; enough += 1) {
      const seen: number[] = [];
      docIds.eachNewestFirst(docIds.alive, (docId) => {
        seen.push(docIds.columns.id[docId] ?? 0);
        return seen.length < enough;
      });
      expect(seen).toEqual(all.slice(0, enough));
    }
  });

  it('are gone through within a set only', () => {
    const docIds = new AdDocIds();
    [1, 2, 3].forEach((id) => docIds.add(adOf(id, 1), undefined, false));
    renumber(docIds);
    docIds.add(adOf(4, 1), undefined);
    docIds.add(adOf(5, 2), undefined);
    const set = emptyBits(docIds.used);
    for (const id of [1, 4]) setBit(set, docIds.docIdOf(id) ?? 0);
    expect(idsInOrder(docIds, set)).toEqual([4, 1]);
  });

  it('grow untidy with every ad that is replaced', () => {
    const docIds = new AdDocIds();
    [1, 2, 3].forEach((id) => docIds.add(adOf(id, 1), undefined, false));
    renumber(docIds);
    const untidy = [1, 1, 2].map((id) => {
      docIds.remove(id);
      docIds.add(adOf(id, 2), undefined);
      return docIds.untidy;
    });
    expect(untidy).toEqual(untidy.toSorted((a, b) => a - b));
    expect(untidy[0]).toBeGreaterThan(0);
  });
});
