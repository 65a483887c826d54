import type { Place } from '@lehrpfad/contract/places/places.ts';
import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;

async function cities(query: string): Promise<Place[]> {
  const { status, body } = await app.get(`cities/${query}`);
  expect(status).toBe(200);
  return body;
}

beforeAll(async () => {
  app = await testApp();
});

describe('town suggestions', () => {
  it.each([
    ['sten', 'Stendal'],
    ['STENDAL', 'Stendal'],
    ['koethen', 'Köthen (Anhalt)'],
    ['Köth', 'Köthen (Anhalt)'],
    ['halle', 'Halle (Saale)'],
    ['wittenb', 'Lutherstadt Wittenberg'],
    ['hansestadt stendal', 'Stendal'],
    ['39576', 'Stendal'],
    ['391', 'Magdeburg'],
    ['halle saale', 'Halle (Saale)'],
    ['Halle/Saale', 'Halle (Saale)'],
    ['Köthen(Anhalt)', 'Köthen (Anhalt)'],
    ['KÖTHEN, Anhalt', 'Köthen (Anhalt)'],
    ['Ko\u0308then', 'Köthen (Anhalt)'],
    ['zerbst anhalt', 'Zerbst/Anhalt'],
    ['dessau rosslau', 'Dessau-Roßlau'],
    ['39576 Stendal', 'Stendal'],
    ['Stendal 39576', 'Stendal'],
    ['39576, sten', 'Stendal'],
    ['06108 halle saale', 'Halle (Saale)'],
    ['schernebeck', 'Tangerhütte'],
    ['sudenburg', 'Magdeburg'],
    ['Silberhöhe', 'Halle (Saale)'],
    ['hasserode', 'Wernigerode'],
    ['Saalekreis', 'Merseburg'],
    ['SK', 'Merseburg'],
    ['Magdeurg', 'Magdeburg'],
    ['Weisenfels', 'Weißenfels'],
    ['Schonebeck', 'Schönebeck (Elbe)'],
    ['Haldenslebn', 'Haldensleben'],
    ['Qudlinb', 'Quedlinburg'],
  ])('for %j begin with %s', async (text, town) => {
    const [first] = await cities(`?search=${encodeURIComponent(text)}&state=Sachsen-Anhalt`);
    expect(first?.city).toBe(town);
  });

  it.each([
    ['Magdeburg', { postcode: '39104', found_by: 'name', part: '' }],
    ['Stendal', { postcode: '39576' }],
    ['Werben', { postcode: '' }],
    ['Sudenburg', { city: 'Magdeburg', found_by: 'part', part: 'Sudenburg' }],
    ['Saalekreis', { found_by: 'district', district: 'Saalekreis' }],
    ['Magdeurg', { city: 'Magdeburg', found_by: 'spelling' }],
    ['39599 Uchtspringe', { postcode: '39599' }],
  ])('for %j carry its main postcode or none, and say how it was found', async (text, expected) => {
    const [first] = await cities(`?search=${encodeURIComponent(text)}`);
    expect(first).toMatchObject(expected);
  });

  it('never offer the postcode of a box, and an outdated one only where all of it is typed', async () => {
    for (const path of ['?search=39014', 'postcode/?search=39014', 'postcode/?search=3901'])
      expect(await cities(path)).toEqual([]);
    expect(await cities('postcode/?search=3959')).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ postcode: '39599' })]),
    );
    expect((await cities('postcode/?search=39599')).length).toBeGreaterThan(0);
  });

  it('want the postcode beside a name to be the town’s, and give that one', async () => {
    expect(await cities('?search=06108%20Stendal')).toEqual([]);
    expect((await cities('?search=Magdeburg%2039130'))[0]).toMatchObject({ postcode: '39130' });
    const found = await cities('name/?search=39130%20Magdeburg');
    expect(found.map(({ postcode }) => postcode)).toEqual(['39130']);
  });

  it.each(['?search=', 'name/?search='])(
    'put towns of that name before those that it is another name of: %s',
    async (query) => {
      await app.database.rows(sql`
        insert into town_aliases (town_id, alias) select id, 'Stendalien' from towns where name = 'Magdeburg'`);
      const towns = [...new Set((await cities(`${query}stendal`)).map(({ city }) => city))];
      await app.database.rows(sql`delete from town_aliases where alias = 'Stendalien'`);
      expect(towns[0]).toBe('Stendal');
      expect(towns).toContain('Magdeburg');
    },
  );

  it('list a town once, ten at most', async () => {
    const towns = await cities('?search=b');
    expect(towns).toHaveLength(10);
    expect(new Set(towns.map(({ city, district }) => `${city}|${district}`)).size).toBe(10);
  });

  it('keep namesakes apart by district', async () => {
    const all = await app.database.rows<{ name: string }>(
      sql`select name from towns group by name having count(*) > 1 order by name limit 1`,
    );
    const name = all[0]?.name ?? '';
    const towns = (await cities(`?search=${encodeURIComponent(name)}`)).filter(
      ({ city }) => city === name,
    );
    expect(towns.length).toBeGreaterThan(1);
    expect(new Set(towns.map(({ district }) => district)).size).toBe(towns.length);
    const addresses = (await cities(`name/?search=${encodeURIComponent(name)}`)).filter(
      ({ city }) => city === name,
    );
    const byPostcode = (await cities(`postcode/?search=${towns[0]?.postcode}`)).filter(
      ({ city }) => city === name,
    );
    for (const found of [towns, addresses, byPostcode]) {
      expect(found.map(({ shared }) => shared)).toEqual(found.map(() => true));
    }
  });

  it('say of a name that exists once that it needs no district', async () => {
    expect((await cities('?search=stendal'))[0]).toMatchObject({ city: 'Stendal', shared: false });
  });

  it('take signs of patterns literally, and know no other state', async () => {
    expect(await cities('?search=%25')).toEqual([]);
    expect(await cities('?search=_')).toEqual([]);
    expect(await cities('?search=stendal&state=Bayern')).toEqual([]);
  });
});

