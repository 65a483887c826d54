import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import {
  addAccount,
  forgetEverybody,
  logIn,
  oldPassword as password,
  queuedMails,
} from '../accounts.fixture.ts';
import { resetSecondStepOf } from '../service.ts';
import { Authenticator, codeAt } from './second-step.fixture.ts';

const own = 'user/own/two-step/';
let now = testDay;
let app: TestApp;
let [admin, editor, company] = [0, 0, 0];

const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
type Headers = Awaited<ReturnType<TestApp['as']>>;

beforeAll(async () => {
  app = await testApp({ clock: () => now, settings: { STAFF_TWO_STEP: 'required' } });
});

beforeEach(async () => {
  now = testDay;
  await forgetEverybody(app.database);
  await app.database.script('delete from audit_entries');
  admin = await addAccount(app.database, { email: 'admin@land.example', permission: 1 });
  editor = await addAccount(app.database, { email: 'edda@land.example', permission: 2 });
  company = await addAccount(app.database);
});

async function addTotp(headers: Headers) {
  const { secret } = (await app.post(`${own}totp/`, undefined, headers)).body;
  const answer = await app.post(`${own}totp/confirm/`, { code: codeAt(secret, now) }, headers);
  return { secret: secret as string, ...answer };
}

async function addPasskey(headers: Headers, name = 'Laptop') {
  const key = new Authenticator();
  const options = (await app.post(`${own}passkeys/options/`, undefined, headers)).body;
  const answer = await app.post(`${own}passkeys/`, { name, passkey: key.create(options) }, headers);
  return { key, options, ...answer };
}

const kinds = async () => (await queuedMails(app.database)).map(({ kind }) => kind);
const trail = () =>
  app.database.rows<{ what: string }>(
    sql`select action || ' ' || subject || ' ' || subject_id as what from audit_entries order by id`,
  );
const bearer = (access: string) => ({ authorization: `Bearer ${access}` });

describe('the second step of an account', () => {
  it('begins with an app and ten codes, and ends the sessions that have begun without it', async () => {
    const other = await app.as(company);
    const headers = await app.as(company);
    const { status, body } = await addTotp(headers);
    expect([status, body.recovery_codes.length]).toEqual([200, 10]);
    expect((await app.get(own, other)).status).toBe(403);
    expect((await addPasskey(headers)).body).toEqual({ recovery_codes: null });
    expect((await app.get(own, headers)).body).toEqual({
      policy: 'offered',
      totp: { created_at: now.toISOString(), last_used_at: null },
      passkeys: [
        {
          id: expect.any(Number),
          name: 'Laptop',
          created_at: now.toISOString(),
          last_used_at: null,
        },
      ],
      recovery_codes: 10,
    });
    expect(await kinds()).toEqual(['second-step-totp-added', 'second-step-passkey-added']);
    const exported = (await app.get('user/own/export/', headers)).body.secondStep;
    expect(exported).toMatchObject([
      { way: 'passkey', name: 'Laptop' },
      { way: 'totp' },
      { way: 'recovery codes', count: 10 },
    ]);
    // The editors' trail does not contain changes of companies' own accounts.
    expect(await trail()).toEqual([]);
  });

  it('refuses a wrong first code and one after an hour, and the former app works until then', async () => {
    const headers = await app.as(company);
    const former = await addTotp(headers);
    const { secret } = (await app.post(`${own}totp/`, undefined, headers)).body;
    const confirm = (code: string) => app.post(`${own}totp/confirm/`, { code }, headers);
    expect((await confirm('000000')).body.errors.code).toEqual([expect.stringMatching(/Uhrzeit/)]);
    expect((await app.get(own, headers)).body.totp).not.toBeNull();
    later(61);
    expect((await confirm(codeAt(secret, now))).body.errors.code).toEqual([
      expect.stringMatching(/abgelaufen/),
    ]);
    const next = await addTotp(headers);
    expect(next.body).toEqual({ recovery_codes: null });
    later(1);
    const prove = (code: string) => app.post('user/own/confirm/', { code }, headers);
    expect((await prove(codeAt(former.secret, now))).status).toBe(400);
    expect((await prove(codeAt(next.secret, now))).status).toBe(200);
  });

  it('accepts a passkey only for its own challenge, and each passkey once', async () => {
    const headers = await app.as(company);
    const { key, options } = await addPasskey(headers);
    const send = (passkey: object) => app.post(`${own}passkeys/`, { name: 'x', passkey }, headers);
    expect((await send(key.create(options))).status).toBe(400);
    const fresh = (await app.post(`${own}passkeys/options/`, undefined, headers)).body;
    expect(fresh.excludeCredentials).toHaveLength(1);
    expect((await send(key.create(fresh))).status).toBe(409);
    const late = (await app.post(`${own}passkeys/options/`, undefined, headers)).body;
    later(11);
    expect((await send(new Authenticator().create(late))).status).toBe(400);
    const elsewhere = (await app.post(`${own}passkeys/options/`, undefined, headers)).body;
    const evil = new Authenticator('https://evil.example');
    expect((await send(evil.create(elsewhere))).status).toBe(400);
    expect((await app.get(own, headers)).body.passkeys).toHaveLength(1);
  });

  it('is renewed and removed, with its codes at the end, and each change is mailed', async () => {
    const headers = await app.as(company);
    const renew = () => app.post(`${own}recovery-codes/`, undefined, headers);
    expect((await renew()).status).toBe(409);
    const { body } = await addTotp(headers);
    await addPasskey(headers);
    const renewed = (await renew()).body.recovery_codes;
    expect(renewed).toHaveLength(10);
    const prove = (code: string) => app.post('user/own/confirm/', { code }, headers);
    expect((await prove(body.recovery_codes[0])).status).toBe(400);
    expect((await prove(renewed[0])).status).toBe(200);
    expect((await app.delete(`${own}totp/`, headers)).status).toBe(200);
    expect((await app.delete(`${own}totp/`, headers)).status).toBe(404);
    const { passkeys, recovery_codes } = (await app.get(own, headers)).body;
    expect(recovery_codes).toBe(9);
    const path = `${own}passkeys/${passkeys[0].id}/`;
    expect((await app.delete(path, await app.as(editor))).status).toBe(404);
    expect((await app.delete(path, headers)).status).toBe(200);
    expect((await app.get(own, headers)).body).toMatchObject({ passkeys: [], recovery_codes: 0 });
    expect(await kinds()).toEqual([
      'second-step-totp-added',
      'second-step-passkey-added',
      'second-step-codes-renewed',
      'second-step-code-used',
      'second-step-totp-removed',
      'second-step-passkey-removed',
    ]);
  });
});

