import { sql } from '../../../../core/database/drizzle.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readNow, importResultsOf, runnerOf, runRow } from '../../../../../test/imports.ts';
import { testDay } from '../../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../../test/test-app.ts';
import { hastyHttp } from '../../fetching/bad-server.fixture.ts';
import { arbeitsagentur } from '../arbeitsagentur.ts';
import { openAgency, recordedAds, type Agency } from './agency.fixture.ts';

let app: TestApp;
let agency: Agency;
let exchange: number;

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  agency = await openAgency(recordedAds());
  const settings = JSON.stringify({ ...agency.settings, pauseMs: 0 });
  const [row] = await app.database.rows<{ id: number }>(sql`
    update exchanges set active = true, settings = ${settings}::jsonb where key = 'arbeitsagentur' returning id`);
  exchange = row!.id;
});
afterAll(() => agency.close());

function read(): Promise<number> {
  const runner = runnerOf(
    { ...app, http: hastyHttp(), adapters: { arbeitsagentur } },
    arbeitsagentur,
  );
  return readNow(app.database, runner, exchange);
}

it('An import of the agency shows what is for pupils here, and says why it leaves out the rest', async () => {
  const id = await read();
  expect(await runRow(app.database, id)).toMatchObject({ state: 'done', reason: '' });
  expect(await importResultsOf(app.database, id)).toEqual({
    '10001-1002716922-S': 'created',
    '10001-1002716923-S': 'created',
    '10001-1002716924-S': 'created',
    '12265-partner_jb-4711_x-S': 'created',
    '10001-1002716926-S': 'rejected anonymous-employer',
    '15317-eures-99-S': 'rejected foreign-place',
    '10001-1002716928-S': 'created',
    '10001-1002716929-S': 'created',
    '10001-1002716930-S': 'created',
    '10001-1002716931-S': 'rejected temporary-work',
    '10001-2002716901-S': 'created',
    '10001-2002716902-S': 'rejected not-for-pupils',
    '10001-2002716903-S': 'created',
    '10001-2002716904-S': 'rejected not-for-pupils',
  });
  const [ad] = await app.database.rows(sql`
    select a.title, a.ba_id, a.external, a.source_url, a.details, c.name as company from job_ads a
    join companies c on c.id = a.company_id where a.source_id = '10001-1002716922-S'`);
  expect(ad).toMatchObject({
    title: 'Ausbildung Tischler/in (m/w/d) 2027',
    ba_id: '10001-1002716922-S',
    external: 'Bundesagentur für Arbeit',
    source_url: 'https://www.arbeitsagentur.de/jobsuche/jobdetail/10001-1002716922-S',
    details: expect.stringContaining('<strong>Möbel</strong>'),
    company: 'Tischlerei Holzapfel & Söhne GmbH',
  });
});

it('The next one asks for no known details again and changes nothing; what is gone there is gone here', async () => {
  agency.calls();
  const second = await read();
  // Except for the ad without a date of its last change.
  const code = encodeURIComponent(Buffer.from('10001-1002716930-S').toString('base64'));
  expect(agency.calls().details).toEqual([expect.stringContaining(`/${code}`)]);
  expect((await runRow(app.database, second)).counts).toMatchObject({
    unchanged: 9,
    rejected: 5,
    created: 0,
    changed: 0,
    gone: 0,
  });
  agency.ads = agency.ads.filter(({ item }) => item['referenznummer'] !== '10001-1002716924-S');
  expect(await importResultsOf(app.database, await read())).toMatchObject({
    '10001-1002716924-S': 'gone',
  });
});
