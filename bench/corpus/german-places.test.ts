import { expect, it } from 'vitest';
import { germanPlaces, germanSize, isInside } from './german-places.ts';

const towns = germanPlaces();

it('generates as many towns, states and districts as Germany has, the same each time', () => {
  expect(towns).toHaveLength(germanSize.municipalities);
  expect(new Set(towns.map(({ state }) => state)).size).toBe(germanSize.states);
  expect(new Set(towns.map(({ district }) => district)).size).toBeGreaterThan(380);
  expect(germanPlaces()).toEqual(towns);
});

it('spreads them over the country, with about its inhabitants and postcodes', () => {
  expect(towns.every(isInside)).toBe(true);
  const corners = [
    [9.5, 54.3],
    [13.2, 53.5],
    [7.0, 51.3],
    [13.4, 51.2],
    [8.3, 48.2],
    [11.7, 48.1],
  ] as const;
  for (const [longitude, latitude] of corners)
    expect(
      towns.filter(
        (town) =>
          Math.abs(town.longitude - longitude) < 0.5 && Math.abs(town.latitude - latitude) < 0.5,
      ).length,
    ).toBeGreaterThan(50);
  const people = towns.reduce((sum, { population }) => sum + population, 0);
  expect(people).toBeGreaterThan(70_000_000);
  expect(people).toBeLessThan(95_000_000);
  const postcodes = towns.flatMap((town) => town.postcodes.map(({ postcode }) => postcode));
  expect(new Set(postcodes).size).toBe(postcodes.length);
  expect(postcodes.every((postcode) => /^\d{5}$/.test(postcode))).toBe(true);
});

it('keeps a district in one state, and a few names in several districts', () => {
  const states = Map.groupBy(towns, ({ district }) => district);
  for (const own of states.values()) expect(new Set(own.map(({ state }) => state)).size).toBe(1);
  const names = new Set(towns.map(({ name }) => name)).size;
  expect(names).toBeGreaterThan(towns.length * 0.5);
  expect(names).toBeLessThan(towns.length);
});
