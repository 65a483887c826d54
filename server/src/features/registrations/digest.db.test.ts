import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser, jobNameId, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { sendDigest } from './digest.ts';
import { requestsOf } from './requests.fixture.ts';

let app: TestApp;
let now = testDay;
const { rows, ask, addEditor, mails, clear } = requestsOf(() => app);

const run = (reminders: readonly (readonly [number, number])[] = []) =>
  sendDigest(app.database, {
    links: app.links,
    clock: () => now,
    countReminders: () => Promise.resolve(new Map(reminders)),
  });

const digests = async () => (await mails()).filter(({ kind }) => kind === 'editors-digest');

const addEvent = (values: { end?: string; status?: number; deleted?: boolean } = {}) =>
  rows(sql`
    insert into events (title, start_date, end_date, status, deleted)
    values ('Messe', '2026-11-01', ${values.end ?? '2026-12-01'}, ${values.status ?? 1}, ${values.deleted ?? false})`);

beforeAll(async () => {
  app = await testApp({ clock: () => now });
});

beforeEach(async () => {
  now = testDay;
  await clear();
  await rows(sql`delete from events`);
  await rows(sql`delete from companies`);
  await rows(sql`delete from job_names where external`);
});

describe('the daily digest', () => {
  it('informs every active editor of the open tasks, with links', async () => {
    await addEditor('eva@kammer.example');
    await addEditor('admin@kammer.example');
    await addEditor('weg@kammer.example');
    await addUser(app.database);
    await rows(sql`update users set permission = 1 where email = 'admin@kammer.example'`);
    await rows(sql`update users set active = false where email = 'weg@kammer.example'`);
    await ask();
    await addEvent();
    await addEvent();
    await rows(sql`insert into job_names (name, external) values ('Brotmeister', true)`);
    await addAd(app.database, { job_name_id: await jobNameId(app.database, 'Brotmeister') });
    const branch = await addCompany(app.database, { confirmed: false });
    await rows(sql`
      insert into apprenticeship_requests (company_id, other, created_at) values (${branch}, 'Brotsommelier', now())`);
    await run();
    const sent = await digests();
    expect(sent.map(({ to }) => to)).toEqual(['eva@kammer.example', 'admin@kammer.example']);
    for (const text of [
      '1 Registrierungsanfrage',
      '2 Events in Bearbeitung',
      '1 neue Berufsbezeichnung',
      '1 Filiale zu bestätigen',
      '/#/redakteure/unternehmensprofil/filialen',
      '/#/redakteure/unternehmensprofil/authentifizierung',
      '/#/redakteure/events',
      '/#/redakteure/berufe',
      '1 Anfrage nach Ausbildungsberufen',
      '/#/redakteure/unternehmensprofil/ausbildungsberufe',
    ])
      expect(sent[0]?.text).toContain(text);
    expect(sent[0]?.text).not.toContain('Kern');
  });

  it('lists only kinds with open tasks', async () => {
    await addEditor();
    await ask();
    await run();
    const [{ text } = { text: '' }] = await digests();
    expect(text).toContain('1 Registrierungsanfrage');
    expect(text).not.toMatch(/Event|Berufsbezeichnung/);
  });

  it('informs only the assigned editor of due reminders', async () => {
    const eva = await addEditor('eva@kammer.example');
    await addEditor('uwe@kammer.example');
    await run([[eva, 2]]);
    const sent = await digests();
    expect(sent.map(({ to }) => to)).toEqual(['eva@kammer.example']);
    expect(sent[0]?.text).toContain('2 Aufgaben zur Wiedervorlage');
    expect(sent[0]?.text).toContain('/#/redakteure/eingang');
    expect(sent[0]?.text).toContain('weil Sie zur Redaktion gehören');
  });

  it('is sent once a day, however often the job runs', async () => {
    await addEditor();
    await ask();
    await Promise.all([run(), run()]);
    await run();
    expect(await digests()).toHaveLength(1);
    now = new Date(now.getTime() + 24 * 3_600_000);
    await run();
    expect(await digests()).toHaveLength(2);
  });

  it('leaves out what belongs to closed branches', async () => {
    await addEditor();
    const closed = await addCompany(app.database);
    await addEvent();
    await addEvent({ status: 2 });
    await rows(sql`update events set company_id = ${closed}`);
    await rows(sql`
      insert into event_versions (event_id, title, start_date, end_date, company_id)
      select id, title, start_date, end_date, company_id from events`);
    await rows(
      sql`update companies set closed_at = now(), closed_user_id = user_id, user_id = null where id = ${closed}`,
    );
    await run();
    expect(await digests()).toEqual([]);
  });

  it('is not sent if nothing waits', async () => {
    await addEditor();
    const id = await ask();
    await rows(sql`update company_requests set status = 3 where id = ${id}`);
    await addEvent({ status: 2 });
    await addEvent({ deleted: true });
    await addEvent({ end: '2026-11-20' });
    await rows(
      sql`insert into job_names (name, external, blocked) values ('Gesperrt', true, true)`,
    );
    await run();
    expect(await digests()).toEqual([]);
  });
});
