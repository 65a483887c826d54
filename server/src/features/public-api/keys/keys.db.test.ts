import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../core/database/drizzle.ts';
import { addAd, addCompany, addUser, testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { createHttp } from '../../../core/http/http.ts';
import { CallCounter } from '../../../core/security/rate-limits.ts';
import { countCall } from './call-counts.ts';

let app: TestApp;
let now = testDay;
let editor: Record<string, string>;

const owner = 'web@stadt.example';
const ask = '/schnittstelle/schluessel';
const daysLater = (days: number) => new Date(testDay.getTime() + days * 86_400_000);

const send = (url: string, fields: Record<string, string>) =>
  app.http.inject({
    method: 'POST',
    url,
    cookies: { csrftoken: 'abc' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ csrf_token: 'abc', ...fields }).toString(),
  });

const mails = () =>
  app.database.rows<{ kind: string; to: string; text: string }>(sql`
    select kind, recipient as "to", subject || ' ' || body::text as text from mails order by id`);

const askFor = (values: Record<string, string> = {}) =>
  send(ask, { mail: owner, purpose: 'Für die Website', terms: 'ja', ...values });

/** Path and query of the link in the last mail. */
async function lastLink(): Promise<string> {
  const text = (await mails()).at(-1)?.text ?? '';
  const link = /http:\/\/[^"\\\s]+\?token=[^"\\\s]+/.exec(text)?.[0];
  if (link === undefined) throw new Error('The last mail has no link.');
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Confirms the last request; returns the key and the path of the page that manages it. */
async function make(): Promise<{ key: string; manage: string; html: string }> {
  const { body: html } = await send(await lastLink(), {});
  const key = /<code>(lpk_[\w-]{43})<\/code>/.exec(html)?.[1] ?? '';
  const manage =
    /href="(\/schnittstelle\/schluessel\/verwalten\?token=[^"]+)"/.exec(html)?.[1] ?? '';
  return { key, manage, html };
}

async function keyFor(values: Record<string, string> = {}) {
  await askFor(values);
  return make();
}

const call = (authorization?: string, path = 'ads') =>
  app.http.inject({
    url: `/api/public/v1/${path}`,
    ...(authorization !== undefined && { headers: { authorization } }),
  });
const statusWith = async (authorization?: string) => (await call(authorization)).statusCode;
const run = (name: string) => app.jobs.find((job) => job.name === name)!.run();
const list = async (query = '') => (await app.get(`api-keys/?${query}`, editor)).body;

beforeAll(async () => {
  app = await testApp({
    clock: () => now,
    prepare: async (db) => {
      await addAd(db, { company_id: await addCompany(db) });
    },
  });
  const staff = await addUser(app.database, { email: 'redaktion@lehrpfad.example' });
  await app.database.rows(sql`update users set permission = 2 where id = ${staff}`);
  editor = await app.as(staff);
});

beforeEach(async () => {
  now = testDay;
  for (const table of ['api_keys', 'api_key_links', 'mails', 'audit_entries'])
    await app.database.rows(sql`delete from ${sql.identifier(table)}`);
});

describe('the form for a key', () => {
  it('mails a link, and the page reveals nothing about the address', async () => {
    const { statusCode, headers } = await askFor();
    expect([statusCode, headers.location]).toEqual([303, `${ask}/verschickt`]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'api-key-confirm', to: owner });
    expect(mail?.text).not.toContain('Für die Website');
  });

  it.each([
    ['without an address', { mail: '' }, 'Pflichtfeld!', 'mail'],
    ['with what is no address', { mail: 'niemand' }, 'Keine E-mail', 'mail'],
    ['without a purpose', { purpose: ' \u200B ' }, 'Pflichtfeld!', 'purpose'],
    ['with too long a purpose', { purpose: 'x'.repeat(501) }, 'Max. 500 Zeichen!', 'purpose'],
    ['without the terms', { terms: '' }, 'Bitte stimmen Sie', 'terms'],
    ['with hostile text', { mail: '"><script>alert(1)</script>' }, 'Keine E-mail', 'mail'],
  ])('is shown again %s, with all that was typed', async (_, values, message, field) => {
    const { statusCode, body } = await askFor({ purpose: 'Ein <Zweck>', ...values });
    expect(statusCode).toBe(400);
    expect(body).toMatch(new RegExp(`id="${field}-error">${message}`));
    expect(body.match(/autofocus/g)).toHaveLength(1);
    expect(body).not.toMatch(/<Zweck>|<script>/);
    expect(await mails()).toEqual([]);
  });

  it('sends nothing for a robot, and lets it think so', async () => {
    expect((await askFor({ website: 'https://x.example' })).statusCode).toBe(303);
    expect(await mails()).toEqual([]);
  });
});