describe('staff who need a second step', () => {
  it('can do nothing else before they have one, and cannot remove the last method', async () => {
    const { body } = await logIn(app, 'edda@land.example', password);
    expect(body).toMatchObject({ permission: 2, second_step_missing: true });
    const headers = bearer(body.access);
    expect(await app.get('faq/', headers)).toMatchObject({
      status: 401,
      body: { code: 'second_step_missing' },
    });
    expect((await app.get('user/own/', headers)).status).toBe(200);
    expect((await app.get(own, headers)).body.policy).toBe('required');
    expect((await addTotp(headers)).status).toBe(200);
    expect((await app.get('faq/', headers)).status).toBe(200);
    expect((await app.delete(`${own}totp/`, headers)).status).toBe(409);
    await addPasskey(headers);
    expect((await app.delete(`${own}totp/`, headers)).status).toBe(200);
    expect(await trail()).toEqual([
      { what: `second-step-added account ${editor}` },
      { what: `second-step-added account ${editor}` },
      { what: `second-step-removed account ${editor}` },
    ]);
  });

  it('can be reset by another administrator or by the operator, and are informed', async () => {
    const headers = await app.as(editor);
    const helper = await app.as(admin);
    const reset = (id: number) => app.post(`users/${id}/two-step/reset/`, undefined, helper);
    expect((await addTotp(helper)).status).toBe(200);
    expect((await reset(editor)).status).toBe(409);
    await addTotp(headers);
    const listed = (await app.get('editors/', helper)).body;
    expect(listed.map(({ two_step }: { two_step: boolean }) => two_step)).toEqual([true, true]);
    expect((await reset(editor)).status).toBe(200);
    expect((await reset(admin)).status).toBe(409);
    expect((await reset(2_000_000_000)).status).toBe(404);
    expect((await app.get(own, headers)).status).toBe(403);
    expect((await logIn(app, 'edda@land.example', password)).body.second_step_missing).toBe(true);
    expect((await trail()).at(-1)).toEqual({ what: `second-step-reset account ${editor}` });
    const step = () =>
      app.database.transaction((tx) => resetSecondStepOf(tx, ' Admin@land.example', app.links));
    expect(await step()).toBe('admin@land.example');
    await expect(step()).rejects.toThrow('has no second step');
    const byOperator = sql`select action, subject, subject_id, user_name from audit_entries where user_id is null`;
    expect(await app.database.rows(byOperator)).toEqual([
      {
        action: 'second-step-reset',
        subject: 'account',
        subject_id: admin,
        user_name: 'Befehl auf dem Server',
      },
    ]);
    const mails = await queuedMails(app.database);
    const resets = mails.filter(({ kind }) => kind === 'second-step-reset');
    expect(resets.map(({ to }) => to)).toEqual(['edda@land.example', 'admin@land.example']);
  });
});

