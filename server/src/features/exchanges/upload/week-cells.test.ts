import { describe, expect, it } from 'vitest';
import { readWeeks } from './week-cells.ts';

const today = '2026-09-01';

/** 'Monday free/places' of each week. */
function read(text: string, on = today): string[] | string {
  const found = readWeeks(text, on);
  if ('error' in found) return found.error;
  return found.value.map(({ monday, places, free }) => `${monday} ${free}/${places}`);
}

describe('the weeks of a cell', () => {
  it.each([
    ['KW 42/2026: 2; KW 43/2026: 1', ['2026-10-12 2/2', '2026-10-19 1/1']],
    ['kw42/26: 2\nKW43/26:1', ['2026-10-12 2/2', '2026-10-19 1/1']],
    ['KW 42/2026, KW 43/2026', ['2026-10-12 1/1', '2026-10-19 1/1']],
    ['KW 42, 43, 44/2027: 2', ['2027-10-18 2/2', '2027-10-25 2/2', '2027-11-01 2/2']],
    ['KW 42 - 44 (2026): 1 von 3', ['2026-10-12 1/3', '2026-10-19 1/3', '2026-10-26 1/3']],
    ['KW 42 bis KW 43 2026 = 2 Plätze', ['2026-10-12 2/2', '2026-10-19 2/2']],
    ['42. KW 2026 (2 Plätze)', ['2026-10-12 2/2']],
    ['42. Kalenderwoche 2026', ['2026-10-12 1/1']],
    ['Kalenderwoche 42: 2 von 3 frei', ['2026-10-12 2/3']],
    ['42/2026: 0/2', ['2026-10-12 0/2']],
    ['42', ['2026-10-12 1/1']],
    ['Woche vom 19.10.2026: 2 von 3 frei', ['2026-10-19 2/3']],
    ['19.10.2026 - 23.10.2026 (2)', ['2026-10-19 2/2']],
    ['19.10.2026 - 30.10.2026: 2', ['2026-10-19 2/2', '2026-10-26 2/2']],
    ['19.10.2026 bis 30.10.2026', ['2026-10-19 1/1', '2026-10-26 1/1']],
    ['21.10.26: 2', ['2026-10-19 2/2']],
    ['2026-10-19 1/2', ['2026-10-19 1/2']],
    ['KW 53/2026', ['2026-12-28 1/1']],
    ['', []],
    [' ; ', []],
  ])('are read as people write them: %s', (text, weeks) => {
    expect(read(text)).toEqual(weeks);
  });

  it('without a year are the next such ones, the present week included', () => {
    expect(read('KW 36')).toEqual(['2026-08-31 1/1']);
    expect(read('KW 35; KW 2: 2')).toEqual(['2027-01-11 2/2', '2027-08-30 1/1']);
  });

  it('that are over are left out; where all are, the last is taken', () => {
    expect(read('KW 20/2026; KW 42/2026: 2')).toEqual(['2026-10-12 2/2']);
    expect(read('KW 20/2026: 2; KW 21/2026: 3')).toEqual(['2026-05-18 0/3']);
  });

  it.each([
    'in den Herbstferien',
    'KW 54/2026',
    'KW 53/2027',
    'KW 0',
    'KW 44-42/2026',
    '31.02.2026',
  ])('that cannot be read are named: %s', (text) => {
    expect(read(`KW 42/2026: 2; ${text}`)).toBe(
      `„${text.toLowerCase()}“ ist keine Woche. Erwartet wird zum Beispiel: KW 42/2026: 2; KW 43/2026: 1.`,
    );
  });

  it('are bounded', () => {
    expect(read('KW 1-52/2027; KW 1-52/2028')).toBe('Höchstens 60 Wochen.');
    expect(read('x'.repeat(5000))).toBe('Höchstens 60 Wochen.');
  });
});
