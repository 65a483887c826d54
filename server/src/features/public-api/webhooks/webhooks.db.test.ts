import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../core/database/drizzle.ts';
import { addAd, addCompany, addUser, testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { openBadServer, type BadServer } from '../../exchanges/fetching/bad-server.fixture.ts';
import { untilChangesAreComplete } from '../changes.fixture.ts';
import { insertLink } from '../keys/links-store.ts';
import { insertKey } from '../keys/store.ts';
import { readAddress } from './owner.ts';

let app: TestApp;
let server: BadServer;
let now = testDay;
let editor: Record<string, string>;
let company: number;
let ad: number;
/** Id of the key of each test. */
let key: number;
let status = 200;
let received: { readonly headers: IncomingMessage['headers']; readonly body: string }[] = [];

const owner = 'web@stadt.example';
const page = (id = key) => `/schnittstelle/schluessel/webhook?token=owner&schluessel=${id}`;
const minutesLater = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

const send = (fields: Record<string, string>, url = page()) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const save = (url: string) => send({ action: 'save', url });
const run = (name: string) => app.jobs.find((job) => job.name === name)!.run();
const tick = async () => {
  await untilChangesAreComplete(app.database);
  await run('send-webhooks');
};
const bodies = () => received.map(({ body }) => JSON.parse(body));
const told = () =>
  bodies().map(({ data }) => data.map((one: any) => `${one.type} ${one.id} ${one.state}`).sort());
const change = (title: string) =>
  app.database.rows(sql`update job_ads set title = ${title} where id = ${ad}`);
const log = async () => (await app.get(`api-keys/${key}/deliveries/`, editor)).body;
const listed = async () => (await app.get('api-keys/', editor)).body.results[0];
const mails = () =>
  app.database.rows<{ kind: string; to: string }>(
    sql`select kind, recipient as "to" from mails order by id`,
  );

/** Sets up the webhook; returns the secret that the page shows. */
async function setUp(path = '/hook'): Promise<string> {
  const { body } = await save(server.at(path));
  return /<code>(lps_[\w-]{43})<\/code>/.exec(body)?.[1] ?? '';
}

/** Returns the function on the API's documentation page with which receivers verify signatures. */
async function programOfPage() {
  const { body } = await app.http.inject('/schnittstelle');
  const [, shown = ''] = /<pre[^>]*id="unterschrift"[^>]*><code>([^<]*)<\/code>/.exec(body) ?? [];
  const program = shown
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(program)}`);
  return isGenuine as (
    headers: IncomingMessage['headers'],
    body: string,
    secret: string,
    now: Date,
  ) => boolean;
}

beforeAll(async () => {
  server = await openBadServer();
  const take = async (response: ServerResponse, request: IncomingMessage) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(status).end('thanks');
  };
  server.on('/hook', (response, request) => void take(response, request));
  app = await testApp({
    clock: () => now,
    settings: { IMPORT_FROM_LOCAL: 'on', SECRET_KEY: 'k'.repeat(64) },
    prepare: async (db) => {
      company = await addCompany(db);
      ad = await addAd(db, { company_id: company });
    },
  });
  const staff = await addUser(app.database, { email: 'redaktion@lehrpfad.example' });
  await app.database.rows(sql`update users set permission = 2 where id = ${staff}`);
  editor = await app.as(staff);
});
afterAll(() => server.close());

beforeEach(async () => {
  now = testDay;
  received = [];
  status = 200;
  for (const table of ['api_keys', 'api_key_links', 'mails'])
    await app.database.rows(sql`delete from ${sql.identifier(table)}`);
  await insertKey(
    app.database,
    { email: owner, purpose: 'Website', key: `lpk_${'x'.repeat(43)}`, start: 'lpk_xxxxxx' },
    now,
  );
  await insertLink(app.database, { email: owner, purpose: null }, { token: 'owner', now });
  const [row] = await app.database.rows<{ id: number }>(sql`
    update api_keys set webhook_allowed = true returning id`);
  key = row!.id;
  await untilChangesAreComplete(app.database);
});

describe('the page of a webhook', () => {
  it('is there for keys of the owner for which editors allow it', async () => {
    const other = `/schnittstelle/schluessel/webhook?token=other&schluessel=${key}`;
    for (const url of [other, page(key + 1), '/schnittstelle/schluessel/webhook'])
      for (const answer of [await app.http.inject(url), await send({ action: 'save' }, url)])
        expect(answer.statusCode, url).toBe(410);
    expect((await app.http.inject(page())).statusCode).toBe(200);
    await app.database.rows(sql`update api_keys set webhook_allowed = false`);
    expect((await save(server.at('/hook'))).statusCode).toBe(410);
    const manage = await app.http.inject('/schnittstelle/schluessel/verwalten?token=owner');
    expect(manage.body).not.toContain('Webhook');
    const { body } = await app.patch(`api-keys/patch/${key}/`, { webhook_allowed: true }, editor);
    expect(body).toMatchObject({ webhook_allowed: true, webhook: null });
    expect(await mails()).toEqual([{ kind: 'api-key-webhook', to: owner }]);
    const again = await app.http.inject('/schnittstelle/schluessel/verwalten?token=owner');
    expect(again.body).toContain('Webhook einrichten');
  });

  it.each([
    ['', 'Pflichtfeld!'],
    ['keine Adresse', 'Die Adresse ist ungültig.'],
    ['ftp://firma.example/', 'weder mit http noch mit https'],
    ['http://firma.example/', 'https://'],
    ['https://user:secret@firma.example/', 'Zugangsdaten'],
    ['https://firma.example:22/', 'Der Port 22'],
    [`https://firma.example/${'x'.repeat(500)}`, 'Max. 500 Zeichen!'],
  ])('does not take %j', (typed, message) => {
    const read = readAddress(typed, false);
    expect('error' in read && read.error).toContain(message);
  });

  it('shows a wrong address again, with the error', async () => {
    const { statusCode, body } = await save('ftp://"><b>');
    expect(statusCode).toBe(400);
    expect(body).toContain('id="url-error"');
    expect(body).not.toContain('<b>');
    expect((await listed()).webhook).toBeNull();
  });
});

