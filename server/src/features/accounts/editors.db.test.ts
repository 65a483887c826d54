import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import {
  addAccount,
  forgetEverybody,
  logIn,
  newPassword,
  oldPassword,
  queuedMails,
  visitorOf,
} from './accounts.fixture.ts';

const dayMs = 24 * 3_600_000;
let now = testDay;
let app: TestApp;
let visitor: ReturnType<typeof visitorOf>;
let admin: Awaited<ReturnType<TestApp['as']>>;
let adminId: number;

const later = (ms: number) => (now = new Date(now.getTime() + ms));
const ina = {
  first_name: 'Ina',
  last_name: 'Roth',
  email: 'Ina.Roth@kammer.example',
  salutation: 2,
};
const invite = (person: object = ina) => app.post('editorrequests/post/', person, admin);
const invitations = async () => (await app.get('editorrequests/', admin)).body;
const editors = async () => (await app.get('editors/', admin)).body;
const trail = async () =>
  (await app.get('audit/', admin)).body.results.map(
    ({ action, subject, subject_name, before, after }: Record<string, unknown>) => ({
      what: `${String(subject)} ${String(subject_name)} ${String(action)}`,
      before,
      after,
    }),
  );

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  visitor = visitorOf(app);
});

beforeEach(async () => {
  now = testDay;
  await app.database.script(
    'delete from audit_entries; delete from job_ads; delete from companies',
  );
  await forgetEverybody(app.database);
  adminId = await addAccount(app.database, { email: 'amt@kammer.example', permission: 1 });
  admin = await app.as(adminId);
});

const addEditor = (email = 'eva@kammer.example') =>
  addAccount(app.database, { email, permission: 2, last_name: 'Amsel' });

