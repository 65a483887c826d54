import type { AdFigures } from '@lehrpfad/contract/ad-figures/ad-figures.ts';
import { describe, expect, it } from 'vitest';
import { everythingTable, showSources, showWeeks } from './shown-figures.tsx';
import { adNames, adsIn, comparisonOf, sourcesOf, totalOf, weeksOf } from './sums.ts';

const none = { shown: 0, opened: 0, saved: 0, contacted: 0, shared: 0 };
const nowhere = { results: 0, start: 0, company: 0, event: 0, page: 0, favourites: 0, direct: 0 };
const ad = (
  id: number,
  title: string,
  branch: number,
  gone: AdFigures['ads'][number]['gone'] = null,
) => ({
  id,
  title,
  gone,
  branch,
  is_public: true,
  others: 2,
  median: null,
});

const figures: AdFigures = {
  weeks: ['2026-11-09', '2026-11-16'],
  since: '2026-11-01',
  uncounted_seconds: 0,
  branches: [
    { id: 1, name: 'Nord' },
    { id: 2, name: 'Süd' },
  ],
  ads: [
    ad(10, 'Bäcker', 1),
    { ...ad(11, 'Bäcker', 1), others: 6, median: { ...none, opened: 2.5 } },
    ad(12, '', 2, 'deleted'),
    ad(13, '', 2, 'moved'),
  ],
  rows: [
    { ...none, ad: 10, branch: 2, week: 0, opened: 1 },
    { ...none, ad: 10, branch: 1, week: 1, opened: 2, shown: 9 },
    { ...none, ad: 11, branch: 1, week: 0, opened: 4 },
    { ...none, ad: 11, branch: 1, week: 1, opened: 2 },
    { ...none, ad: 13, branch: 2, week: 1, shown: 3 },
  ],
  openings: [
    { ...nowhere, ad: 10, branch: 1, results: 1, direct: 2 },
    { ...nowhere, ad: 10, branch: 2, company: 1 },
  ],
};

describe('sums of figures', () => {
  it('are of everything, of a branch, or of an ad in a branch', () => {
    expect(totalOf(figures, {})).toEqual({ ...none, shown: 12, opened: 9 });
    expect(totalOf(figures, { branch: 1 }).opened).toBe(8);
    expect(totalOf(figures, { branch: 2, ad: 10 }).opened).toBe(1);
    const weeks = weeksOf(figures, { ad: 10 }).map(({ name, opened }) => [name, opened]);
    expect(weeks).toEqual([
      ['09.11. – 15.11.26', 1],
      ['16.11. – 22.11.26', 2],
    ]);
    expect(sourcesOf(figures, { branch: 1 })[0]).toEqual({ name: 'Link von außen', count: 2 });
  });

  it('name ads so that no two are called the same, and list those that were in a branch', () => {
    expect([...adNames(figures).values()]).toEqual([
      'Bäcker, Nord (Nr. 10)',
      'Bäcker, Nord (Nr. 11)',
      'Gelöschte Anzeige, Süd',
      'Abgegebene Anzeige, Süd',
    ]);
    expect(adsIn(figures, 2).map(({ id }) => id)).toEqual([10, 12, 13]);
  });

  it('are a file of one row for each ad, branch and week, with titles as they are', () => {
    const rows = everythingTable(figures).rows.map((row) => row.slice(0, 4));
    expect(rows).toEqual([
      ['09.11.26', 'Süd', 10, 'Bäcker'],
      ['16.11.26', 'Nord', 10, 'Bäcker'],
      ['09.11.26', 'Nord', 11, 'Bäcker'],
      ['16.11.26', 'Nord', 11, 'Bäcker'],
      ['16.11.26', 'Süd', 13, 'Abgegebene Anzeige'],
    ]);
  });

  it('are drawn only if there is something to draw; tables have the zeros, too', () => {
    expect(showWeeks(figures, {}).picture).not.toBeNull();
    expect(showSources(figures, {}).picture).not.toBeNull();
    const unopened = { ad: 13 };
    expect(showWeeks(figures, unopened)).toMatchObject({
      picture: null,
      summary: 'In diesem Zeitraum wurde nichts geöffnet.',
    });
    expect(showWeeks(figures, unopened).table.rows).toHaveLength(2);
    expect(showSources(figures, unopened)).toMatchObject({ picture: null });
    expect(showSources(figures, unopened).table.rows).toHaveLength(7);
  });

  it('are compared by week with the median, or say why not', () => {
    expect(comparisonOf(figures, 11)).toContainEqual({ name: 'Geöffnet', own: 3, others: 2.5 });
    expect(comparisonOf(figures, 10)).toMatch('nur 2 Anzeigen');
    expect(comparisonOf(figures, 12)).toMatch('noch nichts gezählt');
    expect(comparisonOf(figures, 13)).toMatch('gehört jetzt zu einem anderen Unternehmen');
  });
});
