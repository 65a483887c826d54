import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { regionFile } from '@lehrpfad/regions/chosen-region.ts';
import { districts } from '@lehrpfad/regions/parts/districts.ts';
import { knownTowns, postcodesOfTheState } from './places.fixture.ts';

type Point = { latitude: number; longitude: number };
type Town = Point & {
  name: string;
  district: string;
  population: number | null;
  aliases: string[];
  postcodes: (Point & { postcode: string; use?: string })[];
  parts?: { name: string; postcode?: string }[];
};
type Alias = { alias: string; name: string; district: string };

const { attribution, towns } = readData<{
  attribution: { name: string; licence: string; url?: string }[];
  towns: Town[];
}>('places.json');
const aliases = readData<Alias[]>('aliases.json');
const townsByIdentity = new Map(towns.map((town) => [identityOf(town), town]));
const postcodesInTable = new Set(
  towns.flatMap(({ postcodes }) => postcodes.map(({ postcode }) => postcode)),
);

function readData<Content>(file: string): Content {
  return JSON.parse(readFileSync(regionFile(`places/${file}`), 'utf8')) as Content;
}

function identityOf({ name, district }: { name: string; district: string }): string {
  return `${name}, ${district}`;
}

function distanceKm(from: Point, to: Point): number {
  const radians = Math.PI / 180;
  const latitude = Math.sin(((to.latitude - from.latitude) * radians) / 2) ** 2;
  const longitude = Math.sin(((to.longitude - from.longitude) * radians) / 2) ** 2;
  const cosines = Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians);
  return 2 * 6371 * Math.asin(Math.sqrt(latitude + cosines * longitude));
}

function isInState({ latitude, longitude }: Point): boolean {
  return latitude > 50.93 && latitude < 53.05 && longitude > 10.55 && longitude < 13.2;
}

