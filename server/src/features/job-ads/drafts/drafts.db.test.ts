import type { AdDraft } from '@lehrpfad/contract/job-ads/drafts.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorkshop, post, type Account, type Workshop } from '../own-ads.fixture.ts';
import { removeOldDrafts } from './draft-store.ts';

let shop: Workshop;
let one: Account;

beforeAll(async () => {
  shop = await openWorkshop();
});

beforeEach(async () => {
  shop.setClock('2026-11-21T10:00:00Z');
  one = await shop.account();
});

const keep = (content: object, { headers } = one) =>
  shop.app.post('jobdescriptions/drafts/post/', { content }, headers);

const change = (id: number, body: object, { headers } = one) =>
  shop.app.patch(`jobdescriptions/drafts/patch/${id}/`, body, headers);

const remove = (id: number, { headers } = one) =>
  shop.app.delete(`jobdescriptions/drafts/delete/${id}/`, headers);

const drafts = async ({ headers } = one): Promise<AdDraft[]> =>
  (await shop.app.get('jobdescriptions/drafts/own/', headers)).body;

const required = ['Companies', 'title', 'job_type', 'Job_name', 'Profession', 'details'];

describe('a draft', () => {
  it('may be empty, and lists its missing fields in the order of the form', async () => {
    const { status, body } = await keep({});
    expect(status).toBe(200);
    expect(body.missing).toEqual(required);
    expect(body.wrong).toEqual([]);
    expect(await drafts()).toEqual([body]);
  });

  it('stores values as they were typed, and lists those that will be refused', async () => {
    const content = {
      title: 'x'.repeat(101),
      job_start: '1.8.',
      pay_year_1: 'viel',
      Job_name: { id: 0, name: 'Bäk' },
      details: '<p></p>',
    };
    const { body } = await keep(content);
    const [stored] = await drafts();
    expect(stored?.content).toMatchObject({ ...content, details: expect.any(String) });
    expect(body.missing).toEqual(expect.arrayContaining(['job_type', 'Profession', 'details']));
    expect(body.wrong).toEqual(
      expect.arrayContaining(['title', 'job_start', 'pay_year_1', 'Job_name']),
    );
  });

  it('contains only sanitised HTML', async () => {
    const { body } = await keep({ details: '<p onclick="x()">Brot</p><script>x()</script>' });
    expect(body.content.details).toBe('<p>Brot</p>');
  });

  it('can be read if the sanitised HTML is longer than the sent one', async () => {
    const { body } = await keep({ details: '<'.repeat(limits.draftText) });
    expect((await drafts())[0]?.content.details).toBe('&lt;'.repeat(limits.draftText));
    expect((await change(body.id, { content: { title: 'Backen' } })).status).toBe(200);
  });

  it('is refused where a text is larger than any form', async () => {
    const { status } = await keep({ title: 'x'.repeat(limits.draftLine + 1) });
    expect(status).toBe(400);
    expect(await drafts()).toEqual([]);
  });

  it('is one of several, the last changed first', async () => {
    const first = (await keep({ title: 'Erster' })).body;
    shop.setClock('2026-11-21T10:01:00Z');
    await keep({ title: 'Zweiter' });
    shop.setClock('2026-11-21T10:02:00Z');
    const { body } = await change(first.id, { content: { title: 'Neuer' } });
    expect(body.last_updated).toBe('2026-11-21T10:02:00.000Z');
    expect((await drafts()).map(({ content }) => content.title)).toEqual(['Neuer', 'Zweiter']);
  });

  it('is not overwritten by somebody who has not seen it', async () => {
    const { id, last_updated } = (await keep({ title: 'Alt' })).body;
    const saved = await change(id, { content: { title: 'Mein' }, last_updated });
    const late = await change(id, { content: { title: 'Dein' }, last_updated });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'stale', current: saved.body });
  });

  it('has a limit per account', async () => {
    await shop.app.database.rows(sql`
      insert into job_ad_drafts (user_id, content, created_at, last_updated)
      select ${one.userId}::int, '{}'::jsonb, now(), now() from generate_series(1, ${limits.adDrafts}::int)`);
    const { status, body } = await keep({ title: 'Noch einer' });
    expect(status).toBe(409);
    expect(body.detail).toContain('löschen');
  });

  it('is read even where a later version would refuse part of it', async () => {
    await shop.app.database.rows(sql`
      insert into job_ad_drafts (user_id, content, created_at, last_updated)
      values (${one.userId}, ${JSON.stringify({ title: 'Bleibt', job_type: 9, gone: 1 })}::text::jsonb, now(), now())`);
    expect((await drafts())[0]?.content).toMatchObject({ title: 'Bleibt', job_type: null });
  });
});

