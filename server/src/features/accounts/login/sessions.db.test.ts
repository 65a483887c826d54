import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDay } from '../../../../test/stock.ts';
import { csrf, testApp, type TestApp } from '../../../../test/test-app.ts';
import {
  addAccount,
  forgetEverybody,
  newPassword,
  oldPassword as password,
} from '../accounts.fixture.ts';
import { forgetDevicesOf } from './known-devices-store.ts';
import { sessionsOn } from '../second-step/second-step.fixture.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const over = { status: 401, body: { code: 'session_over' } };
const email = 'ute@firma.example';
let now = testDay;
let app: TestApp;
let userId: number;

const later = (ms: number) => (now = new Date(now.getTime() + ms));

beforeAll(async () => {
  app = await testApp({ clock: () => now, attemptLimits: true });
});

beforeEach(async () => {
  now = testDay;
  await forgetEverybody(app.database);
  userId = await addAccount(app.database, { email });
});

const logIn = (body: object = {}, remoteAddress = '192.0.2.1', userAgent = 'test', cookies = {}) =>
  app.http
    .inject({
      method: 'POST',
      url: '/api/v1/token/',
      remoteAddress,
      ...csrf,
      headers: { ...csrf.headers, 'user-agent': userAgent },
      cookies: { ...csrf.cookies, ...cookies },
      payload: { email, password, ...body },
    })
    .then((answer) => ({
      status: answer.statusCode,
      body: answer.json(),
      headers: answer.headers,
      cookies: answer.cookies,
    }));

const refresh = (token: string) => app.post('token/refresh/', { refresh: token });
const validated = (access?: string) =>
  app.get('validated/', access === undefined ? {} : { authorization: `Bearer ${access}` });

