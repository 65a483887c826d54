import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDay } from '../../../../test/stock.ts';
import { csrf, testApp, type TestApp } from '../../../../test/test-app.ts';
import {
  addAccount,
  addCompany,
  forgetEverybody,
  logIn,
  newPassword,
  oldPassword,
  queuedMails,
  tokenOf,
  visitorOf,
} from '../accounts.fixture.ts';

const email = 'ute@firma.example';
const hourMs = 3_600_000;
const forgotten = '/konto/passwort-vergessen';
let now = testDay;
let app: TestApp;
let visitor: ReturnType<typeof visitorOf>;
let userId: number;

const later = (ms: number) => (now = new Date(now.getTime() + ms));

beforeAll(async () => {
  app = await testApp({ clock: () => now, attemptLimits: true });
  visitor = visitorOf(app);
});

beforeEach(async () => {
  now = testDay;
  await forgetEverybody(app.database);
  userId = await addAccount(app.database);
});

/** Requests a link for a forgotten password. @returns path of the mailed link */
async function resetLink(of = email): Promise<string> {
  await visitor.send(forgotten, { email: of });
  return (await queuedMails(app.database)).at(-1)!.path;
}

describe('asking for a new password', () => {
  it('mails a link, ignoring case and blanks of the address', async () => {
    const { status, location } = await visitor.send(forgotten, { email: ' UTE@Firma.example ' });
    expect([status, location]).toEqual([303, '/konto/erledigt?was=angefordert']);
    expect((await visitor.look(location!)).title).toBe('Sehen Sie in Ihr Postfach');
    const mails = await queuedMails(app.database);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: 'password-reset', to: email });
    expect(mails[0]!.path).toMatch(/^\/konto\/passwort\?token=[\w-]{43}$/);
    expect((await visitor.look(mails[0]!.path)).title).toBe('Neues Passwort festlegen');
  });

  it('answers the same for an unknown address and for a deactivated account, and sends no mail', async () => {
    await addAccount(app.database, { email: 'weg@firma.example', active: false });
    const known = await visitor.send(forgotten, { email });
    for (const other of ['niemand@firma.example', 'weg@firma.example'])
      expect(await visitor.send(forgotten, { email: other })).toEqual(known);
    expect(await queuedMails(app.database)).toHaveLength(1);
  });

  it('takes no shorter for an address without an account', async () => {
    const started = performance.now();
    await visitor.send(forgotten, { email: 'niemand@firma.example' });
    expect(performance.now() - started).toBeGreaterThan(240);
  });

  it('stores the token only in the mail', async () => {
    const token = tokenOf(await resetLink());
    const [row] = await app.database.rows<{ all: string }>(
      sql`select json_agg(l)::text as all from account_links l`,
    );
    expect(row!.all).not.toContain(token);
    expect(row!.all).not.toContain(Buffer.from(token).toString('hex'));
  });

  it('shows the error beside the address, and escapes the typed text', async () => {
    const typed = '"><script>alert(1)</script>';
    const { status, html } = await visitor.send(forgotten, { email: typed });
    expect(status).toBe(400);
    expect(html).toContain('<title>Fehler: Passwort vergessen – Lehrpfad</title>');
    expect(html).toContain('<p class="error" id="email-error">Keine E-mail</p>');
    expect(html).toMatch(
      /<input id="email"[^>]* aria-invalid="true" aria-describedby="email-error"/,
    );
    expect(html).not.toContain('<script');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it('is let through three times an hour for one address of mail, known or not', async () => {
    for (const address of [email, 'niemand@firma.example']) {
      for (let at = 0; at < 3; at += 1)
        expect((await visitor.send(forgotten, { email: address }, `192.0.2.${at}`)).status).toBe(
          303,
        );
      const refused = await visitor.send(forgotten, { email: address }, '192.0.2.9');
      expect([refused.status, refused.title]).toEqual([429, 'Zu viele Versuche']);
    }
    later(hourMs);
    expect((await visitor.send(forgotten, { email })).status).toBe(303);
  });

  it('is let through twenty times an hour from one address', async () => {
    const ask = (at: number) => visitor.send(forgotten, { email: `wer${at}@firma.example` });
    const asked = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at)));
    expect(asked.every(({ status }) => status === 303)).toBe(true);
    expect((await ask(20)).status).toBe(429);
  });

  it('is refused without the token of the form', async () => {
    const { status } = await visitor.send(forgotten, { email, csrf_token: 'abd' });
    expect(status).toBe(403);
    expect(await queuedMails(app.database)).toEqual([]);
  });
});

