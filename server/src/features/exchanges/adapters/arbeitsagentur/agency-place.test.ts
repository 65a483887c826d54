import { stateName } from '@lehrpfad/regions/parts/names.ts';
import { expect, it } from 'vitest';
import { isHere, placesOf } from './agency-place.ts';

const umlauts: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE' };
const inCapitals = stateName.toUpperCase();
const asKey = inCapitals.replaceAll(/[ÄÖÜ]/g, (one) => umlauts[one] ?? one).replaceAll('-', '_');

const placeIn = (region: string) =>
  placesOf({
    stellenlokationen: [{ adresse: { ort: 'Neustadt', land: 'DEUTSCHLAND', region } }],
  })[0]!;

it.each([stateName, inCapitals, asKey])('"%s" is the board’s state', (region) => {
  const place = placeIn(region);
  expect(place.state).toBe(stateName);
  expect(isHere(place)).toBe(true);
});

it('another state is not, however long its name', () => {
  for (const region of ['BAYERN', `${stateName}${'x'.repeat(100_000)}`])
    expect(isHere(placeIn(region))).toBe(false);
});