describe('logging in', () => {
  it('returns the session, ignoring case and blanks of the address', async () => {
    const { status, body } = await logIn({ email: ' UTE@Firma.example ' });
    expect(status).toBe(200);
    expect(body).toEqual({
      access: expect.any(String),
      refresh: expect.any(String),
      permission: 3,
      role: 'owner',
      name: 'Ute Kern',
      setup_complete: false,
      id: userId,
    });
    expect((await validated(body.access)).body).toEqual({ validated: true });
  });

  it('knows a domain with umlauts in both spellings', async () => {
    const id = await addAccount(app.database, { email: 'ute@bäcker.example' });
    for (const spelled of ['ute@bäcker.example', 'UTE@BÄCKER.example', 'ute@xn--bcker-gra.example'])
      expect((await logIn({ email: spelled })).body).toMatchObject({ id });
  });

  it('stores only hashes of tokens', async () => {
    const { body } = await logIn();
    const [row] = await app.database.rows<{ all: string }>(sql`
      select (select json_agg(s) from sessions s)::text || (select json_agg(t) from access_tokens t)::text
      || (select json_agg(t) from refresh_tokens t)::text as all`);
    for (const token of [body.access, body.refresh]) {
      expect(row!.all).not.toContain(token);
      expect(row!.all).not.toContain(Buffer.from(token).toString('hex'));
    }
  });

  it('answers the same for a wrong password, a wrong address and an account without a password', async () => {
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

  it('reveals a deactivated account only to callers with the right password', async () => {
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

  it('count even if they are simultaneous', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => fail()));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('are not counted for logins that succeed', async () => {
    for (let at = 0; at < 7; at += 1) expect((await logIn()).status).toBe(200);
  });

  it('are stored without IP and e-mail address, and deleted soon', async () => {
    await fail();
    const [row] = await app.database.rows<{ all: string }>(
      sql`select json_agg(a)::text as all from attempts a`,
    );
    expect(row!.all).not.toMatch(/192\.0\.2|firma/);
  });
});

describe('a device on which somebody has logged in before', () => {
  const fail = (from: string, cookies = {}) => logIn({ password: 'falsch' }, from, 'test', cookies);
  const cookieOf = ({ cookies }: Awaited<ReturnType<typeof logIn>>) =>
    cookies.find(({ name }) => name === 'known-device');
  const deviceOf = async (who = email) => ({
    'known-device': cookieOf(await logIn({ email: who }))!.value,
  });

  it('gets a cookie that scripts cannot read', async () => {
    const cookie = cookieOf(await logIn());
    expect(cookie).toMatchObject({
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 180 * 24 * 3600,
      value: expect.stringMatching(/^[\w-]{43}$/),
    });
    const again = await logIn({}, undefined, 'test', { 'known-device': cookie!.value });
    expect(cookieOf(again)?.value).toBe(cookie?.value);
    expect(cookieOf(await fail('192.0.2.9'))).toBeUndefined();
  });

  it('is not locked out by attempts of strangers, from its own address or others', async () => {
    const device = await deviceOf();
    for (let at = 0; at < 20; at += 1) await fail(`192.0.2.${1 + Math.floor(at / 5)}`);
    expect((await logIn({}, '198.51.100.7')).status).toBe(429);
    expect((await logIn({}, '192.0.2.1', 'test', device)).status).toBe(200);
  });

  it('counts its own failures, which lock out no other device', async () => {
    const device = await deviceOf();
    for (let at = 0; at < 5; at += 1) expect((await fail('192.0.2.1', device)).status).toBe(401);
    expect((await logIn({}, '192.0.2.1', 'test', device)).status).toBe(429);
    expect((await logIn({}, '192.0.2.1')).status).toBe(200);
    later(15 * minuteMs);
    expect((await logIn({}, '192.0.2.1', 'test', device)).status).toBe(200);
  });

  it('changes its password there, too', async () => {
    const { body, cookies } = await logIn();
    for (let at = 0; at < 20; at += 1) await fail(`192.0.2.${1 + Math.floor(at / 5)}`);
    const change = (sent: object) =>
      app.http.inject({
        method: 'POST',
        url: '/api/v1/user/own/password/',
        remoteAddress: '192.0.2.1',
        headers: { ...csrf.headers, authorization: `Bearer ${body.access}` },
        cookies: { ...csrf.cookies, ...sent },
        payload: { current_password: password, password: newPassword },
      });
    const known = { 'known-device': cookies.find(({ name }) => name === 'known-device')!.value };
    expect((await change({})).statusCode).toBe(429);
    expect((await change(known)).statusCode).toBe(200);
  });

  it.each([
    ['of another account', () => deviceOf('eva@firma.example')],
    ['that nobody gave out', () => Promise.resolve({ 'known-device': 'x'.repeat(43) })],
    ['of another form', () => Promise.resolve({ 'known-device': "'; --" })],
  ])('is a stranger with a cookie %s', async (_, cookie) => {
    await addAccount(app.database, { email: 'eva@firma.example' });
    const device = await cookie();
    for (let at = 0; at < 5; at += 1) await fail('192.0.2.1');
    expect((await logIn({}, '192.0.2.1', 'test', device)).status).toBe(429);
  });

  it.each([
    ['180 days without a login', () => Promise.resolve(later(180 * dayMs))],
    ['a new password by mail', () => app.database.transaction((tx) => forgetDevicesOf(tx, userId))],
  ])('is a stranger again after %s', async (_, forget) => {
    const device = await deviceOf();
    await forget();
    for (let at = 0; at < 5; at += 1) await fail('192.0.2.1');
    expect((await logIn({}, '192.0.2.1', 'test', device)).status).toBe(429);
  });

  it('is stored without its value and the address, and deleted when it is no longer needed', async () => {
    const device = await deviceOf();
    const kept = () =>
      app.database.rows<{ row: string }>(sql`select to_json(d)::text as row from known_devices d`);
    const [{ row }] = (await kept()) as [{ row: string }];
    expect(row).not.toContain(device['known-device']);
    expect(row).not.toContain('firma');
    const sessions = sessionsOn(app, () => now);
    later(180 * dayMs - 1);
    await sessions.prune();
    expect(await kept()).toHaveLength(1);
    later(1);
    await sessions.prune();
    expect(await kept()).toEqual([]);
  });

  it('is forgotten when all others are logged out elsewhere', async () => {
    const device = await deviceOf();
    const { body, cookies } = await logIn();
    const own = { 'known-device': cookies.find(({ name }) => name === 'known-device')!.value };
    await app.http.inject({
      method: 'DELETE',
      url: '/api/v1/user/own/sessions/',
      headers: { ...csrf.headers, authorization: `Bearer ${body.access}` },
      cookies: { ...csrf.cookies, ...own },
    });
    for (let at = 0; at < 5; at += 1) await fail('192.0.2.1');
    expect((await logIn({}, '192.0.2.1', 'test', device)).status).toBe(429);
    expect((await logIn({}, '192.0.2.1', 'test', own)).status).toBe(200);
  });
});

it('a logout clears copies of pages from the browser, and nothing that is the device’s', async () => {
  const { body } = await logIn();
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/v1/rest-auth/logout/',
    ...csrf,
    headers: { ...csrf.headers, authorization: `Bearer ${body.access}` },
  });
  expect(answer.headers['clear-site-data']).toBe('"cache"');
});

describe('a session', () => {
  it('needs a new access token after a quarter of an hour', async () => {
    const { body } = await logIn();
    later(15 * minuteMs - 1);
    expect((await validated(body.access)).status).toBe(200);
    later(1);
    expect(await validated(body.access)).toMatchObject({
      status: 403,
      body: { code: 'token_not_valid' },
    });
    const answer = await refresh(body.refresh);
    expect(answer.status).toBe(200);
    expect((await validated(answer.body.access)).status).toBe(200);
  });

  it('ends after two weeks without use, and lives on when it is used', async () => {
    let { refresh: token } = (await logIn()).body;
    for (const days of [13, 13]) {
      later(days * dayMs);
      const { status, body } = await refresh(token);
      expect(status).toBe(200);
      token = body.refresh;
    }
    later(14 * dayMs);
    expect(await refresh(token)).toMatchObject(over);
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
      status: 403,
      body: { code: 'user_inactive' },
    });
    expect((await refresh(body.refresh)).status).toBe(401);
  });

  it.each([undefined, '', 'x', 'x'.repeat(43), 'a b'])(
    'is not there for the token %j',
    async (token) => {
      expect(await validated(token)).toMatchObject({
        status: 403,
        body: { code: 'token_not_valid' },
      });
    },
  );
});

