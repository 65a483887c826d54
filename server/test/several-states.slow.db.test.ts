import { beforeAll, expect, it, vi } from 'vitest';
import { sql } from '../src/core/database/drizzle.ts';
import { writeOccupationList } from '../src/features/partner-feeds/hr-ba/occupation-list.fixture.ts';
import { openDatabase } from '../src/core/database/open-database.ts';
import { testDatabaseLocation, testFolder } from '../src/core/database/test-database.ts';
import { runScript, runServer, type Running } from './processes.ts';
import { addAd, addCompany } from './stock.ts';

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const first = 'sachsen-anhalt';
const both = `${first},thueringen`;

let location: Awaited<ReturnType<typeof testDatabaseLocation>>;
let server: Running & { url: string };

const envFor = (REGION: string) => ({
  REGION,
  DATA_DIR: location.dataDir,
  DATABASE_URL: location.databaseUrl,
});

async function migrate(region: string) {
  const running = runScript('src/commands/migrate.ts', { env: envFor(region) });
  return { code: await running.ended, said: running.stderr() };
}

/** Adds a bakery with an ad that is public since yesterday. */
async function addBakery(postcode: string) {
  const db = await openDatabase(location);
  const company_id = await addCompany(db, { postcode });
  const publish_date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await addAd(db, { company_id, publish_date });
  await db.rows(
    sql`insert into partner_feeds (user_id, since) select id, now() from users on conflict do nothing`,
  );
  await db.close();
}

beforeAll(async () => {
  location = await testDatabaseLocation('base');
  const { code, said } = await migrate(both);
  if (code !== 0) throw new Error(said);
  for (const postcode of ['06618', '07743', '39576']) await addBakery(postcode);
  server = await runServer({
    ...envFor(both),
    HR_BA_SUPPLIER_ID: 'V000000001',
    HR_BA_PARTNER_ID: 'P000000002',
    HR_BA_OCCUPATIONS: writeOccupationList(testFolder()),
    HR_BA_REGION: '14,16',
  });
});

async function get(path: string) {
  const answer = await fetch(`${server.url}/api/v1/${path}`);
  return (await answer.json()) as any;
}

/** The towns of the hits, in their order. */
async function townsFound(query: string) {
  const { results } = await get(`search/?fields=card&${query}`);
  return results.map(({ city }: { city: string }) => city) as string[];
}

const sorted = async (query: string) => (await townsFound(query)).toSorted();

it('a state can be added to a database: its places, and its chambers behind the others', async () => {
  const [jena] = await get('cities/?search=Jena');
  expect(jena).toMatchObject({ city: 'Jena', state: 'Thüringen' });
  const chambers = (await get('chambers/')) as { id: number; name: string }[];
  expect(chambers.map(({ id, name }) => `${id} ${name}`)).toEqual(
    expect.arrayContaining(['0 HWK Magdeburg', '4 HWK Erfurt', '9 IHK Südthüringen']),
  );
});

it('a circle reaches across the border, and a state is chosen as an area', async () => {
  const naumburg = 'city=Naumburg%20(Saale)&postcode=06618&state=Sachsen-Anhalt';
  expect(await sorted(`${naumburg}&perimeter=50`)).toEqual(['Jena', 'Naumburg (Saale)']);
  expect(await townsFound(naumburg)).toEqual(['Naumburg (Saale)']);
  expect(await townsFound('area_search=thueringen')).toEqual(['Jena']);
  expect(await sorted('area_search=sachsenanhalt')).toEqual(['Naumburg (Saale)', 'Stendal']);
  expect(await townsFound('area_search=norden')).toEqual(['Stendal']);
  expect(await townsFound(`area_search=thueringen&${naumburg}&perimeter=50`)).toEqual(['Jena']);
});

it('a state is understood in a text, and pages name both', async () => {
  for (const [text, state, towns] of [
    ['bäcker in thüringen', 'Thüringen', ['Jena']],
    ['bäcker Sachsen-Anhalt', 'Sachsen-Anhalt', ['Naumburg (Saale)', 'Stendal']],
  ] as const) {
    const query = `search_multi_match=${encodeURIComponent(text)}`;
    const { understood } = await get(`search/?${query}`);
    expect(understood).toEqual([expect.objectContaining({ label: state, kind: 'place' })]);
    // If a place has few ads, ads of other places follow.
    expect((await townsFound(query)).slice(0, towns.length).toSorted()).toEqual(towns);
  }
  const page = await (await fetch(`${server.url}/events`)).text();
  expect(page).toContain('in Sachsen-Anhalt und Thüringen');
});

it('feeds for other boards say the state of each ad', async () => {
  const feed = async (name: string) => (await fetch(`${server.url}/feed/partner/${name}`)).text();
  const pairs = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, one, other]) => `${one} ${other}`).toSorted();
  const indeed = /<city><!\[CDATA\[(.+?)\]\]><\/city><state><!\[CDATA\[(.+?)\]\]>/g;
  expect(pairs(await feed('indeed.xml'), indeed)).toEqual([
    'Jena Thüringen',
    'Naumburg (Saale) Sachsen-Anhalt',
    'Stendal Sachsen-Anhalt',
  ]);
  const agency =
    /<Location><CountryCode>DE<\/CountryCode><PostalCode>(\d+)<\/PostalCode><Region>(\d+)</g;
  expect(pairs(await feed('hr-ba.xml'), agency)).toEqual(['06618 14', '07743 16', '39576 14']);
});

it('no state can be taken away, and the order of the states stays', async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  const less = await migrate(first);
  expect(less.said).toMatch(
    /also holds the places of Thüringen, which REGION=sachsen-anhalt does not name/,
  );
  const turned = await migrate('thueringen,sachsen-anhalt');
  expect(turned.said).toMatch(/names the states in another order/);
  const other = await migrate('thueringen');
  expect(other.said).toMatch(/also holds the places of Sachsen-Anhalt/);
  expect([less.code, turned.code, other.code]).not.toContain(0);
  expect((await migrate(both)).code).toBe(0);
});
