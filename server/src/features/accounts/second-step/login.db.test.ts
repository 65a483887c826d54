import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDay } from '../../../../test/stock.ts';
import { csrf, testApp, type TestApp } from '../../../../test/test-app.ts';
import {
  addAccount,
  forgetEverybody,
  oldPassword as password,
  queuedMails,
} from '../accounts.fixture.ts';
import { Authenticator, codeAt } from './second-step.fixture.ts';

const email = 'ute@firma.example';
const secretKey = 'geheim '.repeat(5).replaceAll(' ', '-');
let now = testDay;
let app: TestApp;
let userId: number;

const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

beforeAll(async () => {
  app = await testApp({
    clock: () => now,
    attemptLimits: true,
    settings: { SECRET_KEY: secretKey },
  });
});

beforeEach(async () => {
  now = testDay;
  await forgetEverybody(app.database);
  userId = await addAccount(app.database, { email });
});

/** A browser with the cookie of its device. */
function browser() {
  let device: string | undefined;
  const send = async (path: string, body: object) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: `/api/v1/${path}`,
      headers: csrf.headers,
      cookies: { ...csrf.cookies, ...(device !== undefined && { 'known-device': device }) },
      payload: body,
    });
    device = answer.cookies.find(({ name }) => name === 'known-device')?.value ?? device;
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    logIn: () => send('token/', { email, password }),
    finish: (body: object) => send('token/second-step/', body),
    passkeyOptions: (token: string) => send('token/second-step/passkey/', { token }),
  };
}

/** Sets up an authenticator app. */
async function withTotp() {
  const headers = await app.as(userId);
  const { secret } = (await app.post('user/own/two-step/totp/', undefined, headers)).body;
  const code = codeAt(secret, now);
  const { status, body } = await app.post('user/own/two-step/totp/confirm/', { code }, headers);
  expect(status).toBe(200);
  later(60);
  return { secret: secret as string, codes: body.recovery_codes as string[], headers };
}

async function withPasskey() {
  const headers = await app.as(userId);
  const key = new Authenticator();
  const path = 'user/own/two-step/passkeys/';
  const options = (await app.post(`${path}options/`, undefined, headers)).body;
  const added = await app.post(path, { name: 'Laptop', passkey: key.create(options) }, headers);
  expect(added.status).toBe(200);
  return { key, headers, options };
}

async function pending(from = browser()) {
  const { status, body } = await from.logIn();
  expect(status).toBe(200);
  expect(body).toEqual({ second_step: { token: expect.any(String), ways: expect.any(Array) } });
  return { from, token: body.second_step.token as string, ways: body.second_step.ways };
}

