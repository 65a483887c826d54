import { describe, expect, it } from 'vitest';
import { recorded } from './agency.fixture.ts';
import { readDetails, readListPage } from './answers.ts';

const unknown = expect.objectContaining({ reason: 'unknown-format' }) as Error;

describe('The answer to a search', () => {
  it('is read with the names of version 6 and of version 4', () => {
    expect(readListPage(recorded('search-v6-apprenticeships'), 0)).toMatchObject({ total: 10 });
    const old = readListPage(recorded('search-v4'), 0);
    expect([old.items.length, old.total]).toEqual([2, 2]);
  });

  it('is empty where nothing was found, or nothing more', () => {
    expect(readListPage(recorded('search-empty'), 0)).toEqual({ items: [], total: 0 });
    expect(readListPage({ maxErgebnisse: 100 }, 100)).toEqual({ items: [], total: 100 });
  });

  it.each([
    undefined,
    [],
    'text',
    {},
    recorded('error'),
    { data: { items: [] }, total: 0 },
    { maxErgebnisse: '7', ergebnisliste: [] },
    { maxErgebnisse: -1 },
    { maxErgebnisse: 7 },
    { maxErgebnisse: 7, jobs: [{ referenznummer: '1' }] },
    { maxErgebnisse: 1, ergebnisliste: { 0: {} } },
    { maxErgebnisse: 1, ergebnisliste: ['text'] },
    { maxErgebnisse: 2, ergebnisliste: [{ nummer: '1' }, { nummer: '2' }] },
  ])('is refused loudly in any other form: %o', (answer) => {
    expect(() => readListPage(answer, 0)).toThrow(unknown);
  });
});

it('Details are refused in any other form', () => {
  expect(readDetails({ refnr: '1' })).toEqual({ refnr: '1' });
  for (const answer of [undefined, null, [], {}, { offer: { title: 'x' } }])
    expect(() => readDetails(answer)).toThrow(unknown);
});
