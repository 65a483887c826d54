import { sql } from 'drizzle-orm/sql';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDay } from '../../../test/stock.ts';
import { csrf, testApp, type TestApp } from '../../../test/test-app.ts';
import { addAccount, forgetEverybody, oldPassword as password } from './accounts.fixture.ts';

const minuteMs = 60_000;
const email = 'ute@firma.example';
let now = testDay;
let app: TestApp;
let userId: number;

const later = (ms: number) => (now = new Date(now.getTime() + ms));

beforeAll(async () => {
  app = await testApp({ clock: () => now, rateLimits: true });
});

beforeEach(async () => {
  now = testDay;
  await forgetEverybody(app.database);
  userId = await addAccount(app.database, { email });
});

const logIn = (body: object = {}, remoteAddress = '192.0.2.1') =>
  app.http
    .inject({
      ...{ method: 'POST', url: '/api/v1/token/', remoteAddress, ...csrf },
      payload: { email, password, ...body },
    })
    .then((answer) => ({
      ...{ status: answer.statusCode, body: answer.json(), headers: answer.headers },
    }));

const refresh = (token: string) => app.post('token/refresh/', { refresh: token });
const validated = (access?: string) =>
  app.get('validated/', access === undefined ? {} : { authorization: `Bearer ${access}` });

describe('logging in', () => {
  it('answers the session, whatever the capitals and blanks of the address', async () => {
    const { status, body } = await logIn({ email: ' UTE@Firma.example ' });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ access: expect.any(String), refresh: expect.any(String), permission: 3 },
      ...{ name: 'Ute Kern', setup_complete: false, id: userId },
    });
    expect((await validated(body.access)).body).toEqual({ validated: true });
  });

  it('keeps no token, only hashes', async () => {
    const { body } = await logIn();
    const [row] = await app.database.rows<{ all: string }>(sql`
      select (select json_agg(s) from sessions s)::text || (select json_agg(t) from access_tokens t)::text as all`);
    for (const token of [body.access, body.refresh]) {
      expect(row!.all).not.toContain(token);
      expect(row!.all).not.toContain(Buffer.from(token).toString('hex'));
    }
  });

  it('says the same of a wrong password, a wrong address and an account without a password', async () => {
    await app.database.rows(
      sql`insert into users (email, permission) values ('neu@firma.example', 3)`,
    );
    const answers = [
      await logIn({ password: 'falsch' }),
      await logIn({ email: 'niemand@firma.example' }),
      await logIn({ email: 'neu@firma.example' }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual({ detail: 'E-Mail oder Passwort falsch!', code: 'wrong_login' });
    }
  });

  it('tells only who knows the password that the account is deactivated', async () => {
    await app.database.rows(sql`update users set active = false`);
    expect((await logIn()).body.code).toBe('user_inactive');
    expect((await logIn({ password: 'falsch' })).body.code).toBe('wrong_login');
  });

  it.each([{ email: 'ute' }, { email: '' }, { password: '' }, { password: 'x'.repeat(1025) }])(
    'refuses %j as invalid',
    async (wrong) => {
      const { status, body } = await logIn(wrong);
      expect(status).toBe(400);
      expect(body.errors).toHaveProperty(Object.keys(wrong)[0]!);
    },
  );
});

describe('too many failures', () => {
  const fail = (from?: string, of = email) => logIn({ email: of, password: 'falsch' }, from);

  it('end in 429 for a quarter of an hour after the fifth, even with the right password', async () => {
    for (let at = 0; at < 5; at += 1) {
      expect((await fail()).status).toBe(401);
      later(minuteMs);
    }
    const { status, headers } = await logIn();
    expect([status, headers['retry-after']]).toEqual([429, '840']);
    later(14 * minuteMs - 1);
    expect((await logIn()).status).toBe(429);
    later(1);
    expect((await logIn()).status).toBe(200);
  });

  it('leave the account open from another address, up to twenty', async () => {
    for (let at = 0; at < 20; at += 1) await fail(`192.0.2.${1 + Math.floor(at / 5)}`);
    expect((await logIn({}, '198.51.100.7')).status).toBe(429);
  });

  it('from one address count for all accounts, up to fifty', async () => {
    for (let at = 0; at < 50; at += 1) await fail(undefined, `wer${at}@firma.example`);
    expect((await logIn()).status).toBe(429);
    expect((await logIn({}, '198.51.100.7')).status).toBe(200);
  });

  it('count even when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => fail()));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('are not counted for logins that succeed', async () => {
    for (let at = 0; at < 7; at += 1) expect((await logIn()).status).toBe(200);
  });

  it('are kept without address and e-mail, and not for long', async () => {
    await fail();
    const [row] = await app.database.rows<{ all: string }>(
      sql`select json_agg(a)::text as all from attempts a`,
    );
    expect(row!.all).not.toMatch(/192\.0\.2|firma/);
  });
});

describe('a session', () => {
  it('needs a new access token after a quarter of an hour', async () => {
    const { body } = await logIn();
    later(15 * minuteMs - 1);
    expect((await validated(body.access)).status).toBe(200);
    later(1);
    expect(await validated(body.access)).toMatchObject({
      ...{ status: 403, body: { code: 'token_not_valid' } },
    });
    const answer = await refresh(body.refresh);
    expect(answer.status).toBe(200);
    expect((await validated(answer.body.access)).status).toBe(200);
  });

  it('lets several access tokens count at once, so that tabs do not log each other out', async () => {
    const { body } = await logIn();
    const [one, other] = await Promise.all([refresh(body.refresh), refresh(body.refresh)]);
    for (const access of [body.access, one.body.access, other.body.access]) {
      expect((await validated(access)).status).toBe(200);
    }
  });

  it('ends after two weeks without use, and lives on when it is used', async () => {
    const { body } = await logIn();
    later(13 * 24 * 60 * minuteMs);
    expect((await refresh(body.refresh)).status).toBe(200);
    later(13 * 24 * 60 * minuteMs);
    expect((await refresh(body.refresh)).status).toBe(200);
    later(14 * 24 * 60 * minuteMs);
    expect(await refresh(body.refresh)).toMatchObject({
      status: 401,
      body: { code: 'session_over' },
    });
  });

  it('ends at once with the logout, and no other does', async () => {
    const [one, other] = [await logIn(), await logIn()];
    const headers = { authorization: `Bearer ${one.body.access}` };
    expect((await app.post('rest-auth/logout/', undefined, headers)).status).toBe(200);
    expect((await validated(one.body.access)).status).toBe(403);
    expect((await refresh(one.body.refresh)).status).toBe(401);
    expect((await validated(other.body.access)).status).toBe(200);
  });

  it('is of no use once the account is deactivated', async () => {
    const { body } = await logIn();
    await app.database.rows(sql`update users set active = false`);
    expect(await validated(body.access)).toMatchObject({
      ...{ status: 403, body: { code: 'user_inactive' } },
    });
    expect((await refresh(body.refresh)).status).toBe(401);
  });

  it.each([undefined, '', 'x', 'x'.repeat(43), 'a b'])(
    'is not there for the token %j',
    async (token) => {
      expect(await validated(token)).toMatchObject({
        ...{ status: 403, body: { code: 'token_not_valid' } },
      });
    },
  );
});