describe('the table of places', () => {
  it('names its sources with their licences', () => {
    expect(attribution.map(({ name }) => name)).toContain('GeoNames');
    expect(attribution.every(({ licence }) => licence !== '')).toBe(true);
  });

  it('has a town for each postcode of the state', () => {
    expect(postcodesOfTheState).toHaveLength(221);
    expect(postcodesOfTheState.filter((postcode) => !postcodesInTable.has(postcode))).toEqual([]);
  });

  it('has no postcode from outside the state', () => {
    // Postcodes of Quedlinburg, Zeitz and Gräfenhainichen that the independent list does not have.
    const ofTheState = new Set([...postcodesOfTheState, '06485', '06711', '06772']);
    expect([...postcodesInTable].filter((postcode) => !ofTheState.has(postcode))).toEqual([]);
  });

  it.each(knownTowns)('has $name in its district, with its postcode and within 3 km', (known) => {
    const town = townsByIdentity.get(identityOf(known));
    expect(town?.postcodes.map(({ postcode }) => postcode)).toContain(known.postcode);
    expect(town && distanceKm(town, known)).toBeLessThan(3);
  });

  it('is checked with towns of all districts', () => {
    expect(knownTowns).toHaveLength(40);
    expect(new Set(knownTowns.map(({ district }) => district))).toEqual(
      new Set(districts.map(({ name }) => name)),
    );
  });

  it('spells the districts as the board does', () => {
    expect(new Set(towns.map(({ district }) => district))).toEqual(
      new Set(districts.map(({ name }) => name)),
    );
  });

  it('has each town once', () => {
    expect(townsByIdentity.size).toBe(towns.length);
  });

  it('gives no town a postcode twice, or two main ones', () => {
    const wrong = towns.filter(({ postcodes }) => {
      const distinct = new Set(postcodes.map(({ postcode }) => postcode));
      const mains = postcodes.filter(({ use }) => use === 'main');
      return mains.length > 1 || distinct.size !== postcodes.length;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['Magdeburg', '39104'],
    ['Halle (Saale)', '06108'],
    ['Stendal', '39576'],
    ['Schkopau', '06258'],
    ['Bitterfeld-Wolfen', '06766'],
    ['Werben (Elbe)', undefined],
  ])('marks the main postcode of %s', (name, expected) => {
    const town = towns.find((one) => one.name === name);
    expect(town?.postcodes.find(({ use }) => use === 'main')?.postcode).toBe(expected);
  });

  // Positions from GeoNames' gazetteer, and from the Gemeindeverzeichnis for municipalities without a settlement of their name.
  it.each([
    ['Arendsee (Altmark)', '39619', 52.8807, 11.4862],
    ['Dessau-Roßlau', '06862', 51.8874, 12.2419],
    ['Südharz', '06536', 51.4632, 11.0771],
  ])('puts %s %s within a kilometre of where it lies', (name, code, latitude, longitude) => {
    const town = towns.find((one) => one.name === name);
    const place = town?.postcodes.find(({ postcode }) => postcode === code);
    expect(place && distanceKm(place, { latitude, longitude })).toBeLessThan(1);
  });

  it.each(['39014', '06731', '39434'])('marks %s as one of a box', (postcode) => {
    const uses = towns.flatMap(({ postcodes }) =>
      postcodes.filter((one) => one.postcode === postcode).map(({ use }) => use),
    );
    expect(new Set(uses)).toEqual(new Set(['box']));
  });

  it('tells namesakes of one district apart', () => {
    const [near, far] = ['Langendorf', 'Langendorf (Elsteraue)'].map((name) =>
      townsByIdentity.get(identityOf({ name, district: 'Burgenlandkreis' })),
    );
    expect(near && far && distanceKm(near, far)).toBeGreaterThan(20);
  });

  it('puts few towns on one point', () => {
    const points = Map.groupBy(towns, ({ latitude, longitude }) => `${latitude}, ${longitude}`);
    const shared = [...points.values()].filter((same) => same.length > 1).flat();
    expect(shared.length).toBeLessThan(25);
  });

  it('has no name that begins with a town and names a part of it', () => {
    const doubled = towns.filter(({ name }) => /^(\S+) \1$|^Schkopau ./.test(name));
    expect(doubled).toEqual([]);
  });

  it('knows parts of the large towns', () => {
    const parts = towns.flatMap(({ name, parts: own = [] }) =>
      own.map((part) => `${part.name}, ${name}`),
    );
    expect(parts).toEqual(
      expect.arrayContaining([
        'Sudenburg, Magdeburg',
        'Stadtfeld Ost, Magdeburg',
        'Silberhöhe, Halle (Saale)',
        'Neustadt, Halle (Saale)',
        'Hasserode, Wernigerode',
      ]),
    );
  });

  it('places every part of a town near the town, and a town with one postcode at itself', () => {
    for (const town of towns) {
      for (const place of town.postcodes) {
        expect(distanceKm(town, place)).toBeLessThan(town.postcodes.length === 1 ? 0.001 : 8.1);
      }
    }
  });

  it('lies in the state', () => {
    const points = towns.flatMap((town) => [town, ...town.postcodes]);
    expect(points.filter((point) => !isInState(point))).toEqual([]);
  });

  it('knows people by number or not at all', () => {
    expect(towns.filter(({ population }) => population !== null && population < 1)).toEqual([]);
  });
});

describe('the aliases', () => {
  it('lead to a town, under the alias or under a name of its own', () => {
    const lost = aliases.filter(({ alias, name, district }) => {
      const town = townsByIdentity.get(identityOf({ name, district }));
      const ownName = townsByIdentity.has(identityOf({ name: alias, district }));
      return !town || !(ownName || town.aliases.includes(alias));
    });
    expect(lost).toEqual([]);
  });

  it('never repeat the name of a town in the same district', () => {
    const repeated = towns.filter(({ aliases: own, district }) =>
      own.some((alias) => townsByIdentity.has(identityOf({ name: alias, district }))),
    );
    expect(repeated).toEqual([]);
  });

  it.each([
    ['Halle', 'Halle (Saale)'],
    ['Wittenberg', 'Lutherstadt Wittenberg'],
    ['Eisleben', 'Lutherstadt Eisleben'],
    ['Dessau', 'Dessau-Roßlau'],
    ['Bitterfeld', 'Bitterfeld-Wolfen'],
    ['Köthen', 'Köthen (Anhalt)'],
    ['Oschersleben', 'Oschersleben (Bode)'],
  ])('find %s as %s', (alias, name) => {
    const found = towns.filter((town) => town.aliases.includes(alias));
    expect(found.map((town) => town.name)).toEqual([name]);
  });
});
