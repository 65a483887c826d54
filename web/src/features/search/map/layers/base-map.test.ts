import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { regionFile } from '@lehrpfad/regions/chosen-region.ts';
import { stateCorners } from '../home-view.ts';

interface BaseFeature {
  readonly properties: { readonly kind: string; readonly name?: string; readonly people?: number };
  readonly geometry: { readonly coordinates: unknown };
}

const file = readFileSync(regionFile('map/base-map.json'));
const { features } = JSON.parse(file.toString()) as { features: BaseFeature[] };

it('the built-in map is light enough for a phone', () => {
  expect(gzipSync(file, { level: 9 }).length).toBeLessThan(25_000);
});

it('the state fits into the bounds that the map shows first', () => {
  const state = features.find(({ properties }) => properties.kind === 'state');
  const [ring = []] = (state?.geometry.coordinates ?? []) as [number, number][][];
  const [[west, south], [east, north]] = stateCorners;
  expect(ring.length).toBeGreaterThan(500);
  for (const [longitude, latitude] of ring) {
    expect(longitude > west && longitude < east && latitude > south && latitude < north).toBe(true);
  }
});

it('the largest towns come first, and the state’s own are there', () => {
  const towns = features.filter(({ properties }) => properties.kind === 'town');
  const people = towns.map(({ properties }) => properties.people ?? 0);
  expect(people).toEqual(people.toSorted((a, b) => b - a));
  const names = towns.map(({ properties }) => properties.name);
  expect(names).toEqual(
    expect.arrayContaining(['Magdeburg', 'Halle (Saale)', 'Köthen (Anhalt)', 'Leipzig']),
  );
});
