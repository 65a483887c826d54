import { expect, it } from 'vitest';
import { germanPlaces } from './german-places.ts';

const towns = germanPlaces();

it('reads the places of all states and districts, the same each time', () => {
  expect(towns.length).toBeGreaterThan(6900);
  expect(new Set(towns.map(({ state }) => state)).size).toBe(16);
  expect(new Set(towns.map(({ district }) => district)).size).toBeGreaterThan(400);
  expect(germanPlaces()).toEqual(towns);
});

it('knows where they are, with about the inhabitants of the country', () => {
  expect(towns[0]).toMatchObject({ name: 'Berlin', state: 'Berlin' });
  const stendal = towns.find(({ name }) => name === 'Stendal');
  expect(stendal).toMatchObject({ state: 'Sachsen-Anhalt', district: 'Kreis 15090' });
  expect(stendal?.latitude).toBeCloseTo(52.6, 1);
  for (const { latitude, longitude } of towns) {
    expect(latitude > 47.2 && latitude < 55.1).toBe(true);
    expect(longitude > 5.8 && longitude < 15.1).toBe(true);
  }
  const people = towns.reduce((sum, { population }) => sum + population, 0);
  expect(people).toBeGreaterThan(70_000_000);
  expect(people).toBeLessThan(95_000_000);
});

it('gives each its own postcodes', () => {
  const postcodes = towns.flatMap((town) => town.postcodes.map(({ postcode }) => postcode));
  expect(new Set(postcodes).size).toBe(postcodes.length);
  expect(postcodes.every((postcode) => /^\d{5}$/.test(postcode))).toBe(true);
});

it('has real names, of which some are those of several towns', () => {
  const byName = Map.groupBy(towns, ({ name }) => name);
  expect([...byName.values()].filter(({ length }) => length > 1).length).toBeGreaterThan(200);
});
