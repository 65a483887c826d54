import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany } from '../../../test/stock.ts';
import { openWorkshop, post, postOne, type Account, type Workshop } from './own-ads.fixture.ts';

let shop: Workshop;
let owner: Account;
let editor: Account;

beforeAll(async () => {
  shop = await openWorkshop();
  [owner, editor] = [await shop.account(2), await shop.account(0, 2)];
});

beforeEach(() => shop.app.database.rows(sql`delete from audit_entries`));

interface Entry {
  readonly action: string;
  readonly subject_id: number;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

const trail = () =>
  shop.app.database.rows<Entry>(sql`
    select action, subject_id, before, after from audit_entries where subject = 'job-ad' order by id`);

const edit = (id: number, values: object) =>
  shop.app.patch(`jobdescriptions/patch/${id}/`, values, editor.headers);
const toggle = (id: number, values: object, who = editor) =>
  shop.app.patch(`jobdescriptions/visibility/patch/${id}/`, values, who.headers);

describe('an editor', () => {
  it('writes an ad for several companies of one account, with an entry in the trail for each', async () => {
    const ads = await post(shop, { ...editor, companies: owner.companies });
    expect(ads.map(({ Companies }) => Companies[0]?.id)).toEqual(owner.companies);
    expect(await trail()).toEqual(
      ads.map(({ id, Companies }) => ({
        action: 'created',
        subject_id: id,
        before: null,
        after: expect.objectContaining({ title: 'Ausbildung zum Bäcker', Companies, files: [] }),
      })),
    );
  });

  it('cannot combine companies of several accounts, or with one without an owner', async () => {
    const other = await shop.account();
    const orphan = await addCompany(shop.app.database, { userId: null, external: true });
    for (const id of [other.companies[0]!, orphan]) {
      const form = shop.form([owner.companies[0]!, id]);
      expect(await shop.app.post('jobdescriptions/post/', form, editor.headers)).toMatchObject({
        status: 400,
        body: {
          errors: {
            Companies: ['Die angegebenen Firmen gehören zu unterschiedlichen User-Accounts!'],
          },
        },
      });
    }
    const missing = await shop.app.post(
      'jobdescriptions/post/',
      shop.form([2_000_000_000]),
      editor.headers,
    );
    expect(missing.body.errors).toEqual({ Companies: ['Firma nicht im System!'] });
    expect(await trail()).toEqual([]);
  });

  it('takes a company off and adds one, with an entry for each ad', async () => {
    const [first, second] = owner.companies;
    const third = await addCompany(shop.app.database, { userId: owner.userId });
    await shop.app.database.rows(
      sql`insert into company_allowed_apprenticeships values (${third}, ${shop.baker})`,
    );
    const [ad, sibling] = await post(shop, { ...owner, companies: [first!, second!] });
    await edit(ad!.id, { title: 'Ausbildung mit Brot', Companies: [first, third] });
    const entries = await trail();
    expect(entries.map(({ action }) => action)).toEqual(['changed', 'created', 'deleted']);
    expect(entries[2]).toMatchObject({
      subject_id: sibling!.id,
      after: null,
      before: { title: 'Ausbildung zum Bäcker' },
    });
  });

  it('moves an ad to another company of the account, with one entry', async () => {
    const [first, second] = owner.companies;
    const ad = await postOne(shop, { ...owner, companies: [first!] });
    await edit(ad.id, { title: 'Ausbildung mit Brot', Companies: [second] });
    expect(await trail()).toMatchObject([
      { action: 'changed', subject_id: ad.id, before: { title: 'Ausbildung zum Bäcker' } },
    ]);
  });

  it('changes an ad, and the trail records the differences', async () => {
    const ad = await postOne(shop, { ...owner, companies: [owner.companies[0]!] });
    await edit(ad.id, { title: 'Ausbildung mit Brot', last_updated: ad.last_updated });
    expect(await trail()).toEqual([
      {
        action: 'changed',
        subject_id: ad.id,
        before: { title: 'Ausbildung zum Bäcker' },
        after: { title: 'Ausbildung mit Brot' },
      },
    ]);
  });

  it('edits an imported ad without adopting it, or adopts it for its company', async () => {
    const db = shop.app.database;
    const company = await addCompany(db, { userId: null, external: true, name: 'Kornhof' });
    const id = await addAd(db, {
      company_id: company,
      external: 'BA',
      profession_id: shop.profession,
    });
    const kept = await edit(id, { title: 'Ausbildung im Kornhof' });
    expect(kept.body).toMatchObject([{ title: 'Ausbildung im Kornhof', external: 'BA' }]);
    const adopted = await edit(id, { title: 'Ausbildung auf dem Kornhof', external: '' });
    expect(adopted.body).toMatchObject([{ title: 'Ausbildung auf dem Kornhof', external: '' }]);
    expect((await trail())[1]).toMatchObject({
      before: { external: 'BA' },
      after: { external: '' },
    });
    expect(await shop.search('Kornhof')).toContain('Ausbildung auf dem Kornhof');
  });

  it('deletes an ad, and the trail records its values', async () => {
    const ad = await postOne(shop, { ...owner, companies: [owner.companies[0]!] });
    await shop.app.delete(`jobdescriptions/delete/${ad.id}/`, editor.headers);
    expect(await trail()).toMatchObject([
      { action: 'deleted', subject_id: ad.id, before: { title: ad.title }, after: null },
    ]);
  });
});

describe('a toggle by an editor', () => {
  it('is recorded in the trail and applied to the search, in both directions', async () => {
    const ad = await postOne(
      shop,
      { ...owner, companies: [owner.companies[0]!] },
      { title: 'Zwieback', availability_start_date: '2026-11-02' },
    );
    const { body: hidden } = await toggle(ad.id, { published: false });
    expect(await shop.search('Zwieback')).toEqual([]);
    const restore = { publish_date: ad.publish_date, waiting: false };
    const { body } = await toggle(ad.id, {
      published: true,
      restore,
      last_updated: hidden.last_updated,
    });
    // It has its former first day, not today.
    expect(body).toMatchObject({ published: true, publish_date: '2026-11-02' });
    expect(await shop.search('Zwieback')).toEqual(['Zwieback']);
    expect((await trail()).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['withdrawn', { published: true }, { published: false }],
      ['published', { published: false }, { published: true }],
    ]);
  });

  it('of an ad that waits can be taken back to waiting', async () => {
    const day = { availability_start_date: '2026-12-24' };
    const ad = await postOne(shop, { ...owner, companies: [owner.companies[0]!] }, day);
    await toggle(ad.id, { published: true });
    const restore = { publish_date: null, waiting: true };
    const { body } = await toggle(ad.id, { published: false, restore });
    expect(body).toMatchObject({ published: false, publish_date: null, waiting: true });
  });

  it('is taken back to nothing that cannot have been', async () => {
    const ad = await postOne(shop, { ...owner, companies: [owner.companies[0]!] });
    for (const values of [
      { published: true, restore: { publish_date: null, waiting: false } },
      { published: true, restore: { publish_date: '2027-01-01', waiting: false } },
      // It has no first visible day, so it cannot wait.
      { published: false, restore: { publish_date: null, waiting: true } },
    ]) {
      expect((await toggle(ad.id, values)).body.errors).toEqual({ restore: ['Ungültige Angabe.'] });
    }
  });

  it('by its owner is not recorded, and cannot set an older day', async () => {
    const ad = await postOne(shop, { ...owner, companies: [owner.companies[0]!] });
    await toggle(ad.id, { published: false }, owner);
    await edit(ad.id, {});
    expect(await trail()).toEqual([]);
    const restore = { publish_date: '2026-01-01', waiting: false };
    expect((await toggle(ad.id, { published: true, restore }, owner)).status).toBe(403);
  });
});