describe('a webhook', () => {
  it('gets a trial and then changes, signed with a secret that is shown once', async () => {
    const secret = await setUp();
    expect(secret).toMatch(/^lps_/);
    const stored = await app.database.rows(
      sql`select encode(secret, 'escape') as it from webhooks`,
    );
    expect(JSON.stringify(stored)).not.toContain(secret.slice(4));
    await tick();
    expect(bodies()).toMatchObject([{ data: [], meta: { start_over: false } }]);
    await change('Neu');
    minutesLater(1);
    await tick();
    expect(told()[1]).toEqual([`ad ${ad} changed`, `company ${company} changed`]);
    const { headers, body } = received[1]!;
    const timestamp = String(headers['lehrpfad-timestamp']);
    expect(timestamp).toBe(String(Math.floor(now.getTime() / 1000)));
    const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    expect(headers['lehrpfad-signature']).toBe(`v1=${expected}`);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const isGenuine = await programOfPage();
    expect(isGenuine(headers, body, secret, now)).toBe(true);
    expect(isGenuine(headers, `${body} `, secret, now)).toBe(false);
    expect(isGenuine(headers, body, 'lps_another', now)).toBe(false);
    expect(isGenuine(headers, body, secret, new Date(now.getTime() + 6 * 60_000))).toBe(false);
    expect(isGenuine({}, body, secret, now)).toBe(false);
    await app.database.rows(sql`update job_ads set published = false where id = ${ad}`);
    await tick();
    expect(told()[2]).toEqual([`ad ${ad} gone`, `company ${company} gone`]);
    await app.database.rows(sql`update job_ads set published = true where id = ${ad}`);
    await tick();
    await tick();
    expect(received).toHaveLength(4);
    expect((await listed()).last_used).toBe('2026-11-21');
  });

  it('gets what it has missed in order, after growing pauses', async () => {
    await setUp();
    await tick();
    status = 503;
    await change('Eins');
    await tick();
    await change('Zwei');
    await tick();
    expect(received).toHaveLength(2);
    minutesLater(1);
    await tick();
    minutesLater(4);
    await tick();
    expect(received).toHaveLength(3);
    const failing = await listed();
    expect(failing.webhook).toMatchObject({ stopped: false });
    expect(failing.webhook.failing_since).not.toBeNull();
    const [waiting] = await log();
    expect(waiting).toMatchObject({ attempts: 2, changes: 2, sent: null });
    expect(waiting.error).toContain('503');
    expect(waiting.error).not.toContain('?');
    status = 200;
    minutesLater(1);
    await tick();
    const [, , , late] = bodies();
    expect(late).toEqual(bodies()[1]);
    expect(told().slice(4)).toEqual([told()[1]]);
    expect((await listed()).webhook.failing_since).toBeNull();
  });

  it('is stopped after three days, its owner is informed, and can resume it', async () => {
    await setUp();
    status = 500;
    await tick();
    minutesLater(2 * 24 * 60);
    await tick();
    expect((await listed()).webhook.stopped).toBe(false);
    minutesLater(24 * 60);
    await tick();
    expect((await listed()).webhook.stopped).toBe(true);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'api-key-webhook-failing',
      'api-key-webhook-stopped',
    ]);
    status = 200;
    await tick();
    expect(received).toHaveLength(3);
    await insertLink(app.database, { email: owner, purpose: null }, { token: 'again', now });
    const url = page().replace('=owner', '=again');
    expect((await app.http.inject(url)).body).toContain('Angehalten');
    const { body } = await send({ action: 'continue' }, url);
    expect(body).toContain('läuft wieder');
    await tick();
    expect(received).toHaveLength(4);
    expect((await listed()).webhook).toMatchObject({ stopped: false, failing_since: null });
  });

  it('gets start_over if changes are missing', async () => {
    await setUp();
    await tick();
    minutesLater(10 * 24 * 60);
    await tick();
    expect(bodies()[1]).toMatchObject({ data: [], meta: { start_over: true } });
    minutesLater(1);
    await tick();
    expect(received).toHaveLength(2);
  });

  it('gets nothing while its key is blocked, and messages go only to its own address', async () => {
    await setUp();
    await app.database.rows(sql`update api_keys set blocked_at = now()`);
    await tick();
    expect(received).toEqual([]);
    await app.database.rows(sql`update api_keys set blocked_at = null`);
    server.on('/moved', (response) => void response.writeHead(307, { location: '/hook' }).end());
    await setUp('/moved');
    await tick();
    expect(received).toEqual([]);
    expect((await log()).at(-1).error).toContain('leitet weiter');
  });

  it('of a private network is never called', async () => {
    await setUp();
    await app.database.rows(sql`update webhooks set url = 'http://192.168.0.1/hook'`);
    await tick();
    expect((await log())[0]).toMatchObject({
      attempts: 1,
      error: '192.168.0.1 ist kein Server des öffentlichen Internets.',
    });
  });

  it('is deleted with its log, and with its key', async () => {
    await setUp();
    const { body } = await send({ action: 'end' });
    expect(body).toContain('ist beendet');
    expect((await listed()).webhook).toBeNull();
    await setUp();
    await app.delete(`api-keys/delete/${key}/`, editor);
    for (const table of ['webhooks', 'webhook_deliveries'])
      expect(await app.database.rows(sql`select from ${sql.identifier(table)}`)).toEqual([]);
  });
});

