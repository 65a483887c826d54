import { describe, expect, it } from 'vitest';
import { regionKeys } from '../chosen-region.ts';
import { readJoined, type OfState } from '../read-part.ts';
import { checkBoard } from '../region.ts';
import { areasSchema } from '../schemas/areas.ts';
import { chambersSchema } from '../schemas/chambers.ts';
import { demoSchema } from '../schemas/demo.ts';
import { districtsSchema } from '../schemas/districts.ts';
import { foreignTextsSchema } from '../schemas/foreign-texts.ts';
import { geographySchema } from '../schemas/geography.ts';
import { holidaysSchema } from '../schemas/holidays.ts';
import { namesSchema } from '../schemas/names.ts';
import { importPlacesSchema, searchPlacesSchema } from '../schemas/place-words.ts';
import { schoolsSchema } from '../schemas/schools.ts';
import { townsOfRegions } from '../towns-of-regions.ts';
import { joinChambers } from './chambers.ts';
import { joinDemo } from './demo.ts';
import { joinAreas, joinDistricts } from './districts.ts';
import { joinForeignTexts } from './foreign-texts.ts';
import { joinGeography } from './geography.ts';
import { joinHolidays } from './holidays.ts';
import { joinNames } from './names.ts';
import { joinImportPlaces, joinSearchPlaces } from './place-words.ts';
import { joinSchools } from './schools.ts';

const both = ['sachsen-anhalt', 'thueringen'];
const one = ['thueringen'];

/** Returns the content of a state's file of names, with the changes of a test. */
const names = (state: string, changes: object = {}) => ({
  state,
  in: `in ${state}`,
  inWhole: `in ganz ${state}`,
  of: `des Landes ${state}`,
  largestTowns: [`${state}stadt`],
  sign: 'ST' as const,
  ...changes,
});

const ofState = <Data>(state: string, data: Data): OfState<Data> => ({ names: names(state), data });

it.each(regionKeys.flatMap((a) => regionKeys.filter((b) => b !== a).map((b) => [[a, b]])))(
  'a board of %s fits together',
  (regions) => {
    expect(() => checkBoard(regions)).not.toThrow();
  },
);

describe('the names of several states', () => {
  const joined = (...each: ReturnType<typeof names>[]) =>
    joinNames(each.map((data) => ({ names: data, data })));

  it('say a common beginning once', () => {
    expect(readJoined('names', namesSchema, joinNames, both)).toEqual({
      state: 'Sachsen-Anhalt und Thüringen',
      in: 'in Sachsen-Anhalt und Thüringen',
      inWhole: 'in ganz Sachsen-Anhalt und Thüringen',
      of: 'der Länder Sachsen-Anhalt und Thüringen',
      largestTowns: ['Magdeburg', 'Halle', 'Dessau', 'Erfurt', 'Jena', 'Gera'],
      sign: 'ST',
    });
  });

  it('keep each form where they begin differently', () => {
    const saarland = names('Saarland', { in: 'im Saarland', inWhole: 'im ganzen Saarland' });
    const three = joined(saarland, names('Hessen'), names('Bayern'));
    expect(three.in).toBe('im Saarland, in Hessen und in Bayern');
    expect(three.state).toBe('Saarland, Hessen und Bayern');
  });
});

describe('the areas and districts of several states', () => {
  it('begin with the states, and say whose the others are', () => {
    expect(readJoined('areas', areasSchema, joinAreas, both)).toEqual([
      {
        key: 'sachsenanhalt',
        label: 'Sachsen-Anhalt',
        hint: 'Magdeburg, Halle, Dessau',
        parts: ['norden', 'sueden'],
      },
      { key: 'thueringen', label: 'Thüringen', hint: 'Erfurt, Jena, Gera' },
      expect.objectContaining({ key: 'norden', label: 'Norden, Sachsen-Anhalt' }),
      expect.objectContaining({ key: 'sueden', label: 'Süden, Sachsen-Anhalt' }),
    ]);
  });

  it('give a district without an area that of its state, and each its state', () => {
    const districts = readJoined('districts', districtsSchema, joinDistricts, both);
    const areaOf = (name: string) => {
      const { area, state } = districts.find((district) => district.name === name) ?? {};
      return [area, state];
    };
    expect(areaOf('Jena')).toEqual(['thueringen', 'Thüringen']);
    expect(areaOf('Stendal')).toEqual(['norden', 'Sachsen-Anhalt']);
  });

  it('are refused where two states use one key, one name or one number-plate code', () => {
    const area = { key: 'norden', label: 'Norden', hint: 'oben' };
    expect(() => joinAreas([ofState('Hessen', [area]), ofState('Bayern', [area])])).toThrow(
      '"norden" is the name of an area in two of the states',
    );
    const district = (name: string, sign: string) => [{ name, names: [], signs: [sign] }];
    const join = (...each: [state: string, name: string, sign: string][]) =>
      joinDistricts(each.map(([state, name, sign]) => ofState(state, district(name, sign))));
    expect(() => join(['Hessen', 'Neustadt', 'N'], ['Bayern', 'Neustadt', 'NEU'])).toThrow(
      '"Neustadt" is the name of a district in two of the states',
    );
    expect(() => join(['Hessen', 'Neustadt', 'N'], ['Bayern', 'Nürnberg', 'N'])).toThrow(
      '"N" is the name of a number-plate code in two of the states',
    );
  });
});

