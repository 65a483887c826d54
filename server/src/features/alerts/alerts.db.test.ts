import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addAd, addCompany, jobNameId, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let now = testDay;
let company: number;

const formType = { 'content-type': 'application/x-www-form-urlencoded' };
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const days = (count: number) => hours(24 * count);

interface SentMail {
  readonly kind: string;
  readonly to: string;
  readonly text: string;
  readonly unsubscribe: string | null;
}

const mails = () =>
  app.database.rows<SentMail>(sql`
    select kind, recipient as "to", subject || ' ' || body::text as text, unsubscribe_url as unsubscribe
    from mails order by id`);

const alerts = () =>
  app.database.rows<{ email: string; search: string; rhythm: string; confirmed: boolean }>(sql`
    select email, search, rhythm, confirmed_at is not null as confirmed from alerts order by id`);

const ask = (values: object = {}) =>
  app.post('alerts/', {
    mail: 'pia@schule.example',
    rhythm: 'daily',
    search: 'search_multi_match=B%C3%A4cker',
    ...values,
  });

/** Path and query of the last link of that page in the last mail. */
async function lastLink(page: string): Promise<string> {
  const text = (await mails()).at(-1)?.text ?? '';
  const links = [...text.matchAll(/http:\/\/[^"\\\s]+/g)].map(([link]) => new URL(link));
  const found = links.findLast(({ pathname }) => pathname === page);
  return found ? `${found.pathname}${found.search}` : '';
}

const visit = (url: string) => app.http.inject({ url });
const press = (url: string, payload = '', headers: Record<string, string> = formType) =>
  app.http.inject({ method: 'POST', url, payload, headers });

async function confirmed(values: object = {}): Promise<void> {
  await ask(values);
  const { statusCode } = await press(await lastLink('/suchauftrag/bestaetigen'));
  expect(statusCode).toBe(200);
}

const run = (name: string) => app.jobs.find((job) => job.name === name)!.run();
const send = () => run('send-alerts');

/** Publishes an ad, which the public sees from now on. */
async function publish(title: string, values: object = {}): Promise<number> {
  const id = await addAd(app.database, { company_id: company, title, ...values });
  await run('record-shown-ads');
  await app.changes.read();
  return id;
}

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  company = await addCompany(app.database, { name: 'Bäckerei <b>Möhring</b>' });
});

beforeEach(async () => {
  now = testDay;
  await app.database.rows(sql`delete from alerts`);
  await app.database.rows(sql`delete from mails`);
  await app.database.rows(sql`delete from job_ads`);
  await app.changes.read();
});

describe('asking for an alert', () => {
  it('mails a link, in a mail that says nothing of what was typed', async () => {
    const answer = await ask({ search: 'search_multi_match=http%3A%2F%2Fboese.example' });
    expect(answer).toEqual({ status: 200, body: {} });
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'alert-confirm', to: 'pia@schule.example' });
    expect(mail?.text).not.toContain('boese');
    expect(await alerts()).toMatchObject([{ confirmed: false }]);
    const tokens = await app.database.rows<{ bytes: number }>(
      sql`select octet_length(token_hash) as bytes from alerts`,
    );
    expect(tokens).toEqual([{ bytes: 32 }]);
  });

  it('answers the same where the address has alerts, and a robot', async () => {
    await confirmed();
    expect(await ask()).toEqual({ status: 200, body: {} });
    await app.database.rows(sql`delete from mails`);
    expect(await ask({ website: 'x' })).toEqual({ status: 200, body: {} });
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['an address that is none', { mail: 'pia' }],
    ['two addresses', { mail: 'a@b.example, c@d.example' }],
    ['a header in the address', { mail: 'a@b.example\r\nBcc: c@d.example' }],
    ['another rhythm', { rhythm: 'hourly' }],
    ['a wrong type', { search: 'job_type__terms=ferienjob' }],
    ['a wrong place', { search: 'location__geo_distance=5km__999__1' }],
    ['a long text', { search: `search_multi_match=${'a'.repeat(501)}` }],
    ['a longer one', { search: 'x'.repeat(3000) }],
  ])('refuses %s', async (_what, values) => {
    expect((await ask(values)).status).toBe(400);
    expect(await alerts()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('keeps a search in one form, without given ads and exact positions', async () => {
    await ask({
      search:
        'job_ids=1,2&created__range=2026-11-01__&location__geo_distance=5km__52.123456__11.6789&x=1',
    });
    expect(await alerts()).toMatchObject([{ search: 'location__geo_distance=5km__52.12__11.68' }]);
  });

  it('has limits for an address and for a caller', async () => {
    const limited = await testApp({ clock: () => now, attemptLimits: true });
    const to = (mail: string) =>
      limited.post('alerts/', { mail, rhythm: 'daily', search: '' }).then(({ status }) => status);
    expect([await to('a@b.example'), await to('a@b.example'), await to('a@b.example')]).toEqual([
      200, 200, 200,
    ]);
    expect(await to('a@b.example')).toBe(429);
    expect(await to('c@b.example')).toBe(200);
    const others = [];
    for (let at = 0; at < 18; at += 1) others.push(await to(`d${at}@b.example`));
    expect(others.filter((status) => status === 200)).toHaveLength(16);
    expect(others.at(-1)).toBe(429);
  });
});

describe('the link that confirms', () => {
  it('shows the search, and does nothing until the button is pressed', async () => {
    await ask({ search: 'search_multi_match=%3Cscript%3Ealert(1)' });
    const link = await lastLink('/suchauftrag/bestaetigen');
    const { body, statusCode, headers } = await visit(link);
    expect(statusCode).toBe(200);
    expect(body).toContain('&lt;script&gt;alert(1)');
    expect(body).not.toContain('<script>alert');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(await alerts()).toMatchObject([{ confirmed: false }]);
    const done = await press(link);
    expect(done.body).toContain('Dein Suchauftrag läuft');
    expect(done.body).toContain('Die Mails kommen täglich, und nur wenn es etwas Neues gibt.');
    expect(await alerts()).toMatchObject([{ confirmed: true }]);
    const [, change = ''] = /href="(\/suchauftrag\?token=[^"]+)"/.exec(done.body) ?? [];
    expect((await visit(change)).body).toContain('Dein Suchauftrag');
  });

  it('says that the alert runs to whoever follows it again, until the alert has ended', async () => {
    await ask();
    const link = await lastLink('/suchauftrag/bestaetigen');
    await press(link);
    const before = await app.database.rows(sql`select * from alerts`);
    now = hours(50);
    for (const { statusCode, body } of [await visit(link), await press(link)])
      expect([statusCode, body]).toEqual([200, expect.stringContaining('Dein Suchauftrag läuft')]);
    expect(await app.database.rows(sql`select * from alerts`)).toEqual(before);
    await press(link.replace('/bestaetigen', '/beenden'));
    expect(await alerts()).toEqual([]);
    for (const late of [await visit(link), await press(link)]) expect(late.statusCode).toBe(410);
  });

  it('pressed twice at the same time, confirms once', async () => {
    await ask();
    const link = await lastLink('/suchauftrag/bestaetigen');
    const answers = await Promise.all([press(link), press(link), press(link)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await alerts()).toMatchObject([{ confirmed: true }]);
  });

  it('does not work after 48 hours', async () => {
    await confirmed();
    await ask({ search: '' });
    const second = await lastLink('/suchauftrag/bestaetigen');
    now = hours(48);
    for (const late of [await visit(second), await press(second)])
      expect(late.statusCode).toBe(410);
    expect(await alerts()).toMatchObject([{ confirmed: true }, { confirmed: false }]);
  });

  it.each(['', '?token=', '?token=x&token=y', `?token=${'%F0%9F%98%80'.repeat(50)}`])(
    'is dead as %j',
    async (query) => {
      const link = `/suchauftrag/bestaetigen${query}`;
      expect([(await visit(link)).statusCode, (await press(link)).statusCode]).toEqual([410, 410]);
    },
  );

  it('takes the place of the alert about the same search', async () => {
    await confirmed();
    await confirmed({ rhythm: 'weekly' });
    expect(await alerts()).toMatchObject([{ rhythm: 'weekly', confirmed: true }]);
  });

  it('works for five searches of an address', async () => {
    for (const word of ['a1', 'a2', 'a3', 'a4', 'a5'])
      await confirmed({ search: `search_multi_match=${word}` });
    await ask({ search: 'search_multi_match=a6' });
    const { statusCode, body } = await press(await lastLink('/suchauftrag/bestaetigen'));
    expect([statusCode, body]).toEqual([409, expect.stringContaining('So viele')]);
    expect((await alerts()).filter((alert) => alert.confirmed)).toHaveLength(5);
  });

  it('is deleted with the address and the mail where nobody confirms in time', async () => {
    await ask();
    await ask({ mail: 'ole@schule.example' });
    now = hours(47);
    await run('remove-old-alerts');
    expect(await alerts()).toHaveLength(2);
    now = hours(1);
    await run('remove-old-alerts');
    expect([await alerts(), await mails()]).toEqual([[], []]);
  });
});

describe('the mail of an alert', () => {
  it('tells each new ad once, and comes only where there is one', async () => {
    await publish('Bäcker von gestern');
    now = hours(1);
    await confirmed();
    await app.database.rows(sql`delete from mails`);
    now = days(1);
    await send();
    expect(await mails()).toEqual([]);
    now = days(1);
    await publish('Bäcker <b>heute</b> & "morgen"');
    await publish('Metall', {
      job_name_id: await jobNameId(app.database, 'Metallbauer/-in'),
      company_id: await addCompany(app.database, { name: 'Esse' }),
      details: '<p>Stahl</p>',
    });
    now = hours(1);
    await send();
    await send();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'alert-new-ads', to: 'pia@schule.example' });
    expect(mail?.text).toMatch(/^1 neue Stelle: Bäcker /);
    expect(mail?.text).not.toMatch(/gestern|Metall/);
    expect(mail?.unsubscribe).toMatch(/\/suchauftrag\/beenden\?token=/);
    await app.database.rows(sql`delete from mails`);
    now = days(1);
    await send();
    expect(await mails()).toEqual([]);
  });

  it('tells an ad that something else had kept back, when the public first sees it', async () => {
    const locked = await addCompany(app.database, { locked: true });
    await publish('Bäcker, gesperrt', { company_id: locked });
    await confirmed();
    now = days(2);
    await app.database.rows(sql`update companies set locked = false where id = ${locked}`);
    await run('record-shown-ads');
    await app.changes.read();
    now = hours(1);
    await send();
    expect((await mails()).at(-1)?.text).toContain('Bäcker, gesperrt');
  });

  it('comes each week where that was chosen, and lists ten of many', async () => {
    await confirmed({ rhythm: 'weekly' });
    await app.database.rows(sql`delete from mails`);
    now = days(1);
    for (let at = 1; at <= 12; at += 1) await publish(`Bäcker ${at}`);
    now = days(5);
    await send();
    expect(await mails()).toEqual([]);
    now = days(1);
    await send();
    const [mail] = await mails();
    expect(mail?.text).toMatch(/^12 neue Stellen: Bäcker/);
    expect(mail?.text).toContain('2 weitere');
    expect([...(mail?.text ?? '').matchAll(/\/stelle\//g)]).toHaveLength(10);
  });

  it('comes once, however many processes look, and again where one has died before its commit', async () => {
    await confirmed();
    await app.database.rows(sql`delete from mails`);
    now = hours(1);
    await publish('Bäcker neu');
    now = days(1);
    const dying = vi.spyOn(app.links, 'to').mockImplementation(() => {
      throw new Error('killed');
    });
    await expect(send()).rejects.toThrow('killed');
    dying.mockRestore();
    expect(await mails()).toEqual([]);
    await Promise.all([send(), send(), send()]);
    expect(await mails()).toHaveLength(1);
  });

  it('is none for words that no ad has at all', async () => {
    await confirmed({ search: 'search_multi_match=qqqxyz' });
    await app.database.rows(sql`delete from mails`);
    now = hours(1);
    await publish('Bäcker neu');
    now = days(1);
    await send();
    expect(await mails()).toEqual([]);
  });
});

describe('the links of a mail', () => {
  /** Confirms an alert and gets it a mail. */
  async function mailed(): Promise<void> {
    await confirmed();
    now = hours(1);
    await publish('Bäcker neu');
    now = days(1);
    await send();
  }

  it('stop nothing when they are only visited', async () => {
    await mailed();
    const link = await lastLink('/suchauftrag/beenden');
    expect((await visit(link)).body).toContain('Suchauftrag beenden');
    expect(await alerts()).toHaveLength(1);
  });

  it.each([
    ['a form', formType, 'List-Unsubscribe=One-Click'],
    [
      'a form with parts',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])(
    'stop the alert with one POST of a mail program without a cookie: %s',
    async (_what, headers, payload) => {
      await mailed();
      const link = await lastLink('/suchauftrag/beenden');
      for (const answer of [
        await press(link, payload, headers),
        await press(link, payload, headers),
      ])
        expect([answer.statusCode, answer.body]).toEqual([
          200,
          expect.stringContaining('Dieser Suchauftrag ist beendet'),
        ]);
      expect([await alerts(), await mails()]).toEqual([[], []]);
      expect((await visit(link)).statusCode).toBe(410);
      expect(await app.database.rows(sql`select from alert_links`)).toEqual([]);
    },
  );

  it('leave other alerts of the address, and stop none where the token is wrong', async () => {
    await mailed();
    const link = await lastLink('/suchauftrag/beenden');
    await confirmed({ search: '' });
    expect((await press('/suchauftrag/beenden?token=falsch')).statusCode).toBe(200);
    expect(await alerts()).toHaveLength(2);
    await press(link);
    expect(await alerts()).toMatchObject([{ search: '' }]);
  });

  it('tell nobody but the address how many other alerts it has, and how to stop them', async () => {
    const asked = 'others=1';
    await mailed();
    const [one, alone] = [await lastLink('/suchauftrag/beenden'), 'search_multi_match=koch'];
    await confirmed({ search: alone });
    await confirmed({ search: '', rhythm: 'weekly' });
    await app.database.rows(sql`delete from mails`);
    const { body } = await press(one, asked);
    expect(body).toContain('Dann kommt gleich eine Mail');
    expect(body).not.toMatch(/koch|\b2\b/);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'alert-others', to: 'pia@schule.example' });
    expect(mail?.text).toMatch(
      /^2 Suchaufträge mit deiner Adresse laufen weiter .*Bäcker.*koch.*täglich.*wöchentlich/,
    );
    // The stopped alert is not among them, and a second press mails nothing.
    await press(one, asked);
    expect(await mails()).toHaveLength(1);

    const links = [...(mail?.text ?? '').matchAll(/\/suchauftrag\?token=[\w-]+/g)].map(String);
    expect(links).toHaveLength(2);
    for (const link of links)
      await press(link.replace('?', '/beenden?'), 'List-Unsubscribe=One-Click');
    expect([await alerts(), await mails()]).toEqual([[], []]);

    // Whoever has a link cannot tell an address with other alerts from one without.
    await confirmed({ search: alone });
    const last = await press(await lastLink('/suchauftrag/bestaetigen'));
    const [, token = ''] = /\?token=([\w-]+)/.exec(last.body) ?? [];
    expect((await press(`/suchauftrag/beenden?token=${token}`, asked)).body).toBe(body);
    expect(await mails()).toEqual([]);
  });

  it('forget the address when its last two alerts stop at the same time', async () => {
    await mailed();
    const links = [await lastLink('/suchauftrag/beenden')];
    await confirmed({ search: '' });
    links.push((await lastLink('/suchauftrag/bestaetigen')).replace('bestaetigen', 'beenden'));
    await Promise.all(links.map((link) => press(link)));
    expect([await alerts(), await mails()]).toEqual([[], []]);
  });

  it('change how often mails come', async () => {
    await mailed();
    const link = await lastLink('/suchauftrag');
    expect((await visit(link)).body).toContain('value="daily" checked');
    expect((await press(link, 'rhythm=weekly')).body).toContain('Gespeichert');
    expect(await alerts()).toMatchObject([{ rhythm: 'weekly' }]);
    expect((await press(link, 'rhythm=hourly')).body).not.toContain('Gespeichert');
    expect(await alerts()).toMatchObject([{ rhythm: 'weekly' }]);
  });

  it('end with the alert after a year', async () => {
    await mailed();
    now = days(365);
    await run('remove-old-alerts');
    expect([await alerts(), await mails()]).toEqual([[], []]);
  });
});

describe('in another language', () => {
  const lines = async () => (await mails()).at(-1)?.text ?? '';

  it('the mails and their pages are in the one that the alert was asked for in', async () => {
    await ask({
      language: 'en',
      search: 'search_multi_match=B%C3%A4cker&job_type__terms=ausbildung',
    });
    expect(await lines()).toContain('Please confirm your search alert');
    const link = await lastLink('/suchauftrag/bestaetigen');
    expect(link).toMatch(/&lang=en$/);
    const page = (await visit(link)).body;
    expect(page).toContain('<html lang="en">');
    expect(page).toMatch(/Bäcker · Ausbildung \(apprenticeship\)[\s\S]*The mails come daily/);
    expect(page).not.toMatch(/Suchauftrag|Stellen/);
    const done = (await press(link)).body;
    expect(done).toContain('Your search alert is running');
    expect(done).toMatch(/href="\/suchauftrag\?token=[^"]+lang=en"/);
    const unknown = link.replace(/token=[^&]+/, 'token=x');
    expect((await press(unknown)).body).toContain('This link no longer works');

    now = hours(1);
    await publish('Bäcker in Stendal');
    now = days(2);
    await send();
    const mail = (await mails()).at(-1);
    expect(mail?.text).toMatch(/^1 new offer: Bäcker/);
    expect(mail?.text).toMatch(/\/stelle\/[^"]+\?lang=en/);
    expect(mail?.unsubscribe).toMatch(/&lang=en$/);
    const change = await lastLink('/suchauftrag');
    expect((await visit(change)).body).toMatch(/daily<\/label>/);
    expect((await press(change, 'rhythm=weekly')).body).toContain('Saved.');
    expect((await press(await lastLink('/suchauftrag/beenden'))).body).toContain(
      'This search alert has ended',
    );
    expect(await alerts()).toEqual([]);
  });

  it('is German unless one is named, and no other than those that there are', async () => {
    await ask();
    const [row] = await app.database.rows<{ language: string }>(sql`select language from alerts`);
    expect(row).toEqual({ language: 'de' });
    expect((await ask({ language: 'fr' })).status).toBe(400);
  });

  it('an address that leads nowhere and a form that is refused say so in it', async () => {
    const missing = await app.http.inject({
      url: '/gibt-es-nicht?lang=uk',
      headers: { accept: 'text/html' },
    });
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('<html lang="uk">');
    expect(missing.body).toContain('href="/?lang=uk"');
    const refused = await press('/suchauftrag/bestaetigen?token=x&lang=en', '{}', {
      'content-type': 'application/json',
    });
    expect(refused.statusCode).toBe(415);
    expect(refused.body).toContain('That did not work');
  });
});