describe('the owner of a webhook that gets nothing', () => {
  const shown = async () => (await app.http.inject(page())).body;
  const managed = async () =>
    (await app.http.inject('/schnittstelle/schluessel/verwalten?token=owner')).body;
  const kinds = async () => (await mails()).map(({ kind }) => kind);
  const patch = (body: object) => app.patch(`api-keys/patch/${key}/`, body, editor);
  const texts = () =>
    app.database.rows<{ text: string }>(sql`select body::text as text from mails order by id`);

  it('reads why at once, and is told by mail after an hour, once', async () => {
    await setUp();
    expect(await shown()).toContain('Der Webhook läuft.');
    status = 503;
    await tick();
    expect(await shown()).toContain('Seit dem 21.11.2026, 11:00 Uhr nimmt die Adresse nichts an.');
    expect(await shown()).toMatch(/<blockquote>[^<]*503[^<]*<\/blockquote>/);
    expect(await shown()).toContain('Der nächste Versuch ist am 21.11.2026, 11:01 Uhr');
    expect(await managed()).toContain('(nimmt zurzeit nichts an)');
    for (const minutes of [1, 5, 15]) {
      minutesLater(minutes);
      await tick();
    }
    expect(await kinds()).toEqual([]);
    for (const minutes of [60, 180, 180]) {
      minutesLater(minutes);
      await tick();
    }
    expect(await kinds()).toEqual(['api-key-webhook-failing']);
    const [mail] = await texts();
    expect(mail?.text).toContain('seit dem 21.11.2026, 11:00 Uhr');
    expect(mail?.text).toContain('503');
    minutesLater(3 * 24 * 60);
    await tick();
    expect(await kinds()).toEqual(['api-key-webhook-failing', 'api-key-webhook-stopped']);
    await insertLink(app.database, { email: owner, purpose: null }, { token: 'late', now });
    const { body } = await app.http.inject(page().replace('=owner', '=late'));
    expect(body).toContain('seit dem 21.11.2026, 11:00 Uhr, hat die Adresse nichts angenommen');
    expect(body).toMatch(/<blockquote>[^<]*503[^<]*<\/blockquote>/);
  });

  it('is told once a day of a receiver that fails again and again', async () => {
    await setUp();
    for (const outcome of [503, 200, 503, 200]) {
      status = outcome;
      await change(`Nach ${outcome}`);
      for (const minutes of [0, 30, 31, 60]) {
        minutesLater(minutes);
        await tick();
      }
    }
    expect(await kinds()).toEqual(['api-key-webhook-failing']);
  });

  it('enters another address, which gets everything at once and has three days of its own', async () => {
    server.on('/broken', (response) => void response.writeHead(500).end());
    await setUp('/broken');
    for (const minutes of [0, 2, 6, 16, 61, 181, 2 * 24 * 60]) {
      minutesLater(minutes);
      await tick();
    }
    expect(received).toEqual([]);
    expect((await listed()).webhook).toMatchObject({ stopped: false });
    await insertLink(app.database, { email: owner, purpose: null }, { token: 'late', now });
    const url = page().replace('=owner', '=late');
    status = 503;
    minutesLater(20 * 60);
    await send({ action: 'save', url: server.at('/hook') }, url);
    await tick();
    expect(received, 'at once').toHaveLength(1);
    minutesLater(6 * 60);
    await tick();
    expect((await listed()).webhook, 'after three days in all').toMatchObject({ stopped: false });
    status = 200;
    minutesLater(24 * 60);
    await tick();
    expect((await listed()).webhook).toMatchObject({ stopped: false, failing_since: null });
    expect(bodies().slice(-2)).toMatchObject([{ data: [] }, { data: [] }]);
  });

  it('is not blamed for the former address, if a delivery to it was under way', async () => {
    server.on('/leaving', async (response) => {
      await setUp();
      response.writeHead(500).end();
    });
    await setUp('/leaving');
    await tick();
    expect((await listed()).webhook).toMatchObject({
      url: server.at('/hook'),
      failing_since: null,
    });
    await tick();
    expect(received).toHaveLength(2);
  });

  it('is told by mail and on the page why editors have withdrawn it, and that it is back', async () => {
    await setUp();
    const lacking = await patch({ webhook_allowed: false });
    expect([lacking.status, lacking.body.errors]).toEqual([
      400,
      { webhook_reason: ['Pflichtfeld!'] },
    ]);
    const { body } = await patch({ webhook_allowed: false, webhook_reason: 'Zu alt & falsch' });
    expect(body).toMatchObject({ webhook_allowed: false, webhook_reason: 'Zu alt & falsch' });
    await tick();
    expect(received).toEqual([]);
    expect(await kinds()).toEqual(['api-key-webhook-withdrawn']);
    expect((await texts())[0]?.text).toContain('Zu alt & falsch');
    expect(await managed()).toContain('(von der Redaktion abgeschaltet)');
    for (const off of [await shown(), (await save(server.at('/hook'))).body]) {
      expect(off).toContain('Die Redaktion hat den Webhook abgeschaltet und schreibt dazu:');
      expect(off).toContain('Zu alt &amp; falsch');
      expect(off).not.toContain('id="url"');
    }
    const trail = await app.database.rows(sql`
      select reason from audit_entries where subject = 'api-key' order by id desc limit 1`);
    expect(trail).toEqual([{ reason: 'Zu alt & falsch' }]);
    // A change of the note keeps the reason.
    expect((await patch({ note: 'Angerufen' })).body.webhook_reason).toBe('Zu alt & falsch');

    expect((await patch({ webhook_allowed: true })).body.webhook_reason).toBe('');
    expect(await kinds()).toEqual(['api-key-webhook-withdrawn', 'api-key-webhook']);
    expect((await texts())[1]?.text).toContain('wieder eingeschaltet');
    await tick();
    expect(received).toHaveLength(1);
    expect(await shown()).toContain('Der Webhook läuft.');
  });

  it('reads that its key is blocked, and can end it', async () => {
    await setUp();
    await patch({ blocked: true, block_reason: 'Bitte die Quelle nennen' });
    expect(await managed()).toContain('Webhook ansehen');
    expect(await shown()).toContain('Bitte die Quelle nennen');
    const { body } = await send({ action: 'end' });
    expect(body).toContain('Der Webhook ist beendet');
    expect((await listed()).webhook).toBeNull();
    const gone = await app.http.inject(page());
    expect(gone.statusCode).toBe(410);
    expect(gone.body).toContain('Zu diesem Schlüssel gibt es keinen Webhook');
  });
});