describe('however much it is used', () => {
  /** Uses a session each day, or hour, until it ends. */
  async function lasted(stepMs: number): Promise<number> {
    let { refresh: token } = (await logIn()).body;
    for (let steps = 0; ; steps += 1) {
      later(stepMs);
      const { status, body } = await refresh(token);
      if (status !== 200) return steps * stepMs;
      token = body.refresh;
    }
  }

  it('a session of a company ends after 30 days', async () => {
    expect(await lasted(dayMs)).toBe(29 * dayMs);
  });

  it.each([1, 2])('one of the staff (permission %d) ends after 12 hours', async (permission) => {
    await app.database.rows(sql`update users set permission = ${permission}`);
    expect(await lasted(60 * minuteMs)).toBe(11 * 60 * minuteMs);
  });

  it('no access token outlasts it', async () => {
    await app.database.rows(sql`update users set permission = 2`);
    const { body } = await logIn();
    later(12 * 60 * minuteMs - 1000);
    const { access } = (await refresh(body.refresh)).body;
    const me = { authorization: `Bearer ${access}` };
    expect((await app.get('user/own/', me)).status).toBe(200);
    later(1000);
    expect((await app.get('user/own/', me)).status).toBe(403);
  });
});

describe('a refresh token', () => {
  const sessions = () => app.database.rows(sql`select id from sessions`);

  it('is replaced by each use', async () => {
    const { body } = await logIn();
    const next = (await refresh(body.refresh)).body;
    expect(next.refresh).not.toBe(body.refresh);
    expect((await refresh(next.refresh)).status).toBe(200);
  });

  it('works for tabs that renew at the same moment: each continues with either token', async () => {
    for (const kept of [0, 1]) {
      const { body } = await logIn();
      const tabs = await Promise.all([refresh(body.refresh), refresh(body.refresh)]);
      later(20_000);
      const late = await refresh(body.refresh);
      for (const { status, body: tab } of [...tabs, late]) {
        expect(status).toBe(200);
        expect((await validated(tab.access)).status).toBe(200);
      }
      later(20 * minuteMs);
      expect((await refresh(tabs[kept]!.body.refresh)).status).toBe(200);
    }
  });

  it('ends its session if it is used again later, also for the holder of the next token', async () => {
    const stolen = (await logIn()).body.refresh;
    const owner = (await refresh(stolen)).body;
    later(20_001);
    expect(await refresh(stolen)).toMatchObject(over);
    expect((await validated(owner.access)).status).toBe(403);
    expect(await refresh(owner.refresh)).toMatchObject(over);
    expect(await sessions()).toEqual([]);
  });

  it.each([
    [2, 'Ute Kern'],
    [3, 'Unternehmenskonto'],
  ])('that comes again is told to administrators (permission %d: %s)', async (permission, who) => {
    await app.database.rows(sql`delete from audit_entries`);
    await app.database.rows(sql`
      update users set permission = ${permission}, first_name = 'Ute', last_name = 'Kern'`);
    const { body } = await logIn();
    await refresh(body.refresh);
    await refresh(body.refresh);
    later(20_001);
    await refresh(body.refresh);
    await refresh(body.refresh);
    expect(
      await app.database.rows(sql`
        select user_id, user_name, action, subject, subject_id, subject_name, before, after from audit_entries`),
    ).toEqual([
      {
        user_id: userId,
        user_name: who,
        action: 'session-ended',
        subject: 'account',
        subject_id: userId,
        subject_name: 'Ute Kern',
        before: null,
        after: null,
      },
    ]);
  });

  it('writes the account of the ended session into the log, without tokens', async () => {
    const stolen = (await logIn()).body.refresh;
    const sessions = sessionsOn(app, () => now);
    const told: number[] = [];
    const tell = (whose: number) => told.push(whose);
    await sessions.refresh(stolen, tell);
    await sessions.refresh(stolen, tell);
    expect(told).toEqual([]);
    later(20_001);
    await expect(sessions.refresh(stolen, tell)).rejects.toMatchObject({ statusCode: 401 });
    expect(told).toEqual([userId]);
  });

  it('is used with its twin: who took that one ends the session', async () => {
    const { body } = await logIn();
    const [own, stolen] = await Promise.all([refresh(body.refresh), refresh(body.refresh)]);
    expect((await refresh(own.body.refresh)).status).toBe(200);
    later(20_001);
    expect(await refresh(stolen.body.refresh)).toMatchObject(over);
    expect(await sessions()).toEqual([]);
  });

  it('of another session ends nothing', async () => {
    const [one] = [await logIn(), await logIn()];
    const used = one.body.refresh;
    await refresh(used);
    later(minuteMs);
    await refresh(used);
    expect(await sessions()).toHaveLength(1);
  });
});

