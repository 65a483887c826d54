import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, expect, it } from 'vitest';
import { jobNameId, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { logIn, newPassword, queuedMails, visitorOf } from '../accounts/accounts.fixture.ts';
import { requestsOf } from './requests.fixture.ts';

let app: TestApp;
const { ask, addEditor, rows } = requestsOf(() => app);

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
});

it('a baker asks to be let in, is accepted, sets a password from the mail, finds the bakery, and leaves', async () => {
  const id = (await ask())!;
  const asEditor = await app.as(await addEditor());
  const baker = await jobNameId(app.database, 'Bäcker/-in');
  const path = `companies/request/patch/${id}/`;
  await app.patch(path, { status: 2, Allowed_apprenticeships: [baker] }, asEditor);
  expect((await logIn(app, 'ute@kern.example', newPassword)).status).toBe(401);

  const [, accepted] = await queuedMails(app.database);
  await app.patch(path, { resend: 1 }, asEditor);
  const [, , again] = await queuedMails(app.database);
  expect((await visitorOf(app).setPassword(accepted!.path)).status).toBe(410);
  expect((await visitorOf(app).setPassword(again!.path)).status).toBe(303);

  const done = await app.get('companies/request/?done=1', asEditor);
  expect(done.body.results).toMatchObject([{ id, status: 4, account_status: 4 }]);
  const { body: session } = await logIn(app, 'ute@kern.example', newPassword);
  expect(session).toMatchObject({ permission: 3, name: 'Ute Kern', setup_complete: false });
  const asBaker = { authorization: `Bearer ${session.access}` };
  expect((await app.get('validated/', asBaker)).body).toEqual({ validated: true });
  const [company] = (await app.get('companies/own/', asBaker)).body;
  expect(company).toMatchObject({
    name: 'Bäckerei Kern',
    Allowed_apprenticeships: [{ id: baker }],
    contacts: [{ last_name: 'Kern' }],
  });

  const closed = await app.post('user/own/close/', { password: newPassword }, asBaker);
  expect(closed.status).toBe(200);
  expect(
    await rows(sql`
      select id from company_requests union all select id from companies union all select id from contact_persons
      union all select id from users where permission = 3 union all select id from addresses`),
  ).toEqual([]);
});