describe('a link to set a password', () => {
  it('sets it, ends all sessions and other links, and informs the owner by mail', async () => {
    const headers = await app.as(userId);
    const first = await resetLink();
    const second = await resetLink();
    const { status, location } = await visitor.setPassword(first);
    expect([status, location]).toEqual([303, '/konto/erledigt?was=passwort']);
    expect((await logIn(app, email, newPassword)).status).toBe(200);
    expect((await logIn(app, email, oldPassword)).status).toBe(401);
    expect((await app.get('user/own/', headers)).status).toBe(403);
    expect((await visitor.look(second)).status).toBe(410);
    expect((await queuedMails(app.database)).at(-1)).toMatchObject({
      kind: 'password-changed',
      to: email,
      path: forgotten,
    });
  });

  it('resets the failed logins of this address, and of no other', async () => {
    const fail = (remoteAddress: string) =>
      app.http.inject({
        method: 'POST',
        url: '/api/v1/token/',
        remoteAddress,
        ...csrf,
        payload: { email, password: 'falsch' },
      });
    for (let at = 0; at < 5; at += 1) await fail('192.0.2.1');
    for (let at = 0; at < 5; at += 1) await fail('127.0.0.1');
    expect((await fail('192.0.2.1')).statusCode).toBe(429);
    await visitor.setPassword(await resetLink());
    expect((await fail('192.0.2.1')).statusCode).toBe(401);
    expect((await fail('127.0.0.1')).statusCode).toBe(429);
  });

  it('works for the first of two simultaneous requests', async () => {
    const link = await resetLink();
    const other = 'Wiese Kran Nachtigall';
    const answers = await Promise.all([
      visitor.setPassword(link),
      visitor.setPassword(link, { password: other, repeated: other }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
    const winner = answers[0].status === 303 ? newPassword : other;
    expect((await logIn(app, email, winner)).status).toBe(200);
    expect((await visitor.setPassword(link)).status).toBe(410);
  });

  it('is invalid after an hour, and its page links to a new request', async () => {
    const link = await resetLink();
    later(hourMs - 1);
    expect((await visitor.look(link)).status).toBe(200);
    later(1);
    for (const answer of [await visitor.look(link), await visitor.setPassword(link)]) {
      expect([answer.status, answer.title]).toEqual([410, 'Dieser Link gilt nicht mehr']);
      expect(answer.html).toContain(`href="${forgotten}"`);
    }
    expect((await logIn(app, email, oldPassword)).status).toBe(200);
  });

  it.each(['', '?token=', '?token=falsch', '?token[]=x', '?token=a&token=b'])(
    'is dead as "%s"',
    async (query) => {
      expect((await visitor.look(`/konto/passwort${query}`)).status).toBe(410);
    },
  );

  it('is invalid for another purpose, and if the account is deactivated', async () => {
    const link = await resetLink();
    for (const page of ['aktivieren', 'einladung', 'email'])
      expect((await visitor.look(link.replace('passwort', page))).status).toBe(410);
    await app.database.rows(sql`update users set active = false`);
    expect((await visitor.setPassword(link)).status).toBe(410);
  });

  it('is not used up by opening it', async () => {
    const link = await resetLink();
    for (let at = 0; at < 3; at += 1) expect((await visitor.look(link)).status).toBe(200);
    expect((await visitor.setPassword(link)).status).toBe(303);
  });

  it.each([
    ['password', { password: 'elf Zeichen', repeated: 'elf Zeichen' }, 'Mindestens 12 Zeichen!'],
    ['password', { password: '', repeated: '' }, 'Pflichtfeld!'],
    ['password', { password: 'x'.repeat(1025), repeated: '' }, 'Max. 1024 Zeichen!'],
    ['password', { password: 'passwortpasswort' }, 'zu leicht zu erraten'],
    ['password', { password: 'ute@firma.example' }, 'zu leicht zu erraten'],
    ['password', { password: 'Schraubenhandel2026' }, 'dem Namen Ihres Unternehmens'],
    ['password', { password: 'Lehrpfad-Demo-1' }, 'öffentlichen Anleitung'],
    ['repeated', { repeated: `${newPassword}.` }, 'nicht dasselbe Passwort'],
  ])('says beside the field %s what is wrong with %j, and stays', async (field, fields, text) => {
    await addCompany(app.database, userId, 'Schraubenhandel');
    const link = await resetLink();
    const { status, html } = await visitor.setPassword(link, fields);
    expect(status).toBe(400);
    expect(html).toMatch(new RegExp(`<p class="error" id="${field}-error">[^<]*${text}`));
    expect(html).toMatch(
      new RegExp(
        `<input id="${field}"[^>]*aria-describedby="${field}-error[^>]*aria-invalid|<input id="${field}"[^>]*aria-invalid="true" aria-describedby="${field}-error`,
      ),
    );
    // The page does not contain the passwords.
    expect(html).not.toContain('type="password" value');
    expect((await visitor.setPassword(link)).status).toBe(303);
  });

  it('returns the errors of a password that is only checked, and does not set it', async () => {
    const link = await resetLink();
    const check = async (fields: Record<string, string>) => {
      const { status, html } = await visitor.setPassword(link, { check: '1', ...fields });
      const errors = [...html.matchAll(/<p class="error" id="(\w+)-error">([^<]*)</g)];
      return { status, errors: errors.map(([, field, text]) => `${field}: ${text}`) };
    };
    expect(await check({ password: 'kurz', repeated: '' })).toEqual({
      status: 200,
      errors: ['password: Mindestens 12 Zeichen!'],
    });
    expect(await check({ password: newPassword, repeated: '' })).toEqual({
      status: 200,
      errors: [],
    });
    expect((await check({ repeated: 'anders' })).errors).toEqual([
      'repeated: Das ist nicht dasselbe Passwort.',
    ]);
    expect((await check({})).errors).toEqual([]);
    expect((await logIn(app, email, oldPassword)).status).toBe(200);
    expect((await visitor.setPassword(link)).status).toBe(303);
    expect((await check({})).status).toBe(200);
  });

  it('accepts a password in any Unicode form', async () => {
    const [composed, decomposed] = [
      'Käsefüße in Öl'.normalize('NFC'),
      'Käsefüße in Öl'.normalize('NFD'),
    ];
    await visitor.setPassword(await resetLink(), { password: decomposed, repeated: composed });
    expect((await logIn(app, email, composed)).status).toBe(200);
    expect((await logIn(app, email, decomposed)).status).toBe(200);
  });
});

it('a login that was being checked while the password changed does not outlast it', async () => {
  const link = await resetLink();
  const [login] = await Promise.all([logIn(app, email, oldPassword), visitor.setPassword(link)]);
  if (login.status === 200) {
    const headers = { authorization: `Bearer ${login.body.access}` };
    expect((await app.get('user/own/', headers)).status).toBe(403);
  }
  expect(await app.database.rows(sql`select id from sessions`)).toEqual([]);
});

describe('the page after an action', () => {
  it.each(['', '?was=', '?was=toString', '?was=%3Cscript%3E'])(
    'is not told of "%s"',
    async (query) => {
      const { status, html } = await visitor.look(`/konto/erledigt${query}`);
      expect(status).toBe(404);
      expect(html).not.toContain('<script');
    },
  );
});