describe('the number of rows of one account', () => {
  const sessionsOf = (id: number) =>
    app.database.rows(sql`select device from sessions where user_id = ${id} order by created_at`);

  it('is limited to a hundred sessions and devices: a further login ends the least recently used one', async () => {
    await app.database.rows(sql`
      insert into sessions (id, user_id, device, created_at, last_used_at)
      select gen_random_uuid(), ${userId}, n::text, ${now.toISOString()}, ${now.toISOString()}::timestamptz - make_interval(hours => n)
      from generate_series(1, 100) n`);
    await app.database.rows(sql`
      insert into known_devices (hash, user_id, created_at, last_used_at)
      select sha256(n::text::bytea), ${userId}, ${now.toISOString()}, ${now.toISOString()}::timestamptz - make_interval(hours => n)
      from generate_series(1, 100) n`);
    expect((await logIn()).status).toBe(200);
    const devices = (await sessionsOf(userId)).map(({ device }) => device);
    expect(devices).toHaveLength(100);
    expect(devices).toContain('99');
    expect(devices).not.toContain('100');
    expect(
      await app.database.rows(sql`
      select count(*)::int as all, count(*) filter (where hash = sha256('100'::bytea))::int as oldest from known_devices`),
    ).toEqual([{ all: 100, oldest: 0 }]);
  });

  it('is limited to a hundred renewals of a session in a quarter of an hour', async () => {
    const { body } = await logIn();
    await app.database.rows(sql`
      insert into access_tokens (token_hash, session_id, expires_at)
      select sha256(n::text::bytea), s.id, ${now.toISOString()}::timestamptz + interval '10 minutes'
      from sessions s, generate_series(1, 98) n`);
    const next = (await refresh(body.refresh)).body;
    expect(await refresh(next.refresh)).toMatchObject({ status: 429 });
    later(15 * minuteMs);
    expect((await refresh(next.refresh)).status).toBe(200);
  });
});

