import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany } from '../../../test/stock.ts';
import { openWorkshop, postOne, type Account, type Workshop } from './own-ads.fixture.ts';

let shop: Workshop;
let one: Account;

beforeAll(async () => {
  shop = await openWorkshop();
});

beforeEach(async () => {
  one = await shop.account();
});

const imported = (values: Parameters<typeof addAd>[1] = {}) =>
  addAd(shop.app.database, {
    company_id: one.companies[0]!,
    external: 'Arbeitsagentur',
    title: 'Aus der Börse',
    profession_id: shop.profession,
    ...values,
  });

const adopt = (id: number, values: object = {}, { headers } = one) =>
  shop.app.patch(`jobdescriptions/patch/${id}/`, { id, external: '', ...values }, headers);

const read = async (id: number) =>
  (
    await shop.app.database.rows(sql`
      select external, accepted, source, source_id is not null as known, last_updated_by, published,
        publish_date, title from job_ads where id = ${id}`)
  )[0];

const untouched = {
  external: 'Arbeitsagentur',
  accepted: false,
  last_updated_by: null,
  source: 'Arbeitsagentur',
  known: true,
};

describe('adopting an imported ad', () => {
  it("makes it the company's own ad, still public, with its source", async () => {
    const id = await imported();
    expect((await shop.app.get('jobdescriptions/own/', one.headers)).body).toMatchObject([
      { id, external: 'Arbeitsagentur', last_updated_by: '', accepted: false },
    ]);
    const { status, body } = await adopt(id);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { id, external: '', accepted: true, last_updated_by: 'Mia Möhring', published: true },
    ]);
    expect(await read(id)).toEqual({
      external: '',
      accepted: true,
      last_updated_by: one.userId,
      source: 'Arbeitsagentur',
      known: true,
      published: true,
      publish_date: '2026-11-01',
      title: 'Aus der Börse',
    });
    expect(
      (await shop.app.patch(`jobdescriptions/patch/${id}/`, { title: 'Jetzt meins' }, one.headers))
        .status,
    ).toBe(200);
  });

  it('keeps a job name that cannot be chosen', async () => {
    const [name] = await shop.app.database.rows<{ id: number }>(sql`
      insert into job_names (name, external) values ('Backkraft', true) returning id`);
    const id = await imported({ job_name_id: name!.id });
    expect((await adopt(id)).body).toMatchObject([{ Job_name: { name: 'Backkraft' } }]);
  });

  it('twice makes no difference, even with the time of before', async () => {
    const id = await imported();
    const [before] = (await shop.app.get('jobdescriptions/own/', one.headers)).body as OwnJobAd[];
    const last_updated = before!.last_updated;
    const first = await adopt(id, { last_updated });
    expect(await adopt(id, { last_updated })).toEqual(first);
    // A request with further changes must know the present state.
    expect((await adopt(id, { last_updated, title: 'Anders' })).status).toBe(409);
  });

  it('at once by several is done once', async () => {
    const id = await imported();
    const answers = await Promise.all([adopt(id), adopt(id), adopt(id)]);
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({ status: 200, body: answers[0]!.body });
    }
  });

  it('takes a profession that was missing', async () => {
    const id = await imported({ profession_id: null });
    expect(await adopt(id)).toMatchObject({
      status: 400,
      body: { errors: { Profession: ['Bitte Branche auswählen.'] } },
    });
    expect(await read(id)).toMatchObject(untouched);
    const { body } = await adopt(id, { Profession: shop.profession });
    expect(body).toMatchObject([{ external: '', Profession: { id: shop.profession } }]);
    expect((await adopt(id, { Profession: shop.profession })).body).toEqual(body);
  });

  it.each([
    [{ title: 'x'.repeat(101) }, { title: ['Max. 100 Zeichen!'] }],
    [{ details: `<p>${'x'.repeat(5001)}</p>` }, { details: ['Maximal 5000 Zeichen!'] }],
    [{ details: `<p>${'x'.repeat(300_000)}</p>` }, { details: ['Maximal 5000 Zeichen!'] }],
    [{ details: '' }, { details: ['Pflichtfeld!'] }],
  ])('is refused where it does not fit the form', async (values, errors) => {
    const id = await imported(values);
    expect(await adopt(id)).toMatchObject({ status: 400, body: { errors } });
    expect(await read(id)).toMatchObject(untouched);
    const shorter = { title: 'Kurz', details: '<p>Kurz</p>' };
    expect((await adopt(id, shorter)).body).toMatchObject([{ ...shorter, external: '' }]);
  });

  it('of several stops at an error, and continues there when it is repeated', async () => {
    const ids = [await imported(), await imported({ profession_id: null }), await imported()];
    const adoptAll = async (values: (id: number) => object) => {
      for (const id of ids) {
        const { status } = await adopt(id, values(id));
        if (status !== 200) return `stopped at ${ids.indexOf(id) + 1}`;
      }
      return 'done';
    };
    const states = async () =>
      Promise.all(ids.map(async (id) => (await read(id))?.['external'] === ''));
    expect(await adoptAll(() => ({}))).toBe('stopped at 2');
    expect(await states()).toEqual([true, false, false]);
    const chosen = (id: number) => (id === ids[1] ? { Profession: shop.profession } : {});
    expect(await adoptAll(chosen)).toBe('done');
    expect(await states()).toEqual([true, true, true]);
  });
});

describe('an imported ad that is not adopted', () => {
  it('is not its company’s to edit, but an editor’s', async () => {
    const id = await imported();
    expect(
      await shop.app.patch(`jobdescriptions/patch/${id}/`, { title: 'Meins' }, one.headers),
    ).toMatchObject({
      status: 409,
      body: {
        detail: 'Importierte Stellenanzeigen können erst nach der Übernahme bearbeitet werden.',
      },
    });
    expect(await read(id)).toMatchObject({ ...untouched, title: 'Aus der Börse' });
    const editor = await shop.account(0, 2);
    const path = `jobdescriptions/patch/${id}/`;
    const { body } = await shop.app.patch(path, { title: 'Redigiert' }, editor.headers);
    expect(body).toMatchObject([{ title: 'Redigiert', external: 'Arbeitsagentur' }]);
  });

  it('can be hidden by its company', async () => {
    const id = await imported();
    const path = `jobdescriptions/visibility/patch/${id}/`;
    const { body } = await shop.app.patch(path, { published: false }, one.headers);
    expect(body).toMatchObject({ published: false, external: 'Arbeitsagentur' });
  });

  it('of another account, or of none, cannot be adopted', async () => {
    const db = shop.app.database;
    const other = await shop.account();
    const ownerless = await addCompany(db, { userId: null, external: true });
    for (const company_id of [other.companies[0]!, ownerless]) {
      const id = await imported({ company_id });
      expect((await adopt(id)).status).toBe(404);
      expect(await read(id)).toMatchObject(untouched);
    }
  });

  it('is no way to pass off an ad as imported', async () => {
    const ad = await postOne(shop, one);
    const path = `jobdescriptions/patch/${ad.id}/`;
    expect((await shop.app.patch(path, { external: 'BA' }, one.headers)).status).toBe(403);
    expect((await adopt(ad.id)).body).toEqual([ad]);
  });
});