describe('an invitation', () => {
  it('leads from the mail to the first login of the new editor', async () => {
    const { status, body } = await invite();
    expect([status, body]).toEqual([
      200,
      {
        ...ina,
        id: expect.any(Number),
        email: 'ina.roth@kammer.example',
        permission: 2,
        expired: false,
        last_sent_at: now.toISOString(),
        resend_from: later(dayMs).toISOString(),
      },
    ]);
    const [mail] = await queuedMails(app.database);
    expect(mail).toMatchObject({ kind: 'editor-invitation', to: 'ina.roth@kammer.example' });
    await visitor.setPassword(mail!.path);
    expect((await logIn(app, 'ina.roth@kammer.example', newPassword)).body).toMatchObject({
      permission: 2,
      name: 'Ina Roth',
      setup_complete: true,
    });
    expect(await invitations()).toEqual([]);
    expect((await editors()).map(({ email }: { email: string }) => email)).toEqual([
      'amt@kammer.example',
      'ina.roth@kammer.example',
    ]);
    expect(await trail()).toEqual([
      { what: 'invitation Ina Roth accepted', before: null, after: null },
      {
        what: 'invitation Ina Roth created',
        before: null,
        after: {
          first_name: 'Ina',
          last_name: 'Roth',
          email: 'ina.roth@kammer.example',
          role: 'Redaktion',
        },
      },
    ]);
  });

  it('makes an administrator of somebody who is invited as one', async () => {
    expect((await invite({ ...ina, permission: 1 })).body).toMatchObject({ permission: 1 });
    const [mail] = await queuedMails(app.database);
    await visitor.setPassword(mail!.path);
    const { body } = await logIn(app, 'ina.roth@kammer.example', newPassword);
    expect(body).toMatchObject({ permission: 1 });
    expect((await trail())[1].after).toMatchObject({ role: 'Administration' });
  });

  it('is refused where the address has an account or an invitation', async () => {
    await addEditor();
    const taken = await invite({ ...ina, email: 'EVA@kammer.example' });
    await invite();
    const twice = await invite();
    expect([taken.status, taken.body.errors]).toEqual([
      409,
      { email: ['Zu dieser Adresse gibt es schon ein Konto.'] },
    ]);
    expect([twice.status, twice.body.errors]).toEqual([
      409,
      { email: ['Für diese Adresse gibt es schon eine Einladung.'] },
    ]);
    expect(await queuedMails(app.database)).toHaveLength(1);
  });

  it('is written once by two administrators at the same moment', async () => {
    const statuses = (await Promise.all([invite(), invite()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await queuedMails(app.database)).toHaveLength(1);
  });

  it('returns errors for missing and too long fields', async () => {
    expect((await invite({})).body.errors).toEqual({
      salutation: ['Pflichtfeld!'],
      first_name: ['Pflichtfeld!'],
      last_name: ['Pflichtfeld!'],
      email: ['Pflichtfeld!'],
    });
    const long = { salutation: 4, first_name: 'x'.repeat(31), last_name: 'x'.repeat(31) };
    const email = `${'x'.repeat(192)}@x.example`;
    expect((await invite({ ...long, email })).body.errors).toEqual({
      salutation: ['Ungültige Angabe.'],
      first_name: ['Max. 30 Zeichen!'],
      last_name: ['Max. 30 Zeichen!'],
      email: ['Max. 200 Zeichen!'],
    });
  });

  it('is sent again once in 24 hours, with a new link', async () => {
    const { id } = (await invite()).body;
    const again = () => app.patch(`editorrequests/patch/${id}/`, undefined, admin);
    later(dayMs - 1);
    expect((await again()).status).toBe(429);
    later(1);
    expect((await again()).body.last_sent_at).toBe(now.toISOString());
    expect((await again()).status).toBe(429);
    const [first, second] = await queuedMails(app.database);
    expect((await visitor.look(first!.path)).status).toBe(410);
    expect((await visitor.look(second!.path)).status).toBe(200);
    expect((await trail())[0].what).toBe('invitation Ina Roth sent-again');
  });

  it('shows when its link expires', async () => {
    await invite();
    later(7 * dayMs);
    expect(await invitations()).toMatchObject([{ expired: true }]);
  });

  it('is withdrawn with its link', async () => {
    const { id } = (await invite()).body;
    const [mail] = await queuedMails(app.database);
    expect((await app.delete(`editorrequests/delete/${id}/`, admin)).status).toBe(200);
    expect((await visitor.look(mail!.path)).status).toBe(410);
    expect(await queuedMails(app.database)).toEqual([]);
    expect((await app.delete(`editorrequests/delete/${id}/`, admin)).status).toBe(404);
    expect((await app.patch(`editorrequests/patch/${id}/`, undefined, admin)).status).toBe(404);
    expect((await trail())[0]).toMatchObject({
      what: 'invitation Ina Roth deleted',
      after: null,
      before: { email: 'ina.roth@kammer.example' },
    });
  });
});

describe('an editor', () => {
  it('is changed, and the trail contains the former values', async () => {
    const id = await addEditor();
    const { body } = await app.patch(
      `editors/patch/${id}/`,
      { id, first_name: 'Eva-Maria', salutation: 3, email: 'Eva.Maria@kammer.example' },
      admin,
    );
    expect(body).toMatchObject({
      id,
      first_name: 'Eva-Maria',
      last_name: 'Amsel',
      salutation: 3,
      email: 'eva.maria@kammer.example',
      permission: 2,
      active: true,
    });
    expect(await trail()).toEqual([
      {
        what: 'account Eva-Maria Amsel changed',
        before: {
          first_name: 'Ute',
          email: 'eva@kammer.example',
          salutation: { id: 1, name: 'Divers' },
        },
        after: {
          first_name: 'Eva-Maria',
          email: 'eva.maria@kammer.example',
          salutation: { id: 3, name: 'Herr' },
        },
      },
    ]);
    expect((await queuedMails(app.database)).map(({ kind, to }) => [kind, to])).toEqual([
      ['email-changed', 'eva@kammer.example'],
      ['email-changed', 'eva.maria@kammer.example'],
    ]);
    expect((await logIn(app, 'eva.maria@kammer.example', oldPassword)).status).toBe(200);
  });

  it('cannot get the address of another account, and the address of an administrator cannot be changed', async () => {
    const id = await addEditor();
    const email = 'amt@kammer.example';
    expect((await app.patch(`editors/patch/${id}/`, { email }, admin)).status).toBe(409);
    const other = { email: 'neu@kammer.example' };
    const own = await app.patch(`editors/patch/${adminId}/`, other, admin);
    expect([own.status, Object.keys(own.body.errors)]).toEqual([400, ['email']]);
    const name = { last_name: 'Amt', email };
    expect((await app.patch(`editors/patch/${adminId}/`, name, admin)).body.last_name).toBe('Amt');
  });

  it('is not changed over what somebody else has saved meanwhile', async () => {
    const id = await addEditor();
    const [read] = await editors();
    const change = { last_updated: read.last_updated, last_name: 'Zeisig' };
    expect((await app.patch(`editors/patch/${id}/`, change, admin)).status).toBe(200);
    const stale = await app.patch(`editors/patch/${id}/`, change, admin);
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
    expect(stale.body.current).toMatchObject({ id, last_name: 'Zeisig' });
  });

  it('is deleted with all sessions, and the trail keeps their name', async () => {
    const id = await addEditor();
    const hers = await app.as(id);
    const ad = await addAd(app.database, { title: 'Von Eva' });
    await app.database.rows(sql`update job_ads set last_updated_by = ${id} where id = ${ad}`);
    expect((await app.delete(`editors/delete/${id}/`, admin)).status).toBe(200);
    expect((await app.get('users/', hers)).body.code).toBe('token_not_valid');
    expect((await logIn(app, 'eva@kammer.example', oldPassword)).status).toBe(401);
    const [title] = await app.database.rows(sql`select title from job_ads where id = ${ad}`);
    expect(title).toEqual({ title: 'Von Eva' });
    expect((await trail())[0]).toMatchObject({
      what: 'account Ute Amsel deleted',
      after: null,
      before: { email: 'eva@kammer.example', last_name: 'Amsel' },
    });
  });

  it('is never an administrator or a company where one is deleted', async () => {
    const company = await addAccount(app.database);
    expect((await app.delete(`editors/delete/${adminId}/`, admin)).body.detail).toBe('Unpermitted');
    expect((await app.delete(`editors/delete/${company}/`, admin)).status).toBe(404);
    expect((await app.patch(`editors/patch/${company}/`, { last_name: 'X' }, admin)).status).toBe(
      404,
    );
  });
});
