import { describe, expect, it } from 'vitest';
import { joinMaps, readMap, type RegionMap } from './joined-map.ts';

const feature = (kind: string, type: string, coordinates: unknown, own = {}) =>
  ({ type: 'Feature', properties: { kind, ...own }, geometry: { type, coordinates } }) as const;

/** A square state with a corner at a position. */
function mapOf(west: number, south: number, others: RegionMap['features']): RegionMap {
  const ring = [
    [west, south],
    [west + 1, south],
    [west + 1, south + 1],
    [west, south + 1],
    [west, south],
  ];
  return {
    features: [feature('state', 'Polygon', [ring]), ...others],
    outline: '<svg viewBox="0 0 300 300"><path d="M0 0L300 0Z" fill="#fff"/></svg>',
  };
}

describe('the map of two states', () => {
  const left = mapOf(10, 50, [
    feature('border', 'MultiLineString', [
      [
        [9, 52],
        [11, 51],
        [12, 51],
        [12, 50],
        [13, 49],
      ],
    ]),
    feature('neighbour', 'Point', [11.5, 50.5], { name: 'Bayern' }),
    feature('neighbour', 'Point', [9, 50.5], { name: 'Hessen' }),
    feature('town', 'Point', [10.5, 50.5], { name: 'Neustadt', people: 9000 }),
    feature('town', 'Point', [11.5, 50.5], { name: 'Hof', people: 50_000 }),
  ]);
  const right = mapOf(11, 50, [
    feature('neighbour', 'Point', [9, 50.4], { name: 'Hessen' }),
    feature('town', 'Point', [11.51, 50.51], { name: 'Hof', people: 46_000 }),
    feature('town', 'Point', [11.9, 50.9], { name: 'Neustadt', people: 12_000 }),
  ]);
  const joined = joinMaps([left, right], ['Thüringen', 'Bayern']);
  const namesOf = (kind: string) =>
    joined.features.filter((one) => one.properties.kind === kind).map((one) => one.properties.name);

  it('has both outlines, and a border only where no outline is drawn', () => {
    expect(namesOf('state')).toHaveLength(2);
    const border = joined.features.find(({ properties }) => properties.kind === 'border');
    expect(border?.geometry.coordinates).toEqual([
      [
        [9, 52],
        [11, 51],
      ],
      [
        [12, 50],
        [13, 49],
      ],
    ]);
  });

  it('names a town once, towns of one name both, and no neighbour that is on the map', () => {
    expect(namesOf('town')).toEqual(['Hof', 'Neustadt', 'Neustadt']);
    expect(namesOf('neighbour')).toEqual(['Hessen']);
  });

  it('has a picture with both outlines beside each other', () => {
    expect(joined.outline).toMatch(
      /<g transform="translate\(0\.0 0\.0\) scale\(0\.5000\)"><path [^<]*><\/g><g transform="translate\(150\.0 0\.0\) scale\(0\.5000\)">/,
    );
  });
});

it('the map of two states that there are data of is not twice as large', () => {
  const maps = [readMap('sachsen-anhalt'), readMap('thueringen')] as const;
  const { features } = joinMaps(maps, ['Sachsen-Anhalt', 'Thüringen']);
  const all = maps.flatMap((map) => map.features).length;
  expect(features.length).toBeGreaterThan(all / 2);
  expect(features.length).toBeLessThan(all);
});