describe('a confirmation', () => {
  it('is needed ten minutes after the login, and given by the password where there is no second step', async () => {
    const { body } = await logIn(app, 'ute@firma.example', password);
    const headers = bearer(body.access);
    later(9);
    expect((await app.post(`${own}totp/`, undefined, headers)).status).toBe(200);
    later(1);
    const begin = () => app.post(`${own}totp/`, undefined, headers);
    expect(await begin()).toMatchObject({ status: 401, body: { code: 'confirmation_needed' } });
    const confirm = (given: object) => app.post('user/own/confirm/', given, headers);
    expect((await confirm({ password: 'falsch' })).body.errors).toHaveProperty('password');
    expect((await confirm({})).status).toBe(400);
    expect((await begin()).status).toBe(401);
    expect((await confirm({ password })).status).toBe(200);
    expect((await begin()).status).toBe(200);
  });

  it('is given by the second step and not by the password where there is one', async () => {
    const first = await logIn(app, 'ute@firma.example', password);
    const headers = bearer(first.body.access);
    const { key } = await addPasskey(headers);
    later(11);
    const confirm = (given: object) => app.post('user/own/confirm/', given, headers);
    expect((await confirm({ password })).status).toBe(400);
    const options = (await app.post('user/own/confirm/passkey/', undefined, headers)).body;
    const passkey = key.use(options);
    expect((await confirm({ passkey })).status).toBe(200);
    expect((await confirm({ passkey })).status).toBe(400);
    expect((await app.post(`${own}totp/`, undefined, headers)).status).toBe(200);
  });

  it('is needed in addition to the password to close an account with a second step', async () => {
    const first = await logIn(app, 'ute@firma.example', password);
    const headers = bearer(first.body.access);
    const { body } = await addTotp(headers);
    later(11);
    const close = () => app.post('user/own/close/', { password }, headers);
    expect(await close()).toMatchObject({ status: 401, body: { code: 'confirmation_needed' } });
    const code = body.recovery_codes[0];
    expect((await app.post('user/own/confirm/', { code }, headers)).status).toBe(200);
    expect((await close()).status).toBe(200);
  });

  it('is needed to invite an administrator and to delete an editor, and not to invite an editor', async () => {
    await addTotp(await app.as(admin));
    const headers = await app.as(admin);
    await app.database.rows(
      sql`update sessions set confirmed_at = ${new Date(now.getTime() - 600_000).toISOString()}`,
    );
    const ina = { salutation: 2, first_name: 'Ina', last_name: 'Roth', email: 'ina@land.example' };
    const invite = (more: object) => app.post('editorrequests/post/', { ...ina, ...more }, headers);
    const needed = { status: 401, body: { code: 'confirmation_needed' } };
    expect(await invite({ permission: 1 })).toMatchObject(needed);
    expect(await app.delete(`editors/delete/${editor}/`, headers)).toMatchObject(needed);
    expect((await invite({})).body).toMatchObject({ permission: 2 });
    await app.database.script(`update sessions set confirmed_at = '2999-12-31'`);
    expect((await invite({ permission: 1, email: 'ida@land.example' })).body).toMatchObject({
      permission: 1,
    });
    expect((await invite({ permission: 3, email: 'ida2@land.example' })).status).toBe(400);
    expect((await app.delete(`editors/delete/${editor}/`, headers)).status).toBe(200);
  });
});

describe('a board without second steps', () => {
  it('asks no user for one, not even users who have one, and allows no setup', async () => {
    const off = await testApp({ database: app.database, settings: { STAFF_TWO_STEP: 'off' } });
    await addTotp(await app.as(company));
    expect((await logIn(off, 'ute@firma.example', password)).body).toHaveProperty('access');
    const headers = await off.as(company);
    expect((await off.post(`${own}totp/`, undefined, headers)).status).toBe(409);
    expect((await off.post(`${own}passkeys/options/`, undefined, headers)).status).toBe(409);
    expect((await off.get(own, headers)).body.policy).toBe('off');
  });
});