describe('the link of the mail', () => {
  it('makes no key by a visit, and one by its button, shown this once and stored as a hash', async () => {
    await askFor();
    const link = await lastLink();
    const page = await app.http.inject(link);
    expect(page.body).toContain('Für die Website');
    expect((await list()).count).toBe(0);
    const { key } = await make();
    expect(key).toMatch(/^lpk_/);
    const stored = await app.database.rows(sql`select * from api_keys`);
    expect(JSON.stringify(stored)).not.toContain(key.slice(10));
    expect((await send(link, {})).statusCode).toBe(410);
    expect((await app.http.inject(link)).statusCode).toBe(410);
    expect((await list()).results).toMatchObject([
      { email: owner, purpose: 'Für die Website', start: key.slice(0, 10), last_used: null },
    ]);
  });

  it('works for 48 hours, after which the address is deleted with the mail', async () => {
    await askFor();
    const link = await lastLink();
    now = new Date(testDay.getTime() + 48 * 3_600_000);
    expect((await app.http.inject(link)).statusCode).toBe(410);
    await run('remove-old-api-keys');
    expect(await mails()).toEqual([]);
    expect(await app.database.rows(sql`select from api_key_links`)).toEqual([]);
  });

  it('makes one key, however often its button is pressed at once', async () => {
    await askFor();
    const link = await lastLink();
    const answers = await Promise.all([1, 2, 3].map(() => send(link, {})));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
    expect((await list()).count).toBe(1);
  });

  it('makes three keys of an address at most', async () => {
    for (const purpose of ['a', 'b', 'c']) await keyFor({ purpose });
    await askFor({ purpose: 'd' });
    const refused = await send(await lastLink(), {});
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('So viele Schlüssel gehen nicht');
    expect((await list()).count).toBe(3);
  });
});

describe('a call', () => {
  it('is answered with a key as without one, and stores the day and nothing else', async () => {
    const { key } = await keyFor();
    const [without, withKey] = [await call(), await call(`Bearer ${key}`)];
    expect([without.statusCode, withKey.statusCode]).toEqual([200, 200]);
    expect(withKey.body).toBe(without.body);
    const [listed] = (await list()).results;
    expect(listed.last_used).toBe('2026-11-21');
    now = daysLater(1);
    expect(await statusWith(`bearer ${key}`)).toBe(200);
    expect((await list()).results[0]).toEqual({ ...listed, last_used: '2026-11-22' });
  });

  it.each([
    ['an unknown key', `Bearer lpk_${'x'.repeat(43)}`],
    ['half a key', 'Bearer lpk_abc'],
    ['an empty key', 'Bearer '],
    ['more than a key', `Bearer lpk_${'x'.repeat(43)} ${'y'.repeat(43)}`],
    ['a huge key', `Bearer lpk_${'x'.repeat(8000)}`],
    ['the token of a login', 'Bearer abcdefghijkl'],
  ])('with %s is refused in English', async (_, authorization) => {
    const { statusCode, headers, body } = await call(authorization);
    expect(statusCode).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer');
    expect(JSON.parse(body).errors[0].code).toBe('invalid_key');
  });

  it('is answered where the header is of another kind', async () => {
    expect(await statusWith('Basic dXNlcjpwYXNz')).toBe(200);
  });

  it('cannot bring a key from a page in a browser', async () => {
    const { headers } = await app.http.inject({ method: 'OPTIONS', url: '/api/public/v1/ads' });
    expect(headers['access-control-allow-headers']).not.toMatch(/authorization/i);
  });
});