it('chambers of the second state take the next numbers, and say whose they are', () => {
  const { chambers, seats, together, forBarriers } = readJoined(
    'chambers',
    chambersSchema,
    joinChambers,
    both,
  );
  expect(chambers.map(({ name }) => name).slice(3, 5)).toEqual(['IHK Halle-Dessau', 'HWK Erfurt']);
  expect(chambers[4]?.hint).toBe('Handwerk im Norden und in der Mitte (Thüringen)');
  expect(seats.map(({ title }) => title)).toContain('Thüringen, Osten: Gera');
  expect(together).toMatch(/^Die vier Kammern \(.*\) und die sechs Kammern \(/);
  expect(forBarriers).toBe(1);
});

it('demo searches of several states are together as many as those of one', () => {
  const { searchedTowns, diallingCodes, largestTown } = readJoined(
    'demo',
    demoSchema,
    joinDemo,
    both,
  );
  expect(searchedTowns).toMatchObject({ Magdeburg: 7, Erfurt: 6, Naumburg: 1 });
  expect([diallingCodes['Jena'], diallingCodes['Harz'], largestTown]).toEqual([
    '03641',
    '03941',
    'Magdeburg',
  ]);
});

it('the map shows the rectangle around all states', () => {
  expect(readJoined('geography', geographySchema, joinGeography, both)).toEqual({
    bounds: { south: 50.2, north: 53.06, west: 9.87, east: 13.24 },
    centre: { latitude: 51.63, longitude: 11.56 },
  });
});

describe('school holidays of several states', () => {
  const joined = readJoined('holidays', holidaysSchema, joinHolidays, both);

  it('are one where all have the same days, and say whose they are otherwise', () => {
    const of2026 = joined.holidays.filter(({ first }) => first < '2027-03-01');
    expect(of2026.map(({ name, first, state }) => [name, first, state])).toEqual([
      ['Herbstferien', '2026-10-12', 'Thüringen'],
      ['Herbstferien', '2026-10-19', 'Sachsen-Anhalt'],
      ['Weihnachtsferien', '2026-12-21', 'Sachsen-Anhalt'],
      ['Weihnachtsferien', '2026-12-23', 'Thüringen'],
      ['Winterferien', '2027-02-01', undefined],
    ]);
  });

  it('have the public holidays of all', () => {
    const { fixed } = joined.publicHolidays;
    expect(fixed).toEqual(expect.arrayContaining(['01-06', '09-20']));
  });
});

it('types of schools are those of all, unless they mean different certificates', () => {
  const { types, certificates } = readJoined('schools', schoolsSchema, joinSchools, both);
  expect(types.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Sekundarschule', 'Regelschule']),
  );
  const school = (certificate: 'hauptschule' | 'realschule') => ({
    certificates,
    types: [{ name: 'Oberschule', certificate }],
    internships: [{ schoolType: 'Oberschule', grades: [9] }],
  });
  expect(() =>
    joinSchools([
      ofState('Hessen', school('hauptschule')),
      ofState('Bayern', school('realschule')),
    ]),
  ).toThrow('Oberschule stands for another certificate');
  const alone = joinSchools([ofState('Hessen', school('realschule'))]);
  expect(alone.internships).toEqual([{ schoolType: 'Oberschule', grades: [9] }]);
  const joined = joinSchools([
    ofState('Hessen', school('realschule')),
    ofState('Bayern', school('realschule')),
  ]);
  expect(joined.internships.map(({ state }) => state)).toEqual(['Hessen', 'Bayern']);
});

it('the names of the states are translated one by one and together', () => {
  const { en, uk } = readJoined('foreign-texts', foreignTextsSchema, joinForeignTexts, both);
  expect([en['Thüringen'], en['Sachsen-Anhalt und Thüringen']]).toEqual([
    'Thuringia',
    'Saxony-Anhalt and Thuringia',
  ]);
  expect(uk['Sachsen-Anhalt und Thüringen']).toContain(' і ');
});

describe('words of places of several states', () => {
  it('name no town across a border that is on the board, and each other one once', () => {
    const { neighbours } = readJoined(
      'search-places',
      searchPlacesSchema,
      (states) => joinSearchPlaces(states, townsOfRegions(both)),
      both,
    );
    const towns = neighbours.map(({ name }) => name);
    for (const town of ['Erfurt', 'Jena', 'Halle (Saale)', 'Naumburg (Saale)', 'Zeitz'])
      expect(towns).not.toContain(town);
    expect(towns.filter((name) => name === 'Leipzig')).toHaveLength(1);
    expect(towns).toEqual(expect.arrayContaining(['Berlin', 'Kassel']));
  });

  it('have landscapes and rivers on both sides of a border', () => {
    const { landscapes, waters, stateNames } = readJoined(
      'import-places',
      importPlacesSchema,
      joinImportPlaces,
      both,
    );
    expect(landscapes['harz']).toEqual(['Harz', 'Mansfeld-Südharz', 'Nordhausen']);
    expect(waters['saale']).toEqual(expect.arrayContaining(['Saalekreis', 'Jena']));
    expect(stateNames).toEqual(expect.arrayContaining(['sachsenanhalt', 'freistaatthueringen']));
  });
});

it.each([
  ['areas', areasSchema, joinAreas],
  ['chambers', chambersSchema, joinChambers],
  ['geography', geographySchema, joinGeography],
  ['holidays', holidaysSchema, joinHolidays],
  ['names', namesSchema, joinNames],
  ['foreign-texts', foreignTextsSchema, joinForeignTexts],
] as const)('%s of a single state stay as its file says', (part, schema, join) => {
  const read = readJoined(part, schema, (states) => states[0]?.data as unknown, one);
  expect(readJoined(part, schema, join as never, one)).toEqual(read);
});
