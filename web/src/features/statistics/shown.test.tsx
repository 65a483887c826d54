import type { Statistics } from '@lehrpfad/contract/statistics/figures.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { showBrafos, showClicks, showExternals, showRegions, showSearches } from './shown.tsx';

const statistics = {
  search_terms: [],
  search_companies: [],
  queries: { with_query: 0, without: 0 },
  job_types: {},
  perimeters: {},
  externals: {},
  companies: { registered: 0, not_registered: 0 },
  searches: { searches_total: 12, searches_today: 98 },
  clicks_total: 4,
  clicks_today: 98,
  clicks_per_day: { '2026-01-05': 4 },
  brafos: { 1: 3, 2: 0, none: 40 },
  regions: { norden: 2, sueden: 7 },
} satisfies Statistics;

const all = (shown: { summary: string; table: unknown; picture: React.ReactNode }) =>
  `${shown.summary} ${JSON.stringify(shown.table)} ${renderToStaticMarkup(shown.picture)}`;

describe('what is counted today', () => {
  it('stands beside a sum that holds it', () => {
    expect(showSearches(statistics.searches).summary).toBe('12 Suchen, davon heute 98.');
    expect(all(showSearches(statistics.searches, { whole: 'in 365 Tagen' }))).toContain('in 365');
    expect(showClicks(statistics).summary).toBe('4 Seitenaufrufe, davon heute 98.');
  });

  it('is not said of days without today', () => {
    for (const shown of [
      showSearches(statistics.searches, { hasToday: false }),
      showClicks(statistics, { hasToday: false }),
    ]) {
      expect(all(shown)).not.toContain('98');
      expect(all(shown)).not.toMatch(/heute/i);
    }
    expect(showSearches(statistics.searches, { hasToday: false }).summary).toBe('12 Suchen.');
  });
});

it('imports that there were none of are said of the days that were asked for', () => {
  expect(showExternals({}).summary).toBe('In diesem Zeitraum wurde nichts importiert.');
});

describe('the bars of the Lebenswelten', () => {
  const fields = [{ id: 1, number: 1, description: 'Bauen, ausbauen, installieren' }];
  const shown = showBrafos(statistics, fields);

  it('have names, and one of them is for searches without any', () => {
    expect(shown.table.rows).toEqual([
      ['BRAFO 1: Bauen, ausbauen, installieren', 3],
      ['BRAFO 2', 0],
      ['keine', 40],
    ]);
    expect(renderToStaticMarkup(shown.picture)).toContain('keine');
    expect(shown.summary).toBe(
      'Am häufigsten: BRAFO 1: Bauen, ausbauen, installieren (3) · Keine: 40 Suchen',
    );
  });

  it('stand below their names where these are long', () => {
    expect(renderToStaticMarkup(shown.picture)).toContain('data-long="true"');
    expect(renderToStaticMarkup(showRegions(statistics).picture)).toContain('data-long="false"');
  });
});

it('regions are named', () => {
  expect(showRegions(statistics).table.rows).toEqual([
    ['Norden', 2],
    ['Süden', 7],
  ]);
});