describe('the list of one’s sessions', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
  const as = (access: string) => ({ authorization: `Bearer ${access}` });
  const list = async (access: string) => (await app.get('user/own/sessions/', as(access))).body;

  it('names the device and when it was used, marks the own one, and knows no other account', async () => {
    await app.as(await addAccount(app.database, { email: 'eva@firma.example' }));
    const one = (await logIn({}, undefined, firefox)).body;
    later(minuteMs);
    const other = (await logIn()).body;
    later(minuteMs);
    await refresh(one.refresh);
    const at = (minutes: number) => new Date(testDay.getTime() + minutes * minuteMs).toISOString();
    expect(await list(other.access)).toEqual([
      {
        id: expect.any(Number),
        device: 'Firefox auf Windows',
        current: false,
        created_at: at(0),
        last_used_at: at(2),
      },
      {
        id: expect.any(Number),
        device: '',
        current: true,
        created_at: at(1),
        last_used_at: at(1),
      },
    ]);
  });

  it('does not list ended sessions', async () => {
    await logIn();
    later(14 * dayMs);
    expect(await list((await logIn()).body.access)).toHaveLength(1);
  });

  it('ends one of them at once', async () => {
    const [one, other] = [(await logIn()).body, (await logIn()).body];
    const id = (await list(one.access)).find(({ current }: { current: boolean }) => !current).id;
    expect((await app.delete(`user/own/sessions/${id}/`, as(one.access))).status).toBe(200);
    expect((await validated(other.access)).status).toBe(403);
    expect(await refresh(other.refresh)).toMatchObject(over);
    expect(await list(one.access)).toHaveLength(1);
    expect((await app.delete(`user/own/sessions/${id}/`, as(one.access))).status).toBe(404);
  });

  it('ends all but the own one', async () => {
    const [one, other] = [(await logIn()).body, (await logIn()).body];
    await logIn();
    expect((await app.delete('user/own/sessions/', as(one.access))).status).toBe(200);
    expect((await validated(other.access)).status).toBe(403);
    expect(await list(one.access)).toMatchObject([{ current: true }]);
  });

  it('does not end those of others', async () => {
    const eva = await app.as(await addAccount(app.database, { email: 'eva@firma.example' }));
    const [{ id }] = (await app.get('user/own/sessions/', eva)).body;
    const { access } = (await logIn()).body;
    expect((await app.delete(`user/own/sessions/${id}/`, as(access))).status).toBe(404);
    expect((await app.delete('user/own/sessions/', as(access))).status).toBe(200);
    expect((await app.get('user/own/sessions/', eva)).status).toBe(200);
  });
});
