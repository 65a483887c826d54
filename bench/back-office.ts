import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/support/chromium.ts';
import { startServer } from '../e2e/support/server.ts';
import { openDatabase } from '../server/src/core/database/open-database.ts';
import { openSession } from './measure/session.ts';
import { table } from './report/tables.ts';

/*
 * Measures a page of each back-office list with 10,000 rows of everything besides the demo data, on the embedded database: any
 * page, with and without a search, over HTTP. Also measures the layout shifts in the browser while a list loads and its page
 * changes. Prints the results and asserts nothing, because times depend on the machine; the 99th percentile should stay below 50
 * ms.
 */

const rows = 10_000;
const rounds = 100;

/** Ids start after those of the demo data. */
const first = 100_001;
const last = first + rows - 1;
const numbers = `generate_series(${first}, ${last}) n`;
const boards = 'generate_series(1, 303) n';
const place = '(select id from places order by id limit 1) + n % 900';
const ago = "now() - n % 10000 * interval '1 minute'";

const fill = `
  insert into users (id, email, first_name, last_name, permission, validated)
    select n, 'person' || n || '@firma.example', 'Vorname' || n % 200, 'Nachname' || n, 3, n % 9 > 0 from ${numbers};
  insert into addresses (id, street, place_id) select n, 'Straße ' || n, ${place} from ${numbers};
  insert into companies (id, name, external, locked, address_id, user_id)
    select n, chr(65 + n % 26) || 'betrieb ' || n, n % 3 = 0, n % 2 = 0, n, case when n % 3 > 0 then n end from ${numbers};
  insert into contact_persons (user_id, last_name) select n, 'Kontakt ' || n from ${numbers};
  insert into company_contact_persons
    select c.id, p.id from contact_persons p join companies c on c.user_id = p.user_id where c.id >= ${first};
  insert into job_names (id, name, external, blocked, last_updated)
    select n, 'Beruf ' || md5(n::text), n % 2 = 0, n % 7 = 0, ${ago} from ${numbers};
  insert into job_ads (company_id, title, job_name_id, job_type, published, publish_date, last_updated)
    select n, 'Ausbildung Nummer ' || n, n, 1 + n % 2, n % 4 > 0, '2026-11-01', ${ago} from ${numbers};
  insert into exchanges (key, name, kind, settings) select 'messung-' || n, 'Messung ' || n, 'xml', '{}' from ${boards};
  insert into exchange_runs (exchange_id, trigger, state, finished_at, fetched, created)
    select e.id, 'daily', 'done', now(), true, 1 from exchanges e, generate_series(1, 14) where e.key like 'messung-%';
  insert into job_ads (company_id, title, job_name_id, job_type, source, source_id, external)
    select n, 'Ausbildung Nummer ' || n, n, 2, 'Messung ' || 1 + n % 303, n, 'Messung ' || 1 + n % 303
    from ${numbers} where n % 2 = 0;
  insert into events (title, start_date, end_date, status, company_id, last_updated)
    select 'Event ' || n, date '2026-06-01' + n % 365, date '2026-06-01' + n % 365, 1 + n % 3, n, ${ago} from ${numbers};
  insert into company_requests (name, email, phone, first_name, last_name, street, place_id, status, account_status, created_at)
    select 'Anfrage ' || n, 'anfrage' || n || '@firma.example', '0391', 'Vorname', 'Nachname', 'Weg 1', ${place},
      1 + n % 3, 1, ${ago} from ${numbers};
  insert into audit_entries (at, user_name, action, subject, subject_id, subject_name, before, after)
    select ${ago}, 'Eva', 'changed', 'company', n, 'Betrieb ' || n, '{"name":"a"}', '{"name":"b"}' from ${numbers};
  insert into mails (kind, recipient, subject, body, state)
    select 'digest', 'a@b.example', 'x', '[]', 'failed' from ${numbers};
  analyze;`;

