import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { readBytes } from '../../core/files/files.ts';
import { addAccount, forgetEverybody, logIn, oldPassword } from './accounts.fixture.ts';
import { recordDevice } from './login/known-devices-store.ts';

const email = 'ute@firma.example';
let app: TestApp;

interface Filled {
  readonly userId: number;
  readonly adId: number;
  readonly files: readonly string[];
}

/** Adds an account with data of every kind. */
async function fill(name: string, address: string): Promise<Filled> {
  const { database: db, files } = app;
  const userId = await addAccount(db, { email: address });
  const keys = [
    `public/logos/${name}.jpg`,
    `public/logos/${name}-event.jpg`,
    `attachments/${name}.pdf`,
  ];
  for (const key of keys) await files.put(key, name);
  const [logo, eventLogo, pdf] = keys;
  const companyId = await addCompany(db, { name, userId, logo: logo! });
  const second = await addCompany(db, { name: `${name} Filiale`, userId });
  const template = crypto.randomUUID();
  const adId = await addAd(db, {
    company_id: companyId,
    title: `${name} sucht`,
    template_id: template,
  });
  const sibling = await addAd(db, {
    company_id: second,
    title: `${name} sucht`,
    template_id: template,
  });
  await db.rows(
    sql`update job_ads set last_updated_by = ${userId} where id in (${adId}, ${sibling})`,
  );
  for (const id of [adId, sibling])
    await db.rows(sql`
      insert into job_ad_files (job_ad_id, name, file, size) values (${id}, 'Plan.pdf', ${pdf}, 4)`);
  await db.rows(sql`
    insert into company_professions (company_id, profession_id)
    select ${companyId}, id from professions order by id limit 1`);
  await db.rows(sql`
    with address as (
      insert into addresses (street, place_id) select 'Markt 1', place_id from addresses limit 1 returning id)
    insert into events (title, logo, start_date, end_date, company_id, address_id)
    select ${`Tag bei ${name}`}, ${eventLogo}, '2026-12-01', '2026-12-01', ${companyId}, id from address`);
  await db.rows(sql`
    with person as (
      insert into contact_persons (user_id, last_name, email) values (${userId}, ${name}, 'k@firma.example') returning id)
    insert into company_contact_persons (company_id, contact_person_id) select ${companyId}, id from person`);
  await db.rows(sql`
    with request as (
      insert into company_requests (name, email, phone, first_name, last_name, street, place_id, status, account_status, user_id)
      select ${name}, ${address}, '0391 1', 'Ute', 'Kern', 'Markt 1', place_id, 4, 4, ${userId} from addresses limit 1
      returning id),
    question as (
      insert into company_request_questions (company_request_id, question, asked_at, expires_at, token_hash)
      select id, ${`Frage an ${name}`}, now(), now() + interval '1 day', sha256(${address}::text::bytea) from request)
    insert into company_request_apprenticeships (company_request_id, job_name_id)
    select request.id, n.id from request, (select id from job_names order by id limit 1) n`);
  await db.rows(sql`
    with asked as (
      insert into apprenticeship_requests (company_id, message, created_at) values (${second}, ${name}, now()) returning id)
    insert into apprenticeship_request_names (request_id, job_name_id, asked)
    select asked.id, n.id, true from asked, (select id from job_names order by id limit 1) n`);
  await app.post(
    'user/own/email/',
    { email: `neu-${address}`, password: oldPassword },
    await app.as(userId),
  );
  return { userId, adId, files: keys };
}

/**
 * Returns all rows of all tables, except those without an owner and those that scheduled jobs write: the change feed, hashes of attempts,
 * counts.
 */