describe('an owner', () => {
  it('sees their keys and deletes one by one, with all that is stored in the end', async () => {
    const first = await keyFor({ purpose: 'Der erste' });
    const { key, manage } = await keyFor({ purpose: 'Der zweite' });
    const page = await app.http.inject(manage);
    expect(page.body).toContain('Der erste');
    expect(page.body).not.toContain(key);
    const [newer, older] = (await list()).results;
    const after = await send(manage, { key: String(newer.id) });
    expect(after.body).toContain('Der Schlüssel ist gelöscht.');
    expect([await statusWith(`Bearer ${key}`), await statusWith(`Bearer ${first.key}`)]).toEqual([
      401, 200,
    ]);
    const last = await send(manage, { key: String(older.id) });
    expect(last.body).toContain('gehört kein Schlüssel mehr');
    expect(await mails()).toEqual([]);
    expect(await app.database.rows(sql`select from api_key_links`)).toEqual([]);
  });

  it('deletes no key of others', async () => {
    const mine = await keyFor();
    await keyFor({ mail: 'andere@stadt.example' });
    const [theirs] = (await list('search=andere')).results;
    for (const key of [String(theirs.id), 'x', '-1', '9'.repeat(12), ''])
      expect((await send(mine.manage, { key })).body).toContain('Es wurde nichts gelöscht');
    expect((await list()).count).toBe(2);
  });

  it('gets the link again by mail, and the response does not reveal whether an address has a key', async () => {
    await keyFor();
    const other = await send(`${ask}/link`, { mail: 'fremd@stadt.example' });
    const own = await send(`${ask}/link`, { mail: owner.toUpperCase() });
    expect(other.headers.location).toBe(own.headers.location);
    expect((await mails()).map(({ to, kind }) => [to, kind])).toEqual([
      [owner, 'api-key-confirm'],
      [owner, 'api-key-manage'],
    ]);
    expect((await app.http.inject(await lastLink())).body).toContain('Ihre Schlüssel');
    expect((await send(`${ask}/link`, { mail: 'niemand' })).statusCode).toBe(400);
  });

  it('keeps a key that is used; after a year without a call it is deleted', async () => {
    const used = await keyFor();
    await keyFor({ mail: 'andere@stadt.example' });
    now = daysLater(300);
    await call(`Bearer ${used.key}`);
    now = daysLater(366);
    await run('remove-old-api-keys');
    expect((await list()).results).toMatchObject([{ email: owner }]);
    expect((await mails()).map(({ to }) => to)).toEqual([owner]);
    now = daysLater(700);
    await run('remove-old-api-keys');
    expect((await list()).count).toBe(0);
    expect(await mails()).toEqual([]);
  });
});

