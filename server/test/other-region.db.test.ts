import { beforeAll, expect, it, vi } from 'vitest';
import { testDatabaseLocation } from '../src/core/database/test-database.ts';
import { runScript, runServer, type Running } from './processes.ts';

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const REGION = 'thueringen';

let server: Running & { url: string };

beforeAll(async () => {
  const { dataDir, databaseUrl } = await testDatabaseLocation('empty');
  server = await runServer({ REGION, DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
});

async function get(path: string) {
  const answer = await fetch(`${server.url}/api/v1/${path}`);
  return { status: answer.status, body: (await answer.json()) as any };
}

it('a board of another region has its places, chambers and career fields', async () => {
  const towns = await get(`cities/?search=Jena&state=${encodeURIComponent('Thüringen')}`);
  expect(towns.body[0]).toMatchObject({ city: 'Jena', district: 'Jena', state: 'Thüringen' });
  const bySign = await get('cities/?search=SHK');
  expect(new Set(bySign.body.map((town: any) => town.district))).toEqual(
    new Set(['Saale-Holzland-Kreis']),
  );
  expect((await get('cities/?search=Stendal')).body).toEqual([]);
  const names = (await get('chambers/')).body.map(({ name }: any) => name);
  expect(names).toEqual([
    'HWK Erfurt',
    'IHK Erfurt',
    'HWK für Ostthüringen',
    'IHK Ostthüringen zu Gera',
    'HWK Südthüringen',
    'IHK Südthüringen',
  ]);
  expect((await get('brafo/')).body).toHaveLength(12);
});

it('a board of another region searches in its own places and has no areas of the first', async () => {
  const here = await get('search/?city=Weimar&location__geo_distance=25km__50.98__11.33');
  expect([here.status, here.body.count]).toEqual([200, 0]);
  const school = await get('search/?search_multi_match=koch%20regelschule');
  expect(school.body.understood).toEqual([
    expect.objectContaining({ label: 'Realschulabschluss' }),
  ]);
  expect((await get('search/?area_search=norden')).status).toBe(400);
  const page = await (await fetch(`${server.url}/events`)).text();
  expect(page).toContain('Infoabende in Thüringen');
  expect(page).not.toContain('Sachsen-Anhalt');
  const style = await (await fetch(`${server.url}/server-pages.css`)).text();
  expect(style).toContain('--brand: #1d4f91;');
});

it('a database with the places of another state is left as it is, and told so in a sentence', async () => {
  const { dataDir, databaseUrl } = await testDatabaseLocation('base');
  const running = runScript('src/commands/migrate.ts', {
    env: { REGION, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  });
  expect(await running.ended).not.toBe(0);
  expect(running.stderr()).toMatch(/holds the places of another state than REGION=thueringen/);
});