async function everything(): Promise<Record<string, unknown>> {
  const tables = await app.database.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('search_changes', 'public_changes', 'attempts', 'marks', 'daily_counts', 'monthly_counts', 'waiting_terms', 'term_callers', 'caller_keys')
    order by 1`);
  const rows = tables.map(async ({ name }) => {
    const found = await app.database.rows(sql`
      select to_jsonb(t) as row from ${sql.identifier(name)} t order by to_jsonb(t)::text`);
    return [name, found] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

const found = async (text: string) =>
  (await app.get(`search/?search_multi_match=${text}`)).body.count;

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
});

beforeEach(async () => {
  await app.changes.write((tx) =>
    tx.script(
      'delete from job_ads; delete from events; delete from companies; delete from contact_persons; delete from company_requests; delete from addresses',
    ),
  );
  await forgetEverybody(app.database);
});

describe('closing an account', () => {
  it('deletes all data of the account, and none of others', async () => {
    const other = await fill('Kornhof', 'ida@kornhof.example');
    const before = await everything();
    const { userId, files } = await fill('Steinberg', email);
    const me = await app.as(userId);
    expect(await app.post('user/own/close/', { password: oldPassword }, me)).toEqual({
      status: 200,
      body: {},
    });
    expect(await everything()).toEqual(before);
    for (const key of files) expect(await app.files.exists(key)).toBe(false);
    for (const key of other.files)
      expect((await readBytes(app.files, key)).toString()).toBe('Kornhof');
  });

  it('takes the ads out of the search at once, and ends every session', async () => {
    const { userId } = await fill('Steinberg', email);
    await app.changes.write((tx) => tx.rows(sql`update companies set weblink = ''`));
    const [me, elsewhere] = [await app.as(userId), await app.as(userId)];
    expect(await found('Steinberg')).toBe(2);
    await app.post('user/own/close/', { password: oldPassword }, me);
    expect(await found('Steinberg')).toBe(0);
    for (const headers of [me, elsewhere])
      expect((await app.get('user/own/', headers)).status).toBe(403);
    expect((await logIn(app, email, oldPassword)).status).toBe(401);
  });

  it('asks for the password, and is not for the staff', async () => {
    const { userId } = await fill('Steinberg', email);
    const before = await everything();
    const { status, body } = await app.post(
      ...(['user/own/close/', { password: 'falsch' }, await app.as(userId)] as const),
    );
    expect([status, body.errors]).toEqual([400, { password: ['Das Passwort ist falsch!'] }]);
    await app.database.rows(sql`delete from sessions`);
    expect({ ...(await everything()), sessions: [], access_tokens: [] }).toEqual({
      ...before,
      sessions: [],
      access_tokens: [],
    });
    const editor = await addAccount(app.database, { email: 'red@kammer.example', permission: 2 });
    const refused = await app.post(
      'user/own/close/',
      { password: oldPassword },
      await app.as(editor),
    );
    expect([refused.status, refused.body.detail]).toEqual([403, 'Unpermitted']);
  });
});

describe('the export of an account', () => {
  it('contains all data of the account in one file, and none of others', async () => {
    await fill('Kornhof', 'ida@kornhof.example');
    const { userId, adId, files } = await fill('Steinberg', email);
    await app.database.rows(sql`
      insert into exchanges (key, name, kind, settings, user_id)
      values ('seite', 'Karriereseite Steinberg', 'career-page', '{"url":"https://steinberg.example"}', ${userId})`);
    const device = { hash: Buffer.from('secret'), userId, now: new Date() };
    await recordDevice(app.database, device);
    const answer = await app.http.inject({
      url: '/api/v1/user/own/export/',
      headers: await app.as(userId),
    });
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="lehrpfad-2026-11-21.json"',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    const data = answer.json();
    const [id] = await app.database.rows<{ id: number }>(
      sql`select id from job_ad_files where job_ad_id = ${adId}`,
    );
    expect(data).toMatchObject({
      account: { id: userId, email, first_name: 'Ute', new_email: `neu-${email}` },
      companies: [
        {
          name: 'Steinberg',
          logo: app.links.to(`/media/${files[0]!.slice('public/'.length)}`),
          address: { street: 'Breite Straße 1', postcode: '39576', city: 'Stendal' },
          professions: [expect.any(String)],
        },
        { name: 'Steinberg Filiale', logo: null },
      ],
      contacts: [{ last_name: 'Steinberg', email: 'k@firma.example' }],
      jobAds: [
        {
          title: 'Steinberg sucht',
          job_name: 'Bäcker/-in',
          details: '<p>Brot und Brötchen</p>',
          files: [
            { name: 'Plan.pdf', url: app.links.to(`/api/v1/jobdescriptions/files/${id!.id}/`) },
          ],
        },
        { title: 'Steinberg sucht' },
      ],
      events: [{ title: 'Tag bei Steinberg', address: { street: 'Markt 1' } }],
      imports: [
        { kind: 'career-page', settings: { url: 'https://steinberg.example' }, records: [] },
      ],
      requests: [{ name: 'Steinberg', status: 4, allowed_apprenticeships: [expect.any(String)] }],
      mails: [{ kind: 'email-change', sent_at: null }],
    });
    expect(data.sessions).toHaveLength(2);
    for (const session of data.sessions) expect(session).toHaveProperty('device');
    expect(data.devices).toEqual([
      { created_at: expect.any(String), last_used_at: expect.any(String) },
    ]);
    expect(answer.body).not.toMatch(/Kornhof|argon2|password_hash|_token|token_hash|refresh/);
  });

  it('is there for the staff too', async () => {
    const editor = await addAccount(app.database, { email: 'red@kammer.example', permission: 2 });
    const { status, body } = await app.get('user/own/export/', await app.as(editor));
    expect([status, body.account.email, body.companies]).toEqual([200, 'red@kammer.example', []]);
  });
});
