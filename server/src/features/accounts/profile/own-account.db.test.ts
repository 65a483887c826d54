import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { RateLimiter } from '../../../core/security/rate-limiter.ts';
import { hashOf } from '../../../core/security/secrets.ts';
import {
  addAccount,
  addCompany,
  forgetEverybody,
  logIn,
  newPassword,
  oldPassword,
  queuedMails,
  visitorOf,
} from '../accounts.fixture.ts';

const email = 'ute@firma.example';
const dayMs = 24 * 3_600_000;
let now = testDay;
let app: TestApp;
let visitor: ReturnType<typeof visitorOf>;
let userId: number;
let me: Awaited<ReturnType<TestApp['as']>>;

const later = (ms: number) => (now = new Date(now.getTime() + ms));

beforeAll(async () => {
  app = await testApp({ clock: () => now, attemptLimits: true });
  visitor = visitorOf(app);
});

beforeEach(async () => {
  now = testDay;
  await forgetEverybody(app.database);
  userId = await addAccount(app.database);
  me = await app.as(userId);
});

const own = async () => (await app.get('user/own/', me)).body;

describe('the own account', () => {
  it('is returned without internal fields', async () => {
    expect(await app.get('user/own/', me)).toEqual({
      status: 200,
      body: {
        id: userId,
        email,
        new_email: null,
        first_name: 'Ute',
        last_name: 'Kern',
        salutation: 1,
        permission: 3,
        validated: true,
        setup_complete: false,
      },
    });
  });

  it('changes only the sent fields', async () => {
    await app.patch('user/patch/own/', { salutation: 2, first_name: ' Uta ' }, me);
    const { status, body } = await app.patch('user/patch/own/', { setup_complete: true }, me);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      setup_complete: true,
      first_name: 'Uta',
      last_name: 'Kern',
      salutation: 2,
    });
    expect(await own()).toEqual(body);
    expect((await app.patch('user/patch/own/', {}, me)).body).toEqual(body);
  });

  it.each(['validated', 'permission', 'active'])('cannot set %s by itself', async (field) => {
    const before = await app.database.rows(sql`select * from users`);
    expect((await app.patch('user/patch/own/', { [field]: 1 }, me)).status).toBe(403);
    expect(await app.database.rows(sql`select * from users`)).toEqual(before);
  });

  it.each([
    { first_name: '' },
    { last_name: 'x'.repeat(31) },
    { salutation: 4 },
    { setup_complete: 'ja' },
  ])('refuses %j', async (wrong) => {
    const { status, body } = await app.patch('user/patch/own/', wrong, me);
    expect([status, Object.keys(body.errors)]).toEqual([400, Object.keys(wrong)]);
  });
});