describe('an editor', () => {
  it('blocks a key with a reason for its owner, and releases it', async () => {
    const { key, manage } = await keyFor();
    const [{ id, last_updated }] = (await list()).results;
    const patch = (body: object) => app.patch(`api-keys/patch/${id}/`, body, editor);
    const lacking = await patch({ blocked: true, last_updated });
    expect([lacking.status, lacking.body.errors]).toEqual([
      400,
      { block_reason: ['Pflichtfeld!'] },
    ]);
    const { status, body } = await patch({
      blocked: true,
      block_reason: 'Zu alt & falsch',
      last_updated,
    });
    expect([status, body.blocked]).toEqual([200, true]);
    const refused = await call(`Bearer ${key}`);
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([403, 'blocked_key']);
    expect((await mails()).at(-1)).toMatchObject({ kind: 'api-key-blocked', to: owner });
    expect((await mails()).at(-1)?.text).toContain('Zu alt & falsch');
    expect((await app.http.inject(manage)).body).toContain('Zu alt &amp; falsch');
    expect((await send(manage, { key: String(id) })).body).toContain('nichts gelöscht');
    await askFor();
    expect((await send(await lastLink(), {})).statusCode).toBe(409);
    expect((await patch({ blocked: false, last_updated })).status).toBe(409);
    const released = await patch({ blocked: false, last_updated: body.last_updated });
    expect(released.body).toMatchObject({ blocked: false, block_reason: '' });
    expect((await mails()).at(-1)?.kind).toBe('api-key-released');
    expect(await statusWith(`Bearer ${key}`)).toBe(200);
  });

  it('stores an internal note, which changes nothing and is not mailed', async () => {
    await keyFor();
    const before = (await mails()).length;
    const [{ id }] = (await list()).results;
    const { body } = await app.patch(`api-keys/patch/${id}/`, { note: 'Nett' }, editor);
    expect(body).toMatchObject({ note: 'Nett', blocked: false });
    const after = await app.patch(
      `api-keys/patch/${id}/`,
      { blocked: true, block_reason: 'X' },
      editor,
    );
    expect(after.body.note).toBe('Nett');
    expect((await mails()).length).toBe(before + 1);
    const trail = await app.database.rows(sql`
      select action, subject_name from audit_entries where subject = 'api-key' order by id`);
    expect(trail.map(({ action }) => action)).toEqual(['changed', 'blocked']);
    expect(JSON.stringify(trail)).not.toContain(owner);
  });

  it('finds keys by their words and state, and deletes one with its address', async () => {
    const { key } = await keyFor({ purpose: 'Website der Stadt' });
    await keyFor({ mail: 'app@wer.example', purpose: 'Eine App' });
    const found = async (query: string) =>
      (await list(query)).results.map(({ email }: { email: string }) => email);
    expect(await found('search=STADT website')).toEqual([owner]);
    expect(await found(`search=${key.slice(0, 10)}`)).toEqual([owner]);
    expect(await found('search=%25')).toEqual([]);
    expect(await found('blocked=1')).toEqual([]);
    expect(await found('usable=1')).toEqual(['app@wer.example', owner]);
    const [{ id }] = (await list('search=website')).results;
    expect((await app.delete(`api-keys/delete/${id}/`, editor)).status).toBe(200);
    expect((await app.delete(`api-keys/delete/${id}/`, editor)).status).toBe(404);
    expect(await statusWith(`Bearer ${key}`)).toBe(401);
    expect((await mails()).map(({ to }) => to)).toEqual(['app@wer.example']);
  });
});

it('counts wrong keys of an address, and calls with a key by the key', async () => {
  const limited = await createHttp({ trustProxy: false, rateLimits: true });
  const counter = new CallCounter(limited);
  limited.get('/open', async (request, reply) => {
    await countCall({ db: app.database, clock: () => now }, counter, request, reply);
    return {};
  });
  const { key } = await keyFor();
  const from = (remoteAddress: string, authorization?: string) =>
    limited.inject({
      url: '/open',
      remoteAddress,
      ...(authorization !== undefined && { headers: { authorization } }),
    });
  const first = await from('10.0.0.1', `Bearer ${key}`);
  expect(first.headers).toMatchObject({
    'ratelimit-limit': '3000',
    'ratelimit-remaining': '2999',
  });
  const second = await from('10.0.0.2', `Bearer ${key}`);
  expect(second.headers['ratelimit-remaining']).toBe('2998');
  expect((await from('10.0.0.1')).headers['ratelimit-remaining']).toBe('599');
  const statuses = [];
  for (let time = 0; time < 61; time += 1)
    statuses.push((await from('10.0.0.3', 'Bearer lpk_no')).statusCode);
  expect([statuses.filter((one) => one === 401).length, statuses.at(-1)]).toEqual([60, 429]);
  expect((await from('10.0.0.3', `Bearer ${key}`)).statusCode).toBe(429);
  expect((await from('10.0.0.3')).statusCode).toBe(200);
  expect((await from('10.0.0.4', `Bearer ${key}`)).statusCode).toBe(200);
  await limited.close();
});