describe('other accounts', () => {
  it('reads, changes, deletes or publishes a draft of another account, editors included', async () => {
    const { id } = (await keep({ title: 'Geheim' })).body;
    const other = await shop.account();
    expect(await drafts(other)).toEqual([]);
    expect((await change(id, { content: {} }, other)).status).toBe(404);
    expect((await remove(id, other)).status).toBe(404);
    const published = shop.form(other.companies, { draft: id });
    expect(await shop.app.post('jobdescriptions/post/', published, other.headers)).toMatchObject({
      status: 400,
      body: { errors: { draft: [expect.any(String)] } },
    });
    const editor = await shop.account(0, 2);
    expect((await shop.app.get('jobdescriptions/drafts/own/', editor.headers)).status).toBe(403);
    expect((await drafts()).map(({ content }) => content.title)).toEqual(['Geheim']);
  });

  it('finds it in the search', async () => {
    await keep({ title: 'Teigkneterlehre' });
    expect(await shop.search('Teigkneterlehre')).not.toContain('Teigkneterlehre');
  });
});

describe('the end of a draft', () => {
  it('is its publication, which checks the whole form', async () => {
    const { id } = (await keep({ title: 'Bald' })).body;
    const form = shop.form(one.companies, { title: '', draft: id });
    const refused = await shop.app.post('jobdescriptions/post/', form, one.headers);
    expect(refused.body.errors).toEqual({ title: ['Pflichtfeld!'] });
    expect(await drafts()).toHaveLength(1);
    await post(shop, one, { draft: id });
    expect(await drafts()).toEqual([]);
  });

  it('is one publication, though two windows ask for it at the same moment', async () => {
    const two = await shop.account();
    const { id } = (await keep({ title: 'Einmal' }, two)).body;
    const form = shop.form(two.companies, { title: 'Einmal', draft: id });
    const answers = await Promise.all(
      [1, 2].map(() => shop.app.post('jobdescriptions/post/', form, two.headers)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const { body } = await shop.app.get('jobdescriptions/own/', two.headers);
    expect(body).toHaveLength(1);
  });

  it('is its deletion, or a year without a change', async () => {
    const { id } = (await keep({})).body;
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    await keep({ title: 'Alt' });
    shop.setClock('2026-11-21T10:00:01Z');
    await keep({ title: 'Neu' });
    await removeOldDrafts(shop.app.database, new Date('2026-11-21T10:00:01Z'));
    expect((await drafts()).map(({ content }) => content.title)).toEqual(['Neu']);
  });

  it('is the end of its account; before, the account’s data contain it', async () => {
    await keep({ title: 'Halb fertig' });
    const { body } = await shop.app.get('user/own/export/', one.headers);
    expect(body.jobAdDrafts).toEqual([
      expect.objectContaining({ content: expect.objectContaining({ title: 'Halb fertig' }) }),
    ]);
    await shop.app.database.rows(
      sql`delete from users where id = ${(await shop.account(0)).userId}`,
    );
    const [left] = await shop.app.database.rows<{ count: number }>(
      sql`select count(*)::int as count from job_ad_drafts where user_id = ${one.userId}`,
    );
    expect(left?.count).toBe(1);
  });
});
