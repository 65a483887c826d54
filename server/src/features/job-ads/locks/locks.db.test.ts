import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queuedMails } from '../../accounts/accounts.fixture.ts';
import { openWorkshop, post, postOne, type Account, type Workshop } from '../own-ads.fixture.ts';

let shop: Workshop;
let owner: Account;
let editor: Account;

beforeAll(async () => {
  shop = await openWorkshop();
  [owner, editor] = [await shop.account(2), await shop.account(0, 2)];
});

beforeEach(() =>
  shop.app.database.script(
    'delete from job_ads; delete from locked_ad_texts; delete from mails; delete from audit_entries',
  ),
);

const branches = () => ({ ...owner, companies: owner.companies });
const lock = (id: number, values: object = {}) =>
  shop.app.patch(
    `jobdescriptions/lock/patch/${id}/`,
    { reason: 'misleading', note: 'Der Lohn stimmt nicht.', ...values },
    editor.headers,
  );
const unlock = (id: number, values: object = {}) =>
  shop.app.patch(`jobdescriptions/unlock/patch/${id}/`, values, editor.headers);
const own = async () => (await shop.app.get('jobdescriptions/own/', owner.headers)).body;

describe('a locked ad', () => {
  it('is hidden, whatever its company does, until an editor lifts the lock', async () => {
    const ad = await postOne(shop, { ...owner, companies: owner.companies.slice(0, 1) });
    expect(await shop.search('Bäcker')).toHaveLength(1);
    expect(await lock(ad.id)).toMatchObject({
      status: 200,
      body: [{ id: ad.id, published: true, last_updated: ad.last_updated }],
    });
    expect(await shop.search('Bäcker')).toEqual([]);

    for (const published of [false, true]) {
      const path = `jobdescriptions/visibility/patch/${ad.id}/`;
      expect(await shop.app.patch(path, { published }, owner.headers)).toMatchObject({
        status: 200,
      });
    }
    // Added to another branch, and with other words.
    const edit = { title: 'Backstube: Bäcker werden', Companies: [...owner.companies] };
    const { body } = await shop.app.patch(
      `jobdescriptions/patch/${ad.id}/`,
      shop.form(owner.companies, edit),
      owner.headers,
    );
    expect(body).toHaveLength(2);
    expect(await shop.search('Bäcker')).toEqual([]);
    const [shown] = (await shop.app.post('jobdescriptions/by/ids/', { job_ids: [ad.id] })).body;
    expect(shown).toBeUndefined();

    expect(await unlock(ad.id, { siblings: true })).toMatchObject({ status: 200 });
    expect(await shop.search('Bäcker')).toEqual(Array(2).fill(edit.title));
  });

  it('informs its company of the reason, once for all of its branches, and of the end', async () => {
    const [ad, sibling] = await post(shop, branches());
    await lock(ad!.id, { siblings: true });
    expect((await own()).map(({ editor_lock }: { editor_lock: object }) => editor_lock)).toEqual([
      { reason: 'misleading', note: 'Der Lohn stimmt nicht.', since: expect.any(String) },
      { reason: 'misleading', note: 'Der Lohn stimmt nicht.', since: expect.any(String) },
    ]);
    await unlock(sibling!.id, { siblings: true });
    const mails = await queuedMails(shop.app.database);
    expect(mails.map(({ kind }) => kind)).toEqual(['ad-locked', 'ad-unlocked']);
    expect(mails[0]?.text).toContain(
      'Angaben stimmen nicht oder führen in die Irre: Der Lohn stimmt nicht.',
    );
    const entries = await shop.app.database.rows<{ action: string; reason: string }>(
      sql`select action, reason from audit_entries where subject = 'job-ad' order by id`,
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'blocked',
      'blocked',
      'released',
      'released',
    ]);
    expect(entries[0]?.reason).toContain('Der Lohn stimmt nicht.');
  });

  it('can be locked without its siblings; editors find it among the locked ads', async () => {
    const [ad, sibling] = await post(shop, branches());
    await lock(ad!.id);
    expect(await shop.search('Bäcker')).toHaveLength(1);
    const { body } = await shop.app.get('jobdescriptions/all/?locked=1', editor.headers);
    expect(body.results).toMatchObject([{ id: ad!.id, editor_lock: { reason: 'misleading' } }]);
    // A locked ad keeps its reason when its sibling is locked together with it.
    await lock(sibling!.id, { reason: 'duplicate', note: '', siblings: true });
    expect(
      (await own())
        .map((one: { id: number; editor_lock: { reason: string } }) => one.editor_lock.reason)
        .toSorted(),
    ).toEqual(['duplicate', 'misleading']);
  });

  it('is locked and released once, with a reason and a text', async () => {
    const [ad] = await post(shop, branches());
    expect(await unlock(ad!.id)).toMatchObject({ status: 409 });
    expect(await lock(ad!.id, { reason: 'other', note: ' ' })).toMatchObject({
      status: 400,
      body: { errors: { note: ['Pflichtfeld!'] } },
    });
    expect(await lock(ad!.id, { reason: 'because' })).toMatchObject({ status: 400 });
    expect(await lock(ad!.id, { last_updated: '2020-01-01T00:00:00Z' })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
    expect(await lock(ad!.id)).toMatchObject({ status: 200 });
    expect(await lock(ad!.id)).toMatchObject({ status: 409 });
    expect(await lock(2_000_000_000)).toMatchObject({ status: 404 });
    expect(await queuedMails(shop.app.database)).toHaveLength(1);
  });
});
