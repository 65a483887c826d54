import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { buildApp, prepareDatabase } from '../server/src/app.ts';
import { readConfig } from '../server/src/floor/config.ts';
import type { Queries } from '../server/src/floor/database.ts';
import { openDatabase } from '../server/src/floor/open-database.ts';
import { hashOf, newSecret } from '../server/src/floor/secrets.ts';
import { table } from './report/tables.ts';

/*
 * What a page of each list of the back-office takes with 10,000 rows of everything, on the embedded database: any page, with and
 * without a search. Printed, never asserted: times are the machine's; the 99th percentile is to stay below 50 ms.
 */

const rows = 10_000;
const rounds = 100;

async function fill(db: Queries): Promise<void> {
  for (const statement of [
    sql`insert into users (id, email, first_name, last_name, permission, validated)
      select n, 'person' || n || '@firma.example', 'Vorname' || n % 200, 'Nachname' || n, 3, n % 9 > 0
      from generate_series(1, ${rows}::int) n`,
    sql`insert into addresses (id, street, place_id)
      select n, 'Straße ' || n, (select id from places order by id limit 1) + n % 900 from generate_series(1, ${rows}::int) n`,
    sql`insert into companies (id, name, external, locked, address_id, user_id)
      select n, chr(65 + n % 26) || 'betrieb ' || n, n % 3 = 0, n % 2 = 0, n, case when n % 3 > 0 then n end
      from generate_series(1, ${rows}::int) n`,
    sql`insert into contact_persons (user_id, last_name) select n, 'Kontakt ' || n from generate_series(1, ${rows}::int) n`,
    sql`insert into company_contact_persons select c.id, p.id from contact_persons p join companies c on c.user_id = p.user_id`,
    sql`insert into job_names (name, external, blocked, last_updated)
      select 'Beruf ' || md5(n::text), n % 2 = 0, n % 7 = 0, now() - n * interval '1 minute' from generate_series(1, ${rows}::int) n`,
    sql`insert into job_ads (company_id, title, job_name_id, job_type, published, publish_date, last_updated)
      select n, 'Ausbildung Nummer ' || n, (select min(id) from job_names) + n % 5000, 1 + n % 2, n % 4 > 0, '2026-11-01',
        now() - n * interval '1 minute' from generate_series(1, ${rows}::int) n`,
    sql`insert into events (title, start_date, end_date, status, company_id, last_updated)
      select 'Event ' || n, date '2026-06-01' + n % 365, date '2026-06-01' + n % 365, 1 + n % 3, n, now() - n * interval '1 minute'
      from generate_series(1, ${rows}::int) n`,
    sql`insert into company_requests (name, email, phone, first_name, last_name, street, place_id, status, account_status, created_at)
      select 'Anfrage ' || n, 'anfrage' || n || '@firma.example', '0391', 'Vorname', 'Nachname', 'Weg 1',
        (select id from places order by id limit 1) + n % 900, 1 + n % 3, 1, now() - n * interval '1 minute'
      from generate_series(1, ${rows}::int) n`,
    sql`insert into audit_entries (at, user_name, action, subject, subject_id, subject_name, before, after)
      select now() - n * interval '1 minute', 'Eva', 'changed', 'company', n, 'Betrieb ' || n, '{"name":"a"}', '{"name":"b"}'
      from generate_series(1, ${rows}::int) n`,
    sql`insert into mails (kind, recipient, subject, body, state) select 'digest', 'a@b.example', 'x', '[]', 'failed'
      from generate_series(1, ${rows}::int) n`,
    sql`insert into faq_entries (title, description, "order") select 'Frage ' || n, '<p>Antwort</p>', n % 50
      from generate_series(1, ${rows / 10}::int) n`,
  ]) {
    await db.rows(statement);
  }
  for (const name of ['users', 'addresses', 'companies', 'job_names'])
    await db.rows(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql.identifier(name)}))`,
    );
  await db.rows(sql`analyze`);
}

/** Path of a list, and what a search of it may be. */
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
  ['professions/all/?', 'search=bau'],
  ['searchvocabulary/?', 'search=bau'],
];
/** Lists that are read whole. */
const whole = ['faq/', 'editors/', 'editorrequests/', 'backgroundimages/', 'statistics/waiting/'];

const dataDir = mkdtempSync(join(tmpdir(), 'lehrpfad-back-office-'));
const database = await openDatabase({ dataDir, databaseUrl: undefined });
await prepareDatabase(database);
await fill(database);
const config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), rateLimits: false };
const app = await buildApp({ config, database });
await app.start({ jobs: false });
const [admin] = await database.rows<{ id: number }>(sql`
  insert into users (email, first_name, last_name, permission, password_hash, active)
  values ('admin@bench.example', 'Ada', 'Amt', 1, 'none', true) returning id`);
const access = newSecret();
const session = randomUUID();
await database.rows(
  sql`insert into sessions (id, user_id, refresh_hash) values (${session}, ${admin?.id}, ${hashOf(newSecret())})`,
);
await database.rows(
  sql`insert into access_tokens (token_hash, session_id, expires_at) values (${hashOf(access)}, ${session}, '2999-12-31')`,
);

/** ms of one call. @throws where it is no success */
async function call(path: string): Promise<{ ms: number; count: number }> {
  const begun = performance.now();
  const { statusCode, body } = await app.http.inject({
    url: `/api/v1/${encodeURI(path)}`,
    headers: { authorization: `Bearer ${access}` },
  });
  const ms = performance.now() - begun;
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body.slice(0, 200)}`);
  const answer = JSON.parse(body) as { count?: number; length?: number };
  return { ms, count: answer.count ?? answer.length ?? 1 };
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
await app.close();
rmSync(dataDir, { recursive: true, force: true });
