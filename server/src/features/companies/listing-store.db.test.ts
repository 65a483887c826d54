import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let headers: Record<string, string>;
let owner: number;
const ids: Record<string, number> = {};

const page = async (query = '', path = 'companies/') =>
  (await app.get(`${path}${query}`, headers)).body;
const names = async (query = '', path?: string): Promise<string[]> =>
  (await page(query, path)).results.map(({ name }: { name: string }) => name);

beforeAll(async () => {
  app = await testApp();
  const editor = await addUser(app.database);
  await app.database.rows(sql`update users set permission = 2 where id = ${editor}`);
  headers = await app.as(editor);
  owner = await addUser(app.database, { email: 'chef@firma.example' });
  // In random order; 39576 is Stendal, 06108 Halle.
  const added: [name: string, values: Parameters<typeof addCompany>[1]][] = [
    ['Zimmerei Öhler', { userId: owner, postcode: '06108' }],
    ['Österreicher Bau', { userId: null, external: true, postcode: '06108' }],
    ['autohaus Elbe', { userId: owner, locked: true }],
    ['Auto Müller', { userId: null, external: true }],
    ['Ofenbau 100 %', { userId: owner, postcode: null }],
  ];
  for (const [name, values] of added)
    ids[name] = await addCompany(app.database, { name, ...values });
  await addAd(app.database, { company_id: ids['Zimmerei Öhler']! });
  await addAd(app.database, { company_id: ids['Zimmerei Öhler']!, published: false });
  await app.database.rows(sql`
    insert into events (title, start_date, end_date, company_id, deleted)
    values ('Fest', '2026-12-01', '2026-12-01', ${ids['Zimmerei Öhler']}, false),
      ('Weg', '2026-12-01', '2026-12-01', ${ids['Zimmerei Öhler']}, true)`);
});

describe('the list of companies', () => {
  const all = [
    'Auto Müller',
    'autohaus Elbe',
    'Österreicher Bau',
    'Ofenbau 100 %',
    'Zimmerei Öhler',
  ];

  it('is in the order of German lists of names', async () => {
    expect(await names()).toEqual(all);
    expect((await page()).count).toBe(5);
  });

  it('can be imported companies alone, the others alone, or both', async () => {
    const imported = ['Auto Müller', 'Österreicher Bau'];
    const others = all.filter((name) => !imported.includes(name));
    expect(await names('?external=1')).toEqual(imported);
    expect(await names('?internal=1')).toEqual(others);
    expect(await names('?internal=1&external=1')).toEqual(all);
    expect((await page('?external=ja')).errors).toEqual({ external: ['Ungültiger Filter.'] });
  });

  it.each([
    ['müller', ['Auto Müller']],
    ['MUELLER', ['Auto Müller']],
    ['automüller', ['Auto Müller']],
    ['stendal', ['Auto Müller', 'autohaus Elbe']],
    ['elbe sten', ['autohaus Elbe']],
    ['bau halle', ['Österreicher Bau']],
    ['%', ['Ofenbau 100 %']],
    ['_', []],
    ['nirgends', []],
  ])('is searched for "%s" in names and towns', async (search, found) => {
    const query = `?search=${encodeURIComponent(search)}`;
    expect(await names(query)).toEqual(found);
    expect((await page(query)).count).toBe(found.length);
  });

  it('shows the ads and events of a company, and its owner', async () => {
    const [company] = (await page('?search=zimmerei')).results;
    expect(company).toMatchObject({
      id: ids['Zimmerei Öhler'],
      locked: false,
      external: false,
      ads: 2,
      events: 1,
      contacts: [],
      Professions: [],
      Allowed_apprenticeships: [],
      logo: null,
      owner: { id: owner, name: 'chef@firma.example', email: 'chef@firma.example' },
      User: { id: owner },
      Address: { City: { city: 'Halle (Saale)', postcode: '06108' } },
    });
    expect(company.owner.validated).toBe(true);
    const [imported] = (await page('?search=müller')).results;
    expect(imported).toMatchObject({ owner: null, User: null, external: true, ads: 0 });
  });

  it('turns its pages without a gap', async () => {
    const template = await app.database.rows<{ id: number }>(sql`
      insert into companies (name) select 'Seite ' || n from generate_series(1, 43) n returning id`);
    const read = await Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        const { count, results } = await page(`?search=seite&page=${number}`);
        expect(count).toBe(43);
        return results.map(({ id }: { id: number }) => id);
      }),
    );
    expect(read.map(({ length }) => length)).toEqual([20, 20, 3, 0]);
    expect(new Set(read.flat()).size).toBe(43);
    for (const { id } of template)
      await app.database.rows(sql`delete from companies where id = ${id}`);
    expect((await app.get('companies/?page=abc', headers)).status).toBe(400);
  });

  it('gives one company by its id', async () => {
    const [company] = (await page('?search=elbe')).results;
    expect(await page('', `companies/by/id/${company.id}/`)).toEqual(company);
    expect((await app.get('companies/by/id/999999/', headers)).status).toBe(404);
  });
});

describe('the list of blocked companies', () => {
  it('lists only blocked companies, with the same search', async () => {
    const path = 'companies/blacklist/';
    expect(await names('', path)).toEqual(['autohaus Elbe']);
    expect(await names('?search=stendal', path)).toEqual(['autohaus Elbe']);
    expect(await page('?search=müller', path)).toEqual({ count: 0, results: [] });
  });
});
