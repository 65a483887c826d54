import { expect, it } from 'vitest';
import { sheetData, sheetName } from './workbook.ts';

const sheet = {
  title: 'Umkreissuche',
  period: '01.01.26 bis 31.01.26',
  table: { columns: ['Umkreis', 'Suchen'], rows: [['10 km', 12] as const] },
};

it('a sheet says what it is about and of which days', () => {
  expect(sheetData(sheet)).toEqual([
    [{ value: 'Umkreissuche', fontWeight: 'bold' }],
    ['Zeitraum: 01.01.26 bis 31.01.26'],
    [],
    [
      { value: 'Umkreis', fontWeight: 'bold' },
      { value: 'Suchen', fontWeight: 'bold' },
    ],
    ['10 km', 12],
  ]);
});

it('a text that looks like a formula stays a text', () => {
  const [cell] = sheetData({ ...sheet, table: { columns: ['a'], rows: [['=1+1']] } }).at(-1) ?? [];
  expect(cell).toBe('=1+1');
});

it.each([
  ['Umkreissuche', 'Umkreissuche'],
  ['Top 10 gesuchte Berufsbezeichnungen', 'Top 10 gesuchte Berufsbezeichn…'],
  ['Suche/Art [neu]?', 'Suche Art  neu'],
])('the sheet of %j is called %j', (title, name) => {
  expect(sheetName(title)).toBe(name);
  expect(sheetName(title).length).toBeLessThanOrEqual(31);
});
