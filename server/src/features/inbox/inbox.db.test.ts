import { inboxKindNames } from '@lehrpfad/contract/inbox/options.ts';
import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser, jobNameId, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { countReminders } from './reminders.ts';
import { removeNotes } from './service.ts';

type Headers = Record<string, string>;

let app: TestApp;
let editor: Headers;
let admin: Headers;
let company: Headers;
let ute: number;
let otto: number;
let now = testDay;

const daysLater = (days: number) => new Date(testDay.getTime() + days * 86_400_000);

async function addStaff(permission: number, lastName: string): Promise<number> {
  const id = await addUser(app.database);
  await app.database.rows(sql`
    update users set permission = ${permission}, first_name = 'Ute', last_name = ${lastName} where id = ${id}`);
  return id;
}

const reported = (title: string) =>
  JSON.stringify({
    id: 1,
    title,
    company_name: 'Backhaus',
    job_name: '',
    details: '',
    annotation: '',
  });

/** Adds one item of each kind, each a day younger than the one before, and objects that must not be listed. */
async function addItems(): Promise<void> {
  const { database: db } = app;
  const at = (day: number) => new Date(testDay.getTime() - (20 - day) * 86_400_000).toISOString();
  await db.rows(sql`
    insert into company_requests (name, email, phone, first_name, last_name, street, place_id, created_at, status)
    select name, replace(lower(name), ' ', '') || '@firma.example', '1', 'A', 'B', 'Weg 1', (select min(id) from places), ${at(1)}::timestamptz, status
    from (values ('Kornhof', 1), ('Schon entschieden', 3)) as r (name, status)`);
  await db.rows(sql`
    insert into ad_reports (job_ad_id, ad, reason, created_at, outcome, decided_at, last_updated) values
      (1, ${reported('Bäcker/in')}::text::jsonb, 'gone', ${at(2)}, null, null, now()),
      (1, ${reported('Alt')}::text::jsonb, 'wrong', ${at(2)}, 'left', now(), now())`);
  const owner = await addUser(db);
  const branch = await addCompany(db, { name: 'Neue Filiale', userId: owner, confirmed: false });
  await db.rows(
    sql`update companies set last_updated = ${at(3)}::timestamptz where id = ${branch}`,
  );
  const asking = await addCompany(db, { name: 'Mühle', userId: owner });
  await db.rows(sql`
    insert into apprenticeship_requests (company_id, other, created_at) values (${asking}, 'Müller', ${at(4)})`);
  await db.rows(sql`
    insert into job_names (name, external, last_updated) values
      ('Teigmeister', true, ${at(5)}), ('Ohne Anzeige', true, ${at(5)})`);
  await addAd(db, { job_name_id: await jobNameId(db, 'Teigmeister') });
  await db.rows(sql`
    insert into events (title, description, start_date, end_date, status, last_updated) values
      ('Offene Backstube', '', '2026-11-30', '2026-11-30', 1, ${at(6)}),
      ('Vorbei', '', '2026-11-01', '2026-11-01', 1, ${at(6)})`);
  await db.rows(sql`
    insert into exchanges (key, name, kind, last_updated) values ('a', 'Börse A', 'xml', ${at(7)}), ('b', 'Börse B', 'xml', ${at(7)})`);
  await db.rows(sql`
    insert into exchange_runs (exchange_id, trigger, state, finished_at)
    select id, 'daily', case key when 'a' then 'failed' else 'done' end, now() from exchanges where key in ('a', 'b')`);
  await db.rows(sql`
    insert into mails (kind, recipient, subject, body, state, created_at) values
      ('digest', 'ute@firma.example', 'Übersicht', '[]', 'failed', ${at(8)}),
      ('digest', 'ute@firma.example', 'Unterwegs', '[]', 'waiting', ${at(8)})`);
}

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  [ute, otto] = [await addStaff(2, 'Redaktion'), await addStaff(1, 'Otto')];
  editor = await app.as(ute);
  admin = await app.as(otto);
  company = await app.as(await addUser(app.database));
  await addItems();
});

