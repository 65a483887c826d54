import { sql } from '../../core/database/drizzle.ts';
import { expect, it } from 'vitest';
import { addAd, addCompany, addUser, jobNameId, testDay } from '../../../test/stock.ts';
import { testApp } from '../../../test/test-app.ts';

it('counts what waits for editors, and failed mails for administrators alone', async () => {
  const app = await testApp({ clock: () => testDay });
  const [editor, admin] = [await addUser(app.database), await addUser(app.database)];
  await app.database.rows(sql`update users set permission = 2 where id = ${editor}`);
  await app.database.rows(sql`update users set permission = 1 where id = ${admin}`);
  await app.database.rows(sql`
    insert into job_names (name, external) values
      ('Kuchenzauberer', true), ('Teigmeister', true), ('Ohne Anzeige', true)`);
  for (const name of ['Kuchenzauberer', 'Teigmeister'])
    await addAd(app.database, { job_name_id: await jobNameId(app.database, name) });
  await app.database.rows(sql`
    insert into events (title, description, start_date, end_date, status) values
      ('Offene Backstube', '', '2026-11-30', '2026-11-30', 1),
      ('Vorbei', '', '2026-11-01', '2026-11-01', 1), ('Angenommen', '', '2026-11-30', '2026-11-30', 2)`);
  await app.database.rows(sql`
    insert into mails (kind, recipient, subject, body, state) values
      ('digest', 'ute@firma.example', 'x', '[]', 'failed')`);
  await app.database.rows(sql`
    insert into exchanges (key, name, kind) values ('a', 'A', 'xml'), ('b', 'B', 'xml'), ('c', 'C', 'xml')`);
  await app.database.rows(sql`
    insert into exchange_runs (exchange_id, trigger, state)
    select e.id, 'daily', r.state from (values
      ('a', 'done'), ('a', 'failed'), ('a', 'waiting'), ('b', 'held'), ('c', 'failed'), ('c', 'done')) as r (key, state)
    join exchanges e on e.key = r.key`);
  await app.database.rows(sql`
    insert into ad_reports (job_ad_id, ad, reason, created_at, outcome, decided_at, last_updated) values
      (1, '{}', 'gone', now(), null, null, now()), (1, '{}', 'wrong', now(), 'left', now(), now())`);
  const owner = await addUser(app.database);
  const stranger = await addUser(app.database, { validated: false });
  for (const userId of [owner, stranger])
    await addCompany(app.database, { userId, confirmed: false });
  const branch = await addCompany(app.database, { userId: owner });
  await app.database.rows(sql`
    insert into apprenticeship_requests (company_id, other, created_at) values (${branch}, 'Brotsommelier', now())`);
  await addCompany(app.database, { userId: null, external: true });
  const read = async (id: number) =>
    (await app.get('statistics/waiting/', await app.as(id))).body as Record<string, unknown>;
  expect(await read(editor)).toEqual({
    ad_reports: 1,
    requests: 0,
    branches: 1,
    apprenticeship_requests: 1,
    job_names: 2,
    events: 1,
    exchanges: 2,
    failed_mails: 0,
    suspended_jobs: [],
  });
  expect(await read(admin)).toEqual({
    ad_reports: 1,
    requests: 0,
    branches: 1,
    apprenticeship_requests: 1,
    job_names: 2,
    events: 1,
    exchanges: 2,
    failed_mails: 1,
    suspended_jobs: [],
  });
});