describe('places for addresses', () => {
  it('are found by postcode, each town behind it', async () => {
    const found = await cities('postcode/?search=39576');
    expect(found.map(({ city }) => city)).toContain('Stendal');
    expect(new Set(found.map(({ postcode }) => postcode))).toEqual(new Set(['39576']));
  });

  it('are found by name, one for each postcode', async () => {
    const found = await cities('name/?search=Magdeburg');
    const inMagdeburg = found.filter(({ city }) => city === 'Magdeburg');
    expect(inMagdeburg.length).toBeGreaterThan(5);
    expect(new Set(inMagdeburg.map(({ postcode }) => postcode)).size).toBe(inMagdeburg.length);
  });

  it('must be asked for', async () => {
    expect((await app.get('cities/postcode/')).status).toBe(400);
  });
});

describe('the nearest town', () => {
  const nearest = async (latitude: number, longitude: number) => {
    const { status, body } = await app.post('cities/nearest/', { latitude, longitude });
    expect(status).toBe(200);
    return (body as { place: Place | null }).place;
  };

  it('is found from a position to a kilometre, with its postcode', async () => {
    expect(await nearest(51.48, 11.97)).toMatchObject({ city: 'Halle (Saale)', postcode: '06108' });
    expect((await nearest(52.61, 11.86))?.city).toBe('Stendal');
  });

  it('is none far outside of the state', async () => {
    expect(await nearest(52.52, 13.405)).toBeNull();
    expect(await nearest(-90, 180)).toBeNull();
  });

  it('is not looked for at what is no position', async () => {
    for (const position of [{ latitude: 91, longitude: 0 }, { latitude: '52', longitude: 11 }, {}])
      expect((await app.post('cities/nearest/', position)).status).toBe(400);
  });
});