const list = async (query = '', headers = admin) =>
  (await app.get(`inbox/?${query}`, headers)).body as {
    count: number;
    results: {
      kind: string;
      id: number;
      title: string;
      detail: string;
      [field: string]: unknown;
    }[];
  };
const titles = async (query = '', headers = admin) =>
  (await list(query, headers)).results.map(({ title }) => title);
const patch = (body: object, headers = editor) => app.patch('inbox/patch/', body, headers);

async function idOf(kind: string): Promise<number> {
  const { results } = await list(`${kind}=1`);
  return results[0]!.id;
}

describe('the inbox', () => {
  it('holds what waits in all features, the oldest first, failed mails for administrators alone', async () => {
    const { count, results } = await list();
    expect(results.map(({ kind, title, detail }) => [kind, title, detail])).toEqual([
      ['request', 'Kornhof', expect.any(String)],
      ['report', 'Bäcker/in', 'Backhaus'],
      ['branch', 'Neue Filiale', expect.any(String)],
      ['apprenticeship', 'Mühle', expect.any(String)],
      ['job-name', 'Teigmeister', ''],
      ['event', 'Offene Backstube', ''],
      ['exchange', 'Börse A', 'failed'],
      ['mail', 'Übersicht', 'ute@firma.example'],
    ]);
    expect(results.map(({ kind }) => kind)).toEqual(inboxKindNames);
    expect(count).toBe(8);
    expect((await list('', editor)).results.map(({ kind }) => kind)).toEqual(
      inboxKindNames.filter((kind) => kind !== 'mail'),
    );
    expect(await list('mail=1', editor)).toEqual({ count: 0, results: [] });
    expect((await app.get('inbox/', company)).status).toBe(403);
  });

  it('is narrowed by kind and words, and cut into pages that keep the count', async () => {
    expect(await titles('event=1&request=1')).toEqual(['Kornhof', 'Offene Backstube']);
    expect(await titles('search=backhaus')).toEqual(['Bäcker/in']);
    expect(await titles('search=b%C3%B6rse%20a')).toEqual(['Börse A']);
    expect(await titles('search=%25')).toEqual([]);
    expect(await list('page=2')).toEqual({ count: 8, results: [] });
  });

  it('reads one object of each list by its id', async () => {
    const paths: Record<string, string> = {
      request: 'companies/request/',
      report: 'ad-reports/',
      branch: 'companies/checks/',
      apprenticeship: 'companies/apprenticeships/',
      'job-name': 'jobnames/filter/',
      mail: 'mails/',
    };
    for (const [kind, path] of Object.entries(paths)) {
      const id = await idOf(kind);
      const { body } = await app.get(`${path}?id=${id}`, admin);
      expect([body.count, body.results.map((row: { id: number }) => row.id)], path).toEqual([
        1,
        [id],
      ]);
      expect((await app.get(`${path}?id=2000000000`, admin)).body.count, path).toBe(0);
    }
  });
});