describe('a login with an authenticator app', () => {
  it('needs its code, and no code counts twice', async () => {
    const { secret } = await withTotp();
    const { from, token, ways } = await pending();
    expect(ways).toEqual(['totp', 'recovery']);
    const code = codeAt(secret, now);
    const { status, body } = await from.finish({
      token,
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: userId, access: expect.any(String), permission: 3 });
    expect((await app.get('validated/', { authorization: `Bearer ${body.access}` })).status).toBe(
      200,
    );

    const again = await pending();
    const refused = await again.from.finish({ token: again.token, code });
    expect(refused).toMatchObject({ status: 400, body: { errors: { code: [/stimmt nicht/] } } });
    later(-30);
    const older = codeAt(secret, now);
    expect((await again.from.finish({ token: again.token, code: older })).status).toBe(400);
    later(60);
    const next = await again.from.finish({ token: again.token, code: codeAt(secret, now) });
    expect(next.status).toBe(200);
  });

  it('does not take the code of the setup again, which may have been seen', async () => {
    const { secret } = await withTotp();
    later(-60);
    const { from, token } = await pending();
    expect((await from.finish({ token, code: codeAt(secret, now) })).status).toBe(400);
  });

  it('works in its own browser only, for ten minutes, once', async () => {
    const { secret } = await withTotp();
    const { from, token } = await pending();
    const code = codeAt(secret, now);
    const over = { status: 401, body: { code: 'login_over' } };
    expect(await browser().finish({ token, code })).toMatchObject(over);
    const other = browser();
    await other.logIn();
    expect(await other.finish({ token, code })).toMatchObject(over);
    expect((await from.finish({ token, code })).status).toBe(200);
    expect(await from.finish({ token, code })).toMatchObject(over);
    const slow = await pending();
    later(600);
    expect(await slow.from.finish({ token: slow.token, code: codeAt(secret, now) })).toMatchObject(
      over,
    );
  });

  it('ends after five wrong codes, also simultaneous ones, and informs the owner once a day', async () => {
    const { secret } = await withTotp();
    await app.database.script('delete from mails');
    const fail = (login: Awaited<ReturnType<typeof pending>>, times: number) =>
      Promise.all(
        Array.from({ length: times }, async () => {
          const { from, token } = login;
          return (await from.finish({ token, code: '000000' })).status;
        }),
      );
    const right = async ({ from, token }: Awaited<ReturnType<typeof pending>>) =>
      (await from.finish({ token, code: codeAt(secret, now) })).status;
    const first = await pending();
    const answers = await fail(first, 7);
    expect(answers.toSorted()).toEqual([400, 400, 400, 400, 401, 401, 401]);
    expect(await right(first)).toBe(401);
    const second = await pending();
    await fail(second, 5);
    // The account has used up its ten tries, regardless of the number of logins.
    expect(await right(await pending())).toBe(429);
    later(15 * 60);
    expect(await fail(await pending(), 5)).toContain(401);
    const mails = await queuedMails(app.database);
    expect(mails.map(({ kind }) => kind)).toEqual(['second-step-guessed']);
    later(15 * 60);
    expect(await right(await pending())).toBe(200);
  });

  it('accepts its owner on a known device while somebody else tries', async () => {
    const { secret } = await withTotp();
    const own = await pending();
    await own.from.finish({ token: own.token, code: codeAt(secret, now) });
    for (let round = 0; round < 3; round += 1) {
      const { from, token } = await pending();
      for (let at = 0; at < 5; at += 1) await from.finish({ token, code: '000000' });
    }
    later(60);
    const { from, token } = await pending(own.from);
    expect((await from.finish({ token, code: codeAt(secret, now) })).status).toBe(200);
  });

  it('is over when the password has changed, the account was deactivated or its step was reset', async () => {
    const { secret } = await withTotp();
    const [one, two] = [await pending(), await pending()];
    await app.database.rows(sql`update users set active = false where id = ${userId}`);
    const code = codeAt(secret, now);
    expect((await one.from.finish({ token: one.token, code })).body.code).toBe('user_inactive');
    await app.database.rows(sql`update users set active = true, password_hash = 'other'`);
    expect((await two.from.finish({ token: two.token, code })).body.code).toBe('login_over');
    expect(await app.database.rows(sql`select from sessions where device <> ''`)).toEqual([]);
  });

  it('accepts each recovery code once, and informs the owner by mail', async () => {
    const { codes } = await withTotp();
    await app.database.script('delete from mails');
    expect(codes).toHaveLength(10);
    const [code] = codes as [string];
    const { from, token } = await pending();
    expect((await from.finish({ token, code: code.toUpperCase() })).status).toBe(200);
    expect((await queuedMails(app.database)).map(({ kind }) => kind)).toEqual([
      'second-step-code-used',
    ]);
    const again = await pending();
    expect((await again.from.finish({ token: again.token, code })).status).toBe(400);
    expect((await again.from.finish({ token: again.token, code: codes[1] })).status).toBe(200);
  });

  it('stores neither the secret nor recovery codes nor the token in plain text', async () => {
    const { secret, codes } = await withTotp();
    const { token } = await pending();
    const [row] = await app.database.rows<{ all: string }>(sql`
      select (select json_agg(t) from totp_secrets t)::text || (select json_agg(r) from recovery_codes r)::text
      || (select json_agg(p) from pending_logins p)::text || (select json_agg(m) from mails m)::text as all`);
    const bytes = Buffer.from(token, 'base64url');
    for (const hidden of [secret, codes[0]!, codes[0]!.replaceAll('-', ''), token])
      for (const form of [hidden, Buffer.from(hidden).toString('hex')])
        expect(row!.all).not.toContain(form);
    expect(row!.all).not.toContain(bytes.toString('hex'));
    const stored = await app.database.rows<{ secret: Uint8Array }>(
      sql`select secret from totp_secrets`,
    );
    expect(stored[0]!.secret[0]).toBe(1);
  });
});

describe('a login with a passkey', () => {
  it('needs the answer to a challenge of this login, which counts once', async () => {
    const { key } = await withPasskey();
    const { from, token, ways } = await pending();
    expect(ways).toEqual(['passkey', 'recovery']);
    const options = (await from.passkeyOptions(token)).body;
    expect(options).toMatchObject({
      rpId: 'localhost',
      allowCredentials: [{ type: 'public-key' }],
    });
    const passkey = key.use(options);
    const other = await pending();
    await other.from.passkeyOptions(other.token);
    expect((await other.from.finish({ token: other.token, passkey })).status).toBe(400);
    expect((await from.finish({ token, passkey })).status).toBe(200);
    const again = await pending();
    const fresh = (await again.from.passkeyOptions(again.token)).body;
    const wrong = { ...key.use(fresh) };
    const signature = `${wrong.response.signature.slice(0, -6)}AAAAAA`;
    const forged = { ...wrong, response: { ...wrong.response, signature } };
    expect((await again.from.finish({ token: again.token, passkey: forged })).status).toBe(400);
    // The challenge was already answered.
    expect((await again.from.finish({ token: again.token, passkey: wrong })).status).toBe(400);
  });

  it('takes no passkey of another account, another site, or one that was copied', async () => {
    const { key } = await withPasskey();
    const stranger = new Authenticator();
    const elsewhere = new Authenticator('https://lehrpfad.evil.example');
    const attempt = async (use: (options: { challenge: string }) => object) => {
      const { from, token } = await pending();
      const options = (await from.passkeyOptions(token)).body;
      return (await from.finish({ token, passkey: use(options) })).status;
    };
    expect(await attempt((options) => stranger.use(options))).toBe(400);
    expect(await attempt((options) => elsewhere.use(options))).toBe(400);
    expect(
      await attempt((options) => ({ ...elsewhere.use(options), id: key.use(options).id })),
    ).toBe(400);
    expect(await attempt((options) => key.use(options))).toBe(200);
    await app.database.rows(sql`update passkeys set sign_count = 1000`);
    expect(await attempt((options) => key.use(options))).toBe(400);
  });

  it('asks for no second step if the account has none', async () => {
    const { body } = await browser().logIn();
    expect(body).toMatchObject({ access: expect.any(String) });
    expect(body).not.toHaveProperty('second_step_missing');
  });
});