/** Paths of lists, each with a possible search. */
const lists: readonly (readonly [path: string, search: string])[] = [
  ['jobnames/filter/?', 'query=Beruf a'],
  ['jobnames/filter/?todo=1&', 'query=Beruf a'],
  ['companies/?', 'search=betrieb 99'],
  ['companies/?external=1&', 'search=betrieb 99'],
  ['companies/blacklist/?', 'search=betrieb 99'],
  ['companies/request/?', 'search=Anfrage 99'],
  ['companies/request/?open=1&', 'search=Anfrage 99'],
  ['events/all/?', 'search=Event 99'],
  ['events/all/?open=1&', 'search=Event 99'],
  ['jobdescriptions/all/?', 'search=Nummer 99'],
  ['jobdescriptions/all/?private=1&', 'search=Nummer 99'],
  ['users/?permission=3&context=user_list&', 'query=Nachname9'],
  ['audit/?', 'search=Betrieb 99'],
  ['mails/?state=failed&', ''],
  ['exchanges/?', ''],
  ['exchanges/?warned=1&', ''],
  ['professions/all/?', 'search=bau'],
  ['searchvocabulary/?', 'search=bau'],
];
/** Lists without pages. */
const whole = ['faq/', 'editors/', 'editorrequests/', 'backgroundimages/', 'statistics/waiting/'];

const dataDir = mkdtempSync(join(tmpdir(), 'lehrpfad-back-office-'));
await (await startServer({ DATA_DIR: dataDir })).stop();
const database = await openDatabase({ dataDir, databaseUrl: undefined });
await database.transaction((tx) => tx.script(fill));
await database.close();
const server = await startServer({ DATA_DIR: dataDir });
const session = await openSession(server.url);

/** Calls the API; returns the time in ms and the number of rows. */
async function call(path: string): Promise<{ ms: number; count: number }> {
  const begun = performance.now();
  const answer = (await session.ask('GET', path)) as { count?: number; length?: number };
  return { ms: performance.now() - begun, count: answer.count ?? answer.length ?? 1 };
}

async function measure(name: string, pathOf: (round: number) => string): Promise<string[]> {
  const { count } = await call(pathOf(0));
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push((await call(pathOf(round))).ms);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.ceil(share * rounds) - 1] ?? 0).toFixed(1);
  return [name, count.toLocaleString('en'), at(0.5), at(0.99)];
}

const measured: string[][] = [];
for (const [path, search] of lists) {
  const pages = Math.ceil((await call(path)).count / 20);
  const pageOf = (round: number) => 1 + Math.floor((round / rounds) * pages);
  measured.push(await measure(path, (round) => `${path}page=${pageOf(round)}`));
  if (search !== '') measured.push(await measure(`${path}${search}`, () => `${path}${search}`));
}
for (const path of whole) measured.push(await measure(path, () => path));
console.log(table(['list', 'rows', 'median, ms', '99th percentile, ms'], measured));

/** Pages of the back-office whose list has many pages. */
const screens = [
  'berufe/~todo=0',
  'unternehmensprofil/liste',
  'unternehmensprofil/gesperrt',
  'unternehmensprofil/authentifizierung',
  'stellenangebote',
  'events',
  'user',
  'protokoll',
];
const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/** Returns the sum of all layout shifts so far, including those directly after a click. */
const shifts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);

/** Returns the layout shifts while a list loads, and while its next page does. */
async function shiftsOf(page: Page, path: string): Promise<[coming: number, turning: number]> {
  await page.goto('about:blank');
  await page.goto(`${server.url}/#/redakteure/${path}`);
  const next = page.getByRole('button', { name: 'Nächste Seite' });
  await next.waitFor();
  const coming = await shifts(page);
  await next.click();
  await page.locator('[aria-current=page][aria-label="Seite 2"]').waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  return [coming, (await shifts(page)) - coming];
}

const { executablePath, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  env: { ...(process.env as Record<string, string>), ...env },
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const shifted: string[][] = [];
for (const [size, options] of Object.entries(sizes)) {
  const page = await browser.newPage(options);
  await page.addInitScript((kept) => {
    localStorage.setItem('session', JSON.stringify(kept));
    document.cookie = 'cookieConsent=false';
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        (globalThis as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, session.kept);
  for (const path of screens) {
    const [coming, turning] = await shiftsOf(page, path);
    shifted.push([path, size, coming.toFixed(3), turning.toFixed(3)]);
  }
}
console.log(table(['page', 'screen', 'shift while it comes', 'while it is turned'], shifted));
await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
