import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../core/database/drizzle.ts';
import { openWorkshop, post, postOne, type Account, type Workshop } from './own-ads.fixture.ts';

let shop: Workshop;
let one: Account;
/** A contact person of the branch. */
let ute: number;
/** A contact person of the account, but of no branch. */
let jan: number;

const contact = { last_name: 'Kern', phone: '03931 123', email: 'ute@firma.example' };

async function addContact(values: object, of = one): Promise<number> {
  const { body } = await shop.app.post(
    'contactpersons/post/',
    { ...contact, ...values },
    of.headers,
  );
  return body.id;
}

const patch = (id: number, body: object, headers = one.headers) =>
  shop.app.patch(`jobdescriptions/patch/${id}/`, body, headers);

const shown = async (id: number): Promise<number[]> => {
  const { body } = await shop.app.post('jobdescriptions/by/ids/', { job_ids: [id] });
  return (body as OwnJobAd[])[0]?.contacts.map((person) => person.id) ?? [];
};

const adsOf = async (id: number): Promise<number> => {
  const { body } = await shop.app.get('contactpersons/own/', one.headers);
  return body.find((person: { id: number }) => person.id === id).ads;
};

beforeAll(async () => {
  shop = await openWorkshop();
});

beforeEach(async () => {
  one = await shop.account(2);
  ute = await addContact({ first_name: 'Ute' });
  jan = await addContact({ first_name: 'Jan', last_name: 'Ost' });
  for (const company of one.companies)
    await shop.app.database.rows(
      sql`insert into company_contact_persons values (${company}, ${ute})`,
    );
});

describe('the contact person of an ad', () => {
  it('is shown alone, in place of those of its branch, until the choice is emptied', async () => {
    const [ad, sibling] = await post(shop, one, { contact_person: jan });
    expect(ad).toMatchObject({
      contact_person: { id: jan, name: 'Jan Ost' },
      contacts: [{ id: jan }],
    });
    expect(sibling).toMatchObject({ contact_person: { id: jan } });
    expect(await shown(ad!.id)).toEqual([jan]);
    expect([await adsOf(ute), await adsOf(jan)]).toEqual([0, 2]);
    const { body } = await patch(ad!.id, { contact_person: null });
    expect(body[0]).toMatchObject({ contact_person: null, contacts: [{ id: ute }] });
    expect([await adsOf(ute), await adsOf(jan)]).toEqual([2, 0]);
  });

  it('stays if an edit does not send it, and is copied to the next year', async () => {
    const ad = await postOne(shop, one, { contact_person: jan });
    const { body } = await patch(ad.id, { title: 'Anders' });
    expect(body[0]).toMatchObject({ title: 'Anders', contact_person: { id: jan } });
    const path = 'jobdescriptions/drafts/next-year/';
    const drafts = await shop.app.post(path, { job_ids: [ad.id] }, one.headers);
    expect(drafts.body[0].content.contact_person).toEqual({ id: jan, name: 'Jan Ost' });
  });

  it('may not be one of another account, not even for editors', async () => {
    const foreign = await addContact({}, await shop.account());
    const ad = await postOne(shop, one);
    const { headers: asEditor } = await shop.account(0, 2);
    for (const contact_person of [foreign, 2_000_000_000, 'Ute'])
      for (const headers of [one.headers, asEditor]) {
        const { status, body } = await patch(ad.id, { contact_person }, headers);
        expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({
          status: 400,
          fields: ['contact_person'],
        });
      }
    expect(await shown(ad.id)).toEqual([ute]);
    expect((await patch(ad.id, { contact_person: jan }, asEditor)).status).toBe(200);
  });

  it('that is deleted is replaced by those of the branch, and comes back with the undo', async () => {
    const [ad, sibling] = await post(shop, one, { contact_person: jan });
    await shop.app.delete(`contactpersons/delete/${jan}/`, one.headers);
    expect(await shown(ad!.id)).toEqual([ute]);
    await shop.app.database.rows(
      sql`update job_ads set contact_person_id = ${ute} where id = ${sibling!.id}`,
    );
    await shop.app.post(`contactpersons/restore/${jan}/`, {}, one.headers);
    expect([await shown(ad!.id), await shown(sibling!.id)]).toEqual([[jan], [ute]]);
  });

  it('is not shown once the branch belongs to another account', async () => {
    const ad = await postOne(shop, one, { contact_person: jan });
    const other = await shop.account(0);
    await shop.app.database.rows(
      sql`update companies set user_id = ${other.userId} where id = ${ad.Companies[0]!.id}`,
    );
    expect(await shown(ad.id)).toEqual([ute]);
    const { status, body } = await patch(ad.id, { title: 'Anders' }, other.headers);
    expect({ status, contact: body[0]?.contact_person }).toEqual({ status: 200, contact: null });
  });
});