describe('the log of a webhook', () => {
  it('lets an editor send again what was sent, with a new signature', async () => {
    await setUp();
    await tick();
    const [{ id }] = await log();
    minutesLater(60);
    const again = () =>
      app.post(`api-keys/deliveries/${id}/again/`, undefined, {
        ...editor,
        'idempotency-key': crypto.randomUUID(),
      });
    expect((await again()).status).toBe(200);
    expect((await again()).status, 'it waits').toBe(409);
    await tick();
    const [first, second] = received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['lehrpfad-delivery']).toBe(first?.headers['lehrpfad-delivery']);
    expect(second?.headers['lehrpfad-signature']).not.toBe(first?.headers['lehrpfad-signature']);
    const trail = await app.database.rows(sql`
      select action, subject_name as name from audit_entries where subject = 'api-key' order by id desc limit 1`);
    expect(trail).toEqual([{ action: 'sent-again', name: 'lpk_xxxxxx…' }]);
  });

  it('is kept for 30 days; waiting messages stay longer', async () => {
    await setUp();
    await tick();
    status = 500;
    await change('Wartet');
    await tick();
    now = new Date(testDay.getTime() + 31 * 86_400_000);
    await run('remove-old-api-keys');
    expect(await log()).toMatchObject([{ sent: null }]);
  });
});