describe('changing the password', () => {
  const change = (body: object = {}) =>
    app.post(
      'user/own/password/',
      { current_password: oldPassword, password: newPassword, ...body },
      me,
    );

  it('ends all other sessions at once, invalidates links, and informs the owner by mail', async () => {
    const other = await app.as(userId);
    await visitor.send('/konto/passwort-vergessen', { email });
    const link = (await queuedMails(app.database))[0]!.path;
    expect(await change()).toEqual({ status: 200, body: {} });
    expect((await app.get('user/own/', me)).status).toBe(200);
    expect((await app.get('user/own/', other)).status).toBe(403);
    expect((await visitor.look(link)).status).toBe(410);
    expect((await logIn(app, email, oldPassword)).status).toBe(401);
    expect((await logIn(app, email, newPassword)).status).toBe(200);
    expect((await queuedMails(app.database)).at(-1)).toMatchObject({
      kind: 'password-changed',
      to: email,
    });
  });

  it.each([
    ['current_password', 'Das Passwort ist falsch!', { current_password: 'falsch' }],
    ['password', 'Mindestens 12 Zeichen!', { password: 'kurz' }],
    [
      'password',
      'Dieses Passwort ist zu leicht zu erraten: Es besteht vor allem aus dem, worum es auf dieser Seite geht. Bitte wählen Sie ein anderes.',
      { password: 'Lehrpfad-2026' },
    ],
    [
      'password',
      'Dieses Passwort ist zu leicht zu erraten: Es besteht vor allem aus dem Namen Ihres Unternehmens. Bitte wählen Sie ein anderes.',
      { password: 'Schraubenhandel2026!' },
    ],
  ])('refuses the field %s: %s', async (field, message, wrong) => {
    await addCompany(app.database, userId, 'Schraubenhandel');
    const other = await app.as(userId);
    const { status, body } = await change(wrong);
    expect([status, body.errors]).toEqual([400, { [field]: [message] }]);
    expect((await logIn(app, email, oldPassword)).status).toBe(200);
    expect((await app.get('user/own/', other)).status).toBe(200);
    expect(await queuedMails(app.database)).toEqual([]);
  });

  it('counts wrong passwords together with failed logins', async () => {
    for (let at = 0; at < 3; at += 1)
      expect((await change({ current_password: 'falsch' })).status).toBe(400);
    for (let at = 0; at < 2; at += 1) expect((await logIn(app, email, 'falsch')).status).toBe(401);
    expect((await change()).status).toBe(429);
    expect((await logIn(app, email, oldPassword)).status).toBe(429);
    expect((await app.post('user/own/close/', { password: oldPassword }, me)).status).toBe(429);
    later(15 * 60_000);
    expect((await change()).status).toBe(200);
  });

  it('is possible twenty times a day, independently of other writes', async () => {
    const attempts = new RateLimiter(app.database, () => now);
    const limit = { key: `password change of ${userId}`, max: 20, perMinutes: 24 * 60 };
    for (let change = 1; change < 20; change += 1) await attempts.consume([limit]);
    await app.database.rows(sql`
      insert into attempts (key, made_at)
      select ${hashOf(`quota mails ${userId}`)}, ${now.toISOString()}::timestamptz from generate_series(1, 1000)`);
    const given = { current_password: oldPassword, password: newPassword };
    expect((await app.post('user/own/password/', given, me)).status).toBe(200);
    const back = { current_password: newPassword, password: oldPassword };
    expect((await app.post('user/own/password/', back, me)).status).toBe(429);
  });

  it('succeeds once for two simultaneous requests', async () => {
    const answers = await Promise.all([change(), change({ password: 'Wiese Kran Nachtigall' })]);
    const [done, refused] = answers.map(({ status }) => status).sort();
    expect(done).toBe(200);
    // The second request has a password that is no longer right, or its session has already ended.
    expect([400, 403]).toContain(refused);
  });
});

describe('changing the e-mail address', () => {
  const fresh = 'neu@firma.example';
  const change = (to = fresh, password = oldPassword) =>
    app.post('user/own/email/', { email: to, password }, me);
  const confirmation = async () =>
    (await queuedMails(app.database)).findLast(({ kind }) => kind === 'email-confirmation')!.path;
  const confirm = async (path: string) =>
    visitor.send('/konto/email', { token: new URL(path, 'http://x').searchParams.get('token')! });

  it('asks the new address, informs the old one, and changes nothing before the confirmation', async () => {
    const { status, body } = await change(' NEU@Firma.example ');
    expect([status, body]).toEqual([200, { ...(await own()), email, new_email: fresh }]);
    const mails = await queuedMails(app.database);
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['email-confirmation', fresh],
      ['email-change', email],
    ]);
    expect(mails[1]!.text).not.toContain(fresh);
    expect((await logIn(app, fresh, oldPassword)).status).toBe(401);
  });

  it('is not confirmed by following the link, but by the button', async () => {
    await change();
    const page = await visitor.look(await confirmation());
    expect([page.status, page.title]).toEqual([200, 'Neue Adresse bestätigen']);
    expect(page.html).toContain(`<strong>${fresh}</strong>`);
    expect((await own()).email).toBe(email);
    expect((await confirm(await confirmation())).location).toBe('/konto/erledigt?was=adresse');
    expect(await own()).toMatchObject({ email: fresh, new_email: null });
    expect((await logIn(app, fresh, oldPassword)).status).toBe(200);
    expect((await logIn(app, email, oldPassword)).status).toBe(401);
    expect((await confirm(await confirmation())).status).toBe(410);
  });

  it('invalidates links that were mailed to the old address', async () => {
    await visitor.send('/konto/passwort-vergessen', { email });
    const link = (await queuedMails(app.database))[0]!.path;
    await change();
    await confirm(await confirmation());
    expect((await visitor.look(link)).status).toBe(410);
  });

  it('expires after a day, and by another change or a new password', async () => {
    await change();
    const first = await confirmation();
    await change('noch@firma.example');
    expect((await visitor.look(first)).status).toBe(410);
    const second = await confirmation();
    later(dayMs - 1);
    expect((await visitor.look(second)).status).toBe(200);
    later(1);
    expect((await visitor.look(second)).status).toBe(410);
    expect((await own()).new_email).toBeNull();
    await change();
    const third = await confirmation();
    await app.post(
      'user/own/password/',
      { current_password: oldPassword, password: newPassword },
      me,
    );
    expect((await visitor.look(third)).status).toBe(410);
  });

  it('answers the same where the address is taken, and can never be confirmed', async () => {
    const free = await change();
    await app.database.rows(sql`delete from mails`);
    await addAccount(app.database, { email: fresh });
    expect(await change()).toEqual(free);
    expect(await own()).toEqual(free.body);
    const mails = await queuedMails(app.database);
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['email-taken', fresh],
      ['email-change', email],
    ]);
    expect(mails.map(({ text }) => text).join()).not.toContain('token');
    const users = await app.database.rows(sql`select email from users order by id`);
    expect(users).toEqual([{ email }, { email: fresh }]);
  });

  it('does nothing where the address has got an account before it is confirmed', async () => {
    await change();
    const link = await confirmation();
    await addAccount(app.database, { email: fresh });
    expect((await confirm(link)).status).toBe(409);
    expect((await own()).email).toBe(email);
  });

  it('is won by one of two accounts that confirm the same address at once', async () => {
    const other = await app.as(await addAccount(app.database, { email: 'ida@firma.example' }));
    await change();
    const first = await confirmation();
    await app.post('user/own/email/', { email: fresh, password: oldPassword }, other);
    const second = await confirmation();
    expect(second).not.toBe(first);
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  });

  it('refuses the address that it has, a wrong password, and more than five in an hour', async () => {
    expect((await change(email)).body.errors).toHaveProperty('email');
    expect((await change(fresh, 'falsch')).body.errors).toEqual({
      password: ['Das Passwort ist falsch!'],
    });
    expect(await queuedMails(app.database)).toEqual([]);
    for (let at = 0; at < 5; at += 1)
      expect((await change(`neu${at}@firma.example`)).status).toBe(200);
    expect((await change()).status).toBe(429);
  });
});