describe('what editors note about an item', () => {
  it('names who takes care of it, by which the inbox is narrowed', async () => {
    const { body: people } = await app.get('inbox/colleagues/', editor);
    expect(people).toEqual(
      expect.arrayContaining([
        { id: ute, name: 'Ute Redaktion', admin: false },
        { id: otto, name: 'Ute Otto', admin: true },
      ]),
    );
    const id = await idOf('request');
    const { body } = await patch({ kind: 'request', id, assigned: ute, note: 'Ruft zurück.' });
    expect(body).toMatchObject({
      assigned: { id: ute, name: 'Ute Redaktion' },
      note: 'Ruft zurück.',
      waiting_until: null,
    });
    expect(await titles('mine=1', editor)).toEqual(['Kornhof']);
    expect(await titles('mine=1')).toEqual([]);
    expect(await titles('free=1')).not.toContain('Kornhof');
    expect(await titles('free=1&mine=1', editor)).toContain('Kornhof');
    const after = await patch({ kind: 'request', id, assigned: null });
    expect(after.body).toMatchObject({ assigned: null, note: 'Ruft zurück.' });
  });

  it('is refused for strangers, for what does not wait, and for what is not theirs to see', async () => {
    const id = await idOf('request');
    const stranger = await addUser(app.database);
    expect((await patch({ kind: 'request', id, assigned: stranger })).status).toBe(400);
    expect((await patch({ kind: 'request', id: 2_000_000_000, note: 'x' })).status).toBe(404);
    const mail = await idOf('mail');
    expect((await patch({ kind: 'mail', id: mail, note: 'x' })).status).toBe(404);
    expect((await patch({ kind: 'mail', id: mail, assigned: ute }, admin)).status).toBe(400);
    expect((await patch({ kind: 'mail', id: mail, assigned: otto }, admin)).status).toBe(200);
    expect((await patch({ kind: 'request', id, note: 'x'.repeat(1001) })).status).toBe(400);
    expect((await patch({ kind: 'request', id, note: 'x' }, company)).status).toBe(403);
  });

  it('is not overwritten by somebody who has not read it', async () => {
    const id = await idOf('report');
    const first = await patch({ kind: 'report', id, note: 'Erste', last_updated: null });
    expect(first.status).toBe(200);
    const second = await patch({ kind: 'report', id, note: 'Zweite', last_updated: null });
    expect([second.status, second.body.code, second.body.current.note]).toEqual([
      409,
      'stale',
      'Erste',
    ]);
    const { last_updated } = first.body;
    expect((await patch({ kind: 'report', id, note: 'Zweite', last_updated })).status).toBe(200);
  });

  it('puts an item aside until the day of its reminder', async () => {
    const id = await idOf('event');
    await patch({ kind: 'event', id, waiting_until: '2026-11-27' });
    now = new Date('2026-11-26T12:00:00Z');
    expect(await titles('event=1')).toEqual([]);
    expect((await list('waiting=1')).results).toMatchObject([
      { title: 'Offene Backstube', waiting_until: '2026-11-27' },
    ]);
    const dueOn = async (day: string) => {
      const counts = await countReminders(app.database, new Date(`${day}T06:00:00Z`));
      return [counts.get(ute), counts.get(otto)];
    };
    expect(await dueOn('2026-11-26')).toEqual([0, 0]);
    expect(await dueOn('2026-11-27')).toEqual([1, 1]);
    await patch({ kind: 'event', id, assigned: otto });
    expect(await dueOn('2026-11-28')).toEqual([0, 1]);
    now = new Date('2026-11-27T12:00:00Z');
    expect(await titles('event=1')).toEqual(['Offene Backstube']);
    expect(await titles('waiting=1')).toEqual([]);
    now = testDay;
  });

  it('goes with its object, and some days after the decision; it is there again if that is taken back', async () => {
    const notes = () =>
      app.database.rows(sql`select kind from inbox_notes where kind in ('job-name', 'request')`);
    const jobName = await idOf('job-name');
    const request = await idOf('request');
    await patch({ kind: 'job-name', id: jobName, note: 'weg' });
    await patch({ kind: 'request', id: request, note: 'bleibt' });
    await app.database.rows(sql`update job_names set blocked = true where id = ${jobName}`);
    await removeNotes(app.database, daysLater(1));
    await app.database.rows(sql`update job_names set blocked = false where id = ${jobName}`);
    await removeNotes(app.database, daysLater(29));
    expect((await list('job-name=1')).results).toMatchObject([{ note: 'weg' }]);
    await app.database.rows(sql`update job_names set blocked = true where id = ${jobName}`);
    await removeNotes(app.database, daysLater(30));
    await removeNotes(app.database, daysLater(59));
    expect(await notes()).toHaveLength(2);
    await removeNotes(app.database, daysLater(61));
    expect(await notes()).toEqual([{ kind: 'request' }]);
    await app.database.rows(sql`delete from company_requests where id = ${request}`);
    await removeNotes(app.database, daysLater(61));
    expect(await notes()).toEqual([]);
  });
});
