import { expect, it } from 'vitest';
import { readRegion } from '../../regions/src/region.ts';
import { draftRegion } from './draft-region.ts';
import { districtName, readPostalFile, readSettlements } from './postal-file.ts';
import { tableText, townsOf } from './table-of-places.ts';

const row = (...columns: readonly (string | number)[]) => columns.join('\t');
const of = (
  postcode: string,
  name: string,
  district: string,
  latitude = '50.9',
  longitude = '11',
) =>
  row('DE', postcode, name, 'Thüringen', 'TH', '', '00', district, '16000', latitude, longitude, 4);

const postal = [
  of('07743', 'Jena', 'Jena, Stadt', '50.93', '11.58'),
  of('07745', 'Jena', 'Jena, Stadt', '50.91', '11.56'),
  of('99867', 'Gotha', 'Landkreis Gotha', '50.95', '10.70'),
  of('98527', 'Suhl', 'Kreisfreie Stadt Suhl', '50.61', '10.69'),
  row('DE', '39104', 'Magdeburg', 'Sachsen-Anhalt', 'ST', '', '', 'Magdeburg', '', '52', '11', 4),
  of('9986', 'Nirgends', 'Landkreis Gotha'),
  of('99869', 'Ohne Ort', 'Landkreis Gotha', ''),
].join('\r\n');

const settlement = (name: string, state: string, people: number, kind = 'PPLA3') =>
  row(1, name, name, '', 50.92, 11.59, 'P', kind, 'DE', '', state, '', '', '', people);

it('districts are called without what GeoNames writes around them', () => {
  expect(
    ['Landkreis Gotha', 'Erfurt, Stadt', 'Kreisfreie Stadt Suhl', 'Ilm-Kreis'].map(districtName),
  ).toEqual(['Gotha', 'Erfurt', 'Suhl', 'Ilm-Kreis']);
});

it('rows of other states are left out, and broken ones are named', () => {
  const { rows, problems } = readPostalFile(postal, 'TH');
  expect(rows.map(({ postcode }) => postcode)).toEqual(['07743', '07745', '99867', '98527']);
  expect(problems).toEqual([
    'line 6: "9986" is not a postcode of five digits',
    'line 7: Ohne Ort has no position',
  ]);
});

it('a town has all its postcodes, its inhabitants, and a main postcode if it has one alone', () => {
  const { rows } = readPostalFile(postal, 'TH');
  const settlements = readSettlements(
    [
      settlement('Jena', '15', 104_712),
      settlement('Jena', '15', 9, 'PPLX'),
      settlement('Suhl', '14', 1),
    ].join('\n'),
    '15',
  );
  const towns = townsOf(rows, settlements);
  expect(towns.map(({ name, population }) => [name, population])).toEqual([
    ['Gotha', null],
    ['Jena', 104_712],
    ['Suhl', null],
  ]);
  expect(towns[1]).toMatchObject({ latitude: 50.92, longitude: 11.57 });
  expect(towns[1]?.postcodes.map(({ postcode, use }) => [postcode, use])).toEqual([
    ['07743', undefined],
    ['07745', undefined],
  ]);
  expect(towns[0]?.postcodes[0]?.use).toBe('main');
  expect(JSON.parse(tableText(towns))).toMatchObject({ attribution: [{ licence: 'CC BY 4.0' }] });
});

it('the first version holds what the files say, and leaves open what people decide', () => {
  const { rows } = readPostalFile(postal, 'TH');
  const model = readRegion('sachsen-anhalt');
  const draft: Record<string, any> = draftRegion('TH', { rows, towns: townsOf(rows, []), model });
  expect(draft['names']).toMatchObject({ state: 'Thüringen', in: 'in Thüringen', sign: 'TH' });
  expect(draft['districts']).toEqual([
    { name: 'Gotha', names: ['Landkreis Gotha'], signs: [] },
    { name: 'Jena', names: [], signs: [] },
    { name: 'Suhl', names: [], signs: [] },
  ]);
  expect(draft['geography'].bounds).toEqual({ south: 50.56, north: 51, west: 10.64, east: 11.63 });
  expect(draft['import-places'].landscapes).toEqual({
    gotha: ['Gotha'],
    jena: ['Jena'],
    suhl: ['Suhl'],
  });
  expect(draft['holidays'].holidays).toEqual([]);
  expect(JSON.stringify(draft)).not.toContain('Magdeburg');
  expect(JSON.stringify(draft)).not.toContain('BRAFO');
});