describe('the e-mail address of an administrator', () => {
  it('cannot be changed, not even with an older link', async () => {
    const to = 'neu@firma.example';
    await app.post('user/own/email/', { email: to, password: oldPassword }, me);
    const { path } = (await queuedMails(app.database))[0]!;
    await app.database.rows(sql`update users set permission = 1 where id = ${userId}`);
    const admin = await app.as(userId);
    const asked = await app.post('user/own/email/', { email: to, password: oldPassword }, admin);
    expect([asked.status, asked.body.errors]).toEqual([
      400,
      { email: ['Die E-Mail-Adresse eines Admins ändert der Support.'] },
    ]);
    const token = new URL(path, 'http://x').searchParams.get('token')!;
    expect((await visitor.send('/konto/email', { token })).status).toBe(410);
    expect((await app.get('user/own/', admin)).body.email).toBe(email);
  });
});

describe('searching accounts', () => {
  const find = async (query: string, as: Awaited<ReturnType<TestApp['as']>>) =>
    app.get(`users/${query}`, as);

  it('finds by pieces of name and address, on pages, for editors alone', async () => {
    const editor = await app.as(
      await addAccount(app.database, {
        email: 'red@kammer.example',
        permission: 2,
        last_name: 'Adler',
      }),
    );
    const names = async (query: string) =>
      (await find(query, editor)).body.results.map((user: { email: string }) => user.email);
    expect(await names('')).toEqual([email]);
    expect(await names('?query=adler')).toEqual([]);
    expect(await names('?permission=3')).toEqual([email]);
    expect(await names('?query=ute%20firma')).toEqual([email]);
    expect(await names('?query=KERN')).toEqual([email]);
    expect(await names('?query=%25')).toEqual([]);
    expect(await names('?query=ute%20adler%20firma')).toEqual([]);
    expect((await find('?page=2', editor)).body).toEqual({ count: 1, results: [] });
    expect((await find('?permission=1', editor)).status).toBe(400);
    expect((await find('', me)).body.detail).toBe('Unpermitted');
    expect((await find('?query=kern', editor)).body.results[0]).toEqual({
      id: userId,
      first_name: 'Ute',
      last_name: 'Kern',
      email,
      active: true,
      activated: true,
    });
    const admin = await app.as(
      await addAccount(app.database, { email: 'amt@kammer.example', permission: 1 }),
    );
    expect(await names('?query=kammer')).toEqual([]);
    expect((await find('?query=kammer', admin)).body.count).toBe(2);
  });
});
