import { describe, expect, it } from 'vitest';
import { certificateOf, monthlyPay, payByYear, placesOf, shortLink } from './conditions.ts';

describe('the pay of a month', () => {
  it.each([
    ['1.050 €', 1050],
    ['1050,49 Euro brutto', 1050],
    ['1200.50', 1201],
    ['1.050 - 1.200 €', null],
    ['ab 1.000 €', null],
    ['12,82 € pro Stunde', null],
    ['14.000 € im Jahr', null],
    ['14.000', null],
    ['nach Tarif', null],
  ])('%s is %s', (text, euros) => expect(monthlyPay(text)).toBe(euros));
});

describe('the pay by year', () => {
  it('is read where a text names the years', () => {
    const text = '1. Ausbildungsjahr: 1.050 €, 2. Lehrjahr 1.120,- €; 3. Jahr = 1230 Euro';
    expect([...payByYear(text)]).toEqual([
      [0, 1050],
      [1, 1120],
      [2, 1230],
    ]);
  });

  it.each([
    '1.050 €/1.120 €/1.230 €',
    '1050 / 1120 / 1230 Euro brutto/Monat',
    '1. LJ 1050, 2. LJ: 1120, 3. Lj. 1230',
    '1.AJ 1.050 € 2.AJ 1.120 € 3.AJ 1.230 €',
    '1. Ausbildungsjahr: € 1.050,- 2. Ausbildungsjahr: € 1.120,- 3. Ausbildungsjahr: € 1.230,-',
    '1.050 € im 1. Jahr, 1.120 € im 2. Jahr und 1.230 Euro im dritten Ausbildungsjahr',
    'im ersten Jahr 1.050 €, im zweiten Lehrjahr: 1.120 €, im dritten Jahr 1.230 €',
    '1050 € (1. Lehrjahr) 1120 € (2. Lehrjahr) 1230 € (3. Lehrjahr)',
  ])('is read in their order, and by their short name: %s', (text) => {
    expect([...payByYear(text).values()]).toEqual([1050, 1120, 1230]);
  });

  it.each([
    '1.050 €',
    '3 Jahre, 1050 €',
    '1. Jahr 12,50 €',
    '21. Jahr 1050 €',
    '1.050/1.120 €',
    '1.230/1.120/1.050 €',
    '1/2/3',
    '1050/viel/1230',
  ])('is none in: %s', (text) => expect(payByYear(text).size).toBe(0));
});

it('a certificate is the least of those named', () => {
  expect(certificateOf('MITTLERE_REIFE_MITTLERER_BILDUNGSABSCHLUSS')).toBe('realschule');
  expect(certificateOf('Haupt- oder Realschulabschluss, Hauptschulabschluss')).toBe('hauptschule');
  expect(certificateOf('Kein Schulabschluss nötig')).toBe('none');
  expect(certificateOf('siehe Text')).toBe('');
});

it('places are a whole number, and an address at which to apply is no longer than the form takes it', () => {
  expect([placesOf('3'), placesOf('0'), placesOf('viele'), placesOf('1000')]).toEqual([
    3,
    null,
    null,
    null,
  ]);
  expect(shortLink('https://firma.example/jobs/1')).toBe('https://firma.example/jobs/1');
  expect(shortLink(`https://firma.example/${'x'.repeat(300)}`)).toBe('');
});
