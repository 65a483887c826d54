import { describe, expect, it } from 'vitest';
import { score, scoreTable, selects, type JudgedAd, type JudgedQuery } from './score.ts';

function ad(id: number, job_name: string, more: Partial<JudgedAd> = {}): JudgedAd {
  return {
    id,
    job_name,
    type: 'ausbildung',
    profession: 'Handwerk',
    company: 'Müller & Söhne KG',
    town: 'Halle (Saale)',
    ...more,
  };
}

const cook = ad(1, 'Koch/Köchin');
const farCook = ad(2, 'Koch/Köchin', { town: 'Magdeburg' });
const baker = ad(3, 'Bäcker/-in');
const mason = ad(4, 'Maurer/-in');
const ads = [cook, farCook, baker, mason];

function judged(more: Partial<JudgedQuery> = {}): JudgedQuery {
  return { kind: 'plain', query: 'koch', first: ['Koch/Köchin'], found: [], not: [], ...more };
}

/** The score of a single search with these hits in this order. */
function scored(query: JudgedQuery, hits: readonly number[], among: readonly JudgedAd[] = ads) {
  const [only] = score([query], among, () => hits).byQuery;
  if (!only) throw new Error('One query has one score.');
  return only;
}

describe('selector', () => {
  it('means a job name by its whole name', () => {
    expect(selects('Koch/Köchin', cook)).toBe(true);
    expect(selects('Koch', cook)).toBe(false);
  });

  it('takes * for anything and all else literally', () => {
    expect(selects('Koch*', cook)).toBe(true);
    expect(selects('*köchin', cook)).toBe(true);
    expect(selects('B.cker/*', baker)).toBe(false);
    expect(selects({ town: 'Halle (*' }, cook)).toBe(true);
  });

  it('wants all given parts to hold', () => {
    expect(selects({ job: 'Koch*', town: 'Halle (Saale)' }, cook)).toBe(true);
    expect(selects({ job: 'Koch*', town: 'Magdeburg' }, cook)).toBe(false);
    expect(selects({ profession: 'Handwerk', type: 'praktikum' }, cook)).toBe(false);
    expect(selects({ company: 'Müller*' }, cook)).toBe(true);
  });
});

describe('score of a search', () => {
  it('is perfect where the wanted ones come first, whatever follows', () => {
    expect(scored(judged(), [2, 1, 3])).toMatchObject({
      relevant: 2,
      hits: 3,
      precision: 1,
      recall: 1,
      firstIsRight: true,
      forbidden: [],
      missed: [],
      misplaced: [],
    });
  });

  it('looks for precision at as many hits as are wanted', () => {
    expect(scored(judged(), [3, 1, 2])).toMatchObject({
      precision: 0.5,
      recall: 1,
      firstIsRight: false,
      misplaced: [3],
    });
  });

  it('looks at ten hits at most', () => {
    const cooks = Array.from({ length: 20 }, (_, at) => ad(at + 1, 'Koch/Köchin'));
    const hits = [21, ...cooks.map(({ id }) => id)];
    expect(scored(judged(), hits, [...cooks, ad(21, 'Maurer/-in')])).toMatchObject({
      precision: 0.9,
      recall: 1,
      misplaced: [21],
    });
  });

  it('counts a place that stays empty against precision', () => {
    expect(scored(judged(), [1])).toMatchObject({ precision: 0.5, recall: 0.5, missed: [2] });
  });

  it('wants what is in found, but not as the first hit', () => {
    expect(scored(judged({ found: ['Bäcker/-in'] }), [3, 1, 2])).toMatchObject({
      relevant: 3,
      precision: 1,
      recall: 1,
      firstIsRight: false,
    });
  });

  it('counts an ad once that several selectors mean', () => {
    expect(scored(judged({ found: ['Koch*'] }), [1, 2])).toMatchObject({ relevant: 2 });
  });

  it('names forbidden hits wherever they are', () => {
    expect(scored(judged({ not: ['Maurer/-in'] }), [1, 2, 3, 4]).forbidden).toEqual([4]);
  });

  it('says nothing about precision and recall where nothing is wanted', () => {
    expect(scored(judged({ first: [], not: ['*'] }), [3])).toMatchObject({
      relevant: 0,
      precision: undefined,
      recall: undefined,
      firstIsRight: undefined,
      forbidden: [3],
    });
  });

  it('has no first hit where nothing was found', () => {
    expect(scored(judged(), [])).toMatchObject({ precision: 0, recall: 0, firstIsRight: false });
  });
});

describe('scores of many searches', () => {
  const answers: Record<string, number[]> = { good: [1, 2], bad: [3], none: [], silent: [] };
  const queries = [
    judged({ query: 'good' }),
    judged({ query: 'bad', kind: 'other', not: ['Bäcker/-in'] }),
    judged({ query: 'none', kind: 'other' }),
    judged({ query: 'silent', kind: 'nothing', first: [], not: ['*'] }),
  ];
  const scores = score(queries, ads, (query) => answers[query] ?? []);

  it('are means over the searches that want something', () => {
    expect(scores).toMatchObject({
      queries: 4,
      precision: 1 / 3,
      recall: 1 / 3,
      firstIsRight: 1 / 3,
    });
  });

  it('are given for each kind, too', () => {
    expect(scores.byKind.get('plain')).toEqual({
      queries: 1,
      precision: 1,
      recall: 1,
      firstIsRight: 1,
    });
    expect(scores.byKind.get('other')).toMatchObject({ queries: 2, precision: 0, recall: 0 });
  });

  it('list what is amiss', () => {
    expect(scores.failures.map(({ query }) => query)).toEqual(['bad', 'none']);
    expect(scores.deadEnds).toEqual(['none']);
    expect(scores.overstepping).toEqual(['bad']);
  });

  it('make a table with a line for each kind and one for all', () => {
    const lines = scoreTable(scores).split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[2]).toMatch(/^other +2 +0\.0 +0\.0 +0\.0$/);
    expect(lines[4]).toMatch(/^all +4 +33\.3 +33\.3 +33\.3$/);
  });
});
