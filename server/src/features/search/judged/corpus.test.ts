import { describe, expect, it } from 'vitest';
import { judgedAds, judgedIndexedAds, judgedQueries, judgedTowns } from './corpus.fixture.ts';
import { townHere } from './in-this-state.fixture.ts';
import { selected, selects, type Selector } from './score.ts';

function repeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

describe('judged ads', () => {
  it('are enough to tell a good ranking from a bad one', () => {
    expect(judgedAds.length).toBeGreaterThanOrEqual(350);
    expect(new Set(judgedAds.map(({ job_name }) => job_name)).size).toBeGreaterThanOrEqual(300);
  });

  it('are numbered from 1 without a gap', () => {
    expect(judgedAds.map(({ id }) => id)).toEqual(judgedAds.map((_, at) => at + 1));
  });

  it('carry into the index what the catalogue knows of their job name', () => {
    const ad = judgedIndexedAds.find(({ card }) => card.title.includes('Altenpflegerin'));
    expect(ad?.card).toMatchObject({
      job_name: 'Pflegefachmann/-frau',
      city: townHere('Halberstadt'),
    });
    expect(ad?.profession).toBe('Pflege, Rettungsdienst');
    expect(ad?.synonyms).toContain('krankenschwester');
    expect(ad?.brafo).toEqual([4]);
  });

  it('stand where the place table has their town', () => {
    const nameOf = new Map(judgedTowns.map(({ id, name }) => [id, name]));
    const astray = judgedIndexedAds.filter(
      ({ card, townId }) => townId === null || nameOf.get(townId) !== card.city || !card.postcode,
    );
    expect(astray.map(({ card }) => card.id)).toEqual([]);
  });
});

describe('judged queries', () => {
  it('are many, of every kind that people type', () => {
    const counts = Map.groupBy(judgedQueries, ({ kind }) => kind);
    expect(judgedQueries.length).toBeGreaterThanOrEqual(800);
    expect(counts.size).toBeGreaterThanOrEqual(15);
    const few = [...counts].filter(([kind, { length }]) => length < 8 && kind !== 'none');
    expect(few.map(([kind]) => kind)).toEqual([]);
  });

  it('are each judged once', () => {
    expect(repeated(judgedQueries.map(({ query }) => query))).toEqual([]);
  });

  it('name only what the board has', () => {
    const meetsNone = (selector: Selector) => !judgedAds.some((ad) => selects(selector, ad));
    const empty = judgedQueries.flatMap(({ query, first, found, not }) =>
      [...first, ...found, ...not]
        .filter(meetsNone)
        .map((selector) => `${query}: ${JSON.stringify(selector)}`),
    );
    expect(empty).toEqual([]);
  });

  it('never want and forbid the same ad', () => {
    const torn = judgedQueries.filter(({ first, found, not }) => {
      const forbidden = selected(not, judgedAds);
      return [...selected([...first, ...found], judgedAds)].some((id) => forbidden.has(id));
    });
    expect(torn.map(({ query }) => query)).toEqual([]);
  });

  it('say what may be first, unless nothing is wanted', () => {
    const undecided = judgedQueries.filter(({ first, found }) => !first.length && found.length);
    expect(undecided.map(({ query }) => query)).toEqual([]);
  });
});
