import { expect, it } from 'vitest';
import { readConditions } from './condition-cells.ts';

const payIn = (pay1: string) => readConditions({ pay1 }, '2026-11-24').values.pay_year_1;

it.each([
  ['1000', '1000'],
  ['1.000,00 €', '1000'],
  ['1000,00', '1000'],
  ['EUR 1.050,-', '1050'],
  ['1.050 € brutto', '1050'],
  ['1.050,00 €/Monat', '1050'],
  ['', ''],
])('a pay of "%s" is %s euros', (text, pay) => {
  expect(payIn(text)).toBe(pay);
});

it.each(['1.050,50 €', '900 - 1.000 €', 'ab 900 €', 'nach Tarif'])(
  '"%s" is left for the form, which refuses it',
  (text) => {
    expect(payIn(text)).toBe(text);
  },
);

it('a number of places is no amount', () => {
  expect(readConditions({ totalPlaces: '3,00 €' }, '2026-11-24').values.total_places).toBe(
    '3,00 €',
  );
});
