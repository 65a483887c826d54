import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queuedMails } from '../../accounts/accounts.fixture.ts';
import { openWorkshop, post, postOne, type Account, type Workshop } from '../own-ads.fixture.ts';

let shop: Workshop;
let owner: Account;
let editor: Account;
let ad: OwnJobAd;

const text = '<p>Brot backen, jede Nacht ab zwei Uhr.</p>';
const first = () => ({ ...owner, companies: owner.companies.slice(0, 1) });
const second = () => ({ ...owner, companies: owner.companies.slice(1) });
const lock = (id: number, values: object = {}) =>
  shop.app.patch(
    `jobdescriptions/lock/patch/${id}/`,
    { reason: 'unlawful', note: 'Nachtarbeit ist verboten.', ...values },
    editor.headers,
  );
const unlock = (id: number) =>
  shop.app.patch(`jobdescriptions/unlock/patch/${id}/`, {}, editor.headers);
const edit = (id: number, values: object, headers = owner.headers) =>
  shop.app.patch(`jobdescriptions/patch/${id}/`, values, headers);

beforeAll(async () => {
  shop = await openWorkshop();
  [owner, editor] = [await shop.account(2), await shop.account(0, 2)];
});

beforeEach(async () => {
  await shop.app.changes.write((tx) =>
    tx.script(
      'delete from job_ads; delete from locked_ad_texts; delete from mails; delete from audit_entries',
    ),
  );
  ad = await postOne(shop, first(), { details: text });
});

const reasonOf = ({ editor_lock: found }: OwnJobAd) => found?.reason ?? null;

describe('a copy of a locked ad', () => {
  it('is locked with it, and editors see that it happened', async () => {
    await lock(ad.id);
    const copy = await postOne(shop, second(), { details: text });
    expect(copy.editor_lock).toMatchObject({
      reason: 'unlawful',
      note: 'Nachtarbeit ist verboten.',
    });
    expect(await shop.search('Bäcker')).toEqual([]);
    const { body } = await shop.app.get('jobdescriptions/all/?locked=1', editor.headers);
    expect(body.results.map(({ id }: OwnJobAd) => id)).toContain(copy.id);
    const notes = await shop.app.database.rows(sql`
      select action, subject_id as id, user_name as name, reason from audit_entries order by id desc limit 1`);
    expect(notes).toEqual([
      {
        action: 'blocked',
        id: copy.id,
        name: 'Unternehmenskonto',
        reason:
          'Gleicht einer gesperrten Anzeige: Verstoß gegen Jugendarbeitsschutz oder anderes Recht: Nachtarbeit ist verboten.',
      },
    ]);
    // No further mail: the company sees the lock on its page.
    expect(await queuedMails(shop.app.database)).toHaveLength(1);
  });

  it.each([
    ['another title', { title: 'Backe mit uns', details: text }],
    ['another text', { details: '<p>Kuchen</p>' }],
    ['other signs', { title: 'AUSBILDUNG – zum Bäcker!', details: '<p>Kuchen</p>' }],
    ['other tags', { title: 'Backe mit uns', details: `<ul><li>${text.slice(3, -4)}</li></ul>` }],
  ])('is one with %s, too', async (_, values) => {
    await lock(ad.id);
    expect(reasonOf(await postOne(shop, first(), values))).toBe('unlawful');
  });

  it.each([
    ['title and text', { title: 'Backe mit uns', details: '<p>Kuchen</p>' }],
    ['kind', { job_type: 1, job_start: '2027-02-01', details: text }],
  ])('is no ad with another %s', async (_, values) => {
    await lock(ad.id);
    expect(reasonOf(await postOne(shop, first(), values))).toBeNull();
  });

  it('is no ad of another account, nor one that editors write', async () => {
    await lock(ad.id);
    expect(reasonOf(await postOne(shop, await shop.account(), { details: text }))).toBeNull();
    const written = await post(
      shop,
      { ...editor, companies: second().companies },
      { details: text },
    );
    expect(written.map(reasonOf)).toEqual([null]);
  });

  it('is one, too, where the locked ad was changed or deleted before', async () => {
    await lock(ad.id);
    await edit(ad.id, { title: 'Backe mit uns', details: '<p>Kuchen</p>' });
    expect(reasonOf(await postOne(shop, second(), { details: text }))).toBe('unlawful');
    const like = { title: 'Backe mit uns', details: '<p>Brote</p>' };
    expect(reasonOf(await postOne(shop, second(), like))).toBe('unlawful');
    for (const { id } of (await shop.app.get('jobdescriptions/own/', owner.headers)).body)
      await shop.app.delete(`jobdescriptions/delete/${id}/`, owner.headers);
    expect(reasonOf(await postOne(shop, first(), { details: text }))).toBe('unlawful');
  });

  it('can result from an edit of another ad; ads that were similar before are not locked', async () => {
    const [other, alike] = [
      await postOne(shop, second(), { title: 'Backe mit uns', details: '<p>Kuchen</p>' }),
      await postOne(shop, second(), { details: text }),
    ];
    await lock(ad.id);
    const { body } = await edit(other.id, { title: ad.title, details: text });
    expect(body.map(reasonOf)).toEqual(['unlawful']);
    const { body: kept } = await edit(alike.id, { annotation: '<p>Komm!</p>' });
    expect(kept.map(reasonOf)).toEqual([null]);
  });

  it('includes the ad itself in another branch, with any text', async () => {
    await lock(ad.id);
    const words = { title: 'Backe mit uns', details: '<p>Kuchen</p>' };
    const { body } = await edit(ad.id, shop.form(second().companies, words));
    expect(body.map(({ id }: OwnJobAd) => id)).toEqual([ad.id]);
    expect(body.map(reasonOf)).toEqual(['unlawful']);
  });

  it('is no branch that editors have left out', async () => {
    const [one, sibling] = await post(shop, owner, { title: 'Mehl', details: '<p>Mehl</p>' });
    await lock(one!.id);
    const { body } = await edit(sibling!.id, { annotation: '<p>Komm!</p>' });
    expect(body.map(reasonOf).toSorted()).toEqual([null, 'unlawful']);
  });

  it('is not locked any more after editors lift the lock of either', async () => {
    await lock(ad.id);
    const copy = await postOne(shop, second(), { details: text });
    await unlock(copy.id);
    expect(reasonOf(await postOne(shop, second(), { details: text }))).toBeNull();
    const { body } = await edit(copy.id, { annotation: '<p>Komm!</p>' });
    expect(body.map(reasonOf)).toEqual([null]);
  });

  it('is included in the export of the account', async () => {
    await lock(ad.id);
    const { body } = await shop.app.get('user/own/export/', owner.headers);
    expect(body.lockedAds).toMatchObject([
      { job_ad_id: ad.id, title_key: 'ausbildungzumbäcker', lock_reason: 'unlawful' },
    ]);
  });

  it('is not recognised when the ad was deleted long ago', async () => {
    await lock(ad.id);
    await shop.app.delete(`jobdescriptions/delete/${ad.id}/`, owner.headers);
    const forget = () => shop.app.jobs.find(({ name }) => name === 'forget-locked-ads')!.run();
    await forget();
    const copy = await postOne(shop, second(), { details: text });
    expect(reasonOf(copy)).toBe('unlawful');
    await shop.app.delete(`jobdescriptions/delete/${copy.id}/`, owner.headers);
    await shop.app.database.rows(sql`
      update locked_ad_texts set locked_at = locked_at - make_interval(days => ${limits.lockedAdDays + 1}::int)`);
    await forget();
    expect(reasonOf(await postOne(shop, first(), { details: text }))).toBeNull();
  });
});
