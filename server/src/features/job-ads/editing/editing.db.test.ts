import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, jobNameId } from '../../../../test/stock.ts';
import { openWorkshop, post, postOne, type Account, type Workshop } from '../own-ads.fixture.ts';
import { publishDueAds } from '../publishing/publishing-store.ts';

let shop: Workshop;
let one: Account;

beforeAll(async () => {
  shop = await openWorkshop();
});

beforeEach(async () => {
  shop.setClock('2026-11-21T10:00:00Z');
  one = await shop.account();
});

const patch = (id: number, body: object, { headers } = one) =>
  shop.app.patch(`jobdescriptions/patch/${id}/`, body, headers);

const own = async ({ headers } = one): Promise<OwnJobAd[]> =>
  (await shop.app.get('jobdescriptions/own/', headers)).body;

const toggle = (id: number, body: object, { headers } = one) =>
  shop.app.patch(`jobdescriptions/visibility/patch/${id}/`, body, headers);

const publicationOf = ({ published, publish_date, waiting }: OwnJobAd) => ({
  published,
  publish_date,
  waiting,
});

describe('an edit', () => {
  it('changes the sent fields and no others', async () => {
    const ad = await postOne(shop, one, {
      annotation: '<p>Bleibt</p>',
      job_start: '2027-08-01',
      availability_end_date: '2027-01-01',
    });
    shop.setClock('2026-11-22T10:00:00Z');
    const { status, body } = await patch(ad.id, { title: 'Umbenannt', id: ad.id });
    expect(status).toBe(200);
    expect(body).toEqual([{ ...ad, title: 'Umbenannt', last_updated: '2026-11-22T10:00:00.000Z' }]);
    expect(await shop.search('Umbenannt')).toEqual(['Umbenannt']);
    expect(await own()).toEqual(body);
  });

  it('can empty what need not be there', async () => {
    const ad = await postOne(shop, one, { annotation: '<p>Weg</p>', job_start: '2027-08-01' });
    const { body } = await patch(ad.id, { annotation: '', job_start: '' });
    expect(body[0]).toMatchObject({ annotation: '', job_start: null, details: ad.details });
  });

  it.each([
    [{ title: '' }, { title: ['Pflichtfeld!'] }],
    [{ title: 'x'.repeat(101) }, { title: ['Max. 100 Zeichen!'] }],
    [{ job_end: '2026-01-01' }, { job_end: ['Das Ende liegt vor dem Beginn.'] }],
    [{ Companies: [] }, { Companies: ['Pflichtfeld!'] }],
    [
      { availability_end_date: '2026-11-20' },
      { availability_end_date: ['Das Datum liegt in der Vergangenheit.'] },
    ],
    [{ Profession: 999_999 }, { Profession: ['Bitte Branche auswählen.'] }],
  ])('that leaves the ad wrong changes nothing: %j', async (values, errors) => {
    const ad = await postOne(shop, one, { job_start: '2027-08-01' });
    expect(await patch(ad.id, values)).toMatchObject({ status: 400, body: { errors } });
    expect(await own()).toEqual([ad]);
  });

  it('may keep a last day in the past', async () => {
    const ad = await postOne(shop, one, { availability_end_date: '2026-11-21' });
    shop.setClock('2026-12-01T10:00:00Z');
    const { status, body } = await patch(ad.id, {
      title: 'Abgelaufen',
      availability_end_date: '2026-11-21',
    });
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({ title: 'Abgelaufen', published: false });
  });

  it('is later than the one before, though the clock stands still', async () => {
    const ad = await postOne(shop, one);
    const { body } = await patch(ad.id, { title: 'Später' });
    expect(Date.parse(body[0].last_updated)).toBeGreaterThan(Date.parse(ad.last_updated));
  });

  it('by an editor names who it was', async () => {
    const editor = await shop.account(0, 2);
    await shop.app.database.rows(
      sql`update users set first_name = '', last_name = '' where id = ${editor.userId}`,
    );
    const ad = await postOne(shop, one);
    const { status, body } = await patch(ad.id, { title: 'Redigiert' }, editor);
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({ title: 'Redigiert', last_updated_by: 'Redaktion' });
  });
});

describe('an edit and who sees the ad', () => {
  it('follows the dates if they change', async () => {
    const ad = await postOne(shop, one);
    const from = async (day: string | null) =>
      publicationOf((await patch(ad.id, { availability_start_date: day })).body[0]);
    const today = { published: true, publish_date: '2026-11-21', waiting: false };
    expect(await from('2026-12-01')).toEqual({
      published: false,
      publish_date: null,
      waiting: true,
    });
    expect(await from('2026-11-10')).toEqual({ ...today, publish_date: '2026-11-10' });
    expect(await from('2026-11-21')).toEqual(today);
    expect(await from(null)).toEqual(today);
  });

  it('keeps the publication day', async () => {
    const ad = await postOne(shop, one);
    shop.setClock('2026-12-24T10:00:00Z');
    const { body } = await patch(ad.id, shop.form(one.companies, { title: 'Tippfehler' }));
    expect(publicationOf(body[0])).toEqual(publicationOf(ad));
  });

  it('keeps an ad private that was hidden by the toggle', async () => {
    const ad = await postOne(shop, one, { title: 'Verschlusssache' });
    await toggle(ad.id, { published: false });
    const { body } = await patch(ad.id, shop.form(one.companies, { title: 'Verschlusssache' }));
    expect(body[0]).toMatchObject({ published: false, waiting: false });
    await publishDueAds(shop.app.database, new Date('2027-11-21T10:00:00Z'));
    expect(await shop.search('Verschlusssache')).toEqual([]);
  });

  it('lets an expired ad go on with another last day', async () => {
    const ad = await postOne(shop, one, { availability_end_date: '2026-11-21' });
    shop.setClock('2026-11-22T10:00:00Z');
    await publishDueAds(shop.app.database, new Date('2026-11-22T10:00:00Z'));
    expect((await own())[0]).toMatchObject({ published: false });
    const { body } = await patch(ad.id, { availability_end_date: '2026-12-31' });
    expect(body[0]).toMatchObject({ published: true, publish_date: '2026-11-22' });
  });
});

describe('siblings', () => {
  it('are changed together', async () => {
    const three = await shop.account(3);
    const [first, second] = await post(shop, three, { title: 'Doppelpack' });
    const { body } = await patch(second?.id ?? 0, { title: 'Dreierpack' }, three);
    expect(body.map((ad: OwnJobAd) => ad.title)).toEqual([
      'Dreierpack',
      'Dreierpack',
      'Dreierpack',
    ]);
    expect(body[0].id).toBe(second?.id);
    expect(body.map((ad: OwnJobAd) => ad.id)).toContain(first?.id);
    expect(await shop.search('Dreierpack')).toHaveLength(3);
    expect(await shop.search('Doppelpack')).toEqual([]);
  });

  it('are added and deleted with the companies', async () => {
    const { app } = shop;
    const three = await shop.account(3);
    const [a, b, c] = three.companies;
    const [ofA, ofB] = await post(shop, { ...three, companies: [a!, b!] }, { title: 'Wanderung' });
    const { body } = await patch(ofA!.id, { Companies: [c, a] }, three);
    expect(body.map((ad: OwnJobAd) => ad.Companies[0]?.id)).toEqual([a, c]);
    expect(body[0].id).toBe(ofA!.id);
    expect(body[1]).toMatchObject({ title: 'Wanderung', published: true });
    expect(body[1].siblings).toMatchObject([{ id: ofA!.id, Company: a }]);
    expect(await shop.search('Wanderung')).toHaveLength(2);
    expect((await app.post('jobdescriptions/by/ids/', { job_ids: [ofB!.id] })).body).toEqual([]);
    expect((await patch(ofB!.id, { title: 'x' }, three)).status).toBe(404);
  });

  it('may take the place of the ad itself', async () => {
    const two = await shop.account(2);
    const [a, b] = two.companies;
    const ad = await postOne(shop, { ...two, companies: [a!] });
    const { body } = await patch(ad.id, { Companies: [b], title: 'Umgezogen' }, two);
    expect(body).toMatchObject([{ title: 'Umgezogen', Companies: [{ id: b }], siblings: [] }]);
    expect(await own(two)).toEqual(body);
  });

  it('begin private if the ad is private, and public if it had expired and is extended', async () => {
    const two = await shop.account(2);
    const ad = await postOne(shop, { ...two, companies: two.companies.slice(0, 1) });
    await toggle(ad.id, { published: false }, two);
    const { body } = await patch(ad.id, { Companies: two.companies }, two);
    expect(body.map(publicationOf)).toEqual([
      { published: false, publish_date: '2026-11-21', waiting: false },
      { published: false, publish_date: null, waiting: false },
    ]);
  });

  it('are not changed if their company has moved to another account', async () => {
    const two = await shop.account(2);
    const other = await shop.account();
    const [kept, gone] = await post(shop, two, { title: 'Geteilt' });
    await shop.app.database.rows(
      sql`update companies set user_id = ${other.userId} where id = ${two.companies[1]}`,
    );
    const { body } = await patch(kept!.id, { title: 'Meins' }, two);
    expect(body.map((ad: OwnJobAd) => ad.title)).toEqual(['Meins']);
    expect((await patch(gone!.id, { title: 'x' }, two)).status).toBe(404);
    expect((await own(other)).map(({ title }) => title)).toEqual(['Geteilt']);
  });
});

describe('the job name of an ad that is edited', () => {
  it('may have left the list, as long as it stays', async () => {
    const db = shop.app.database;
    const two = await shop.account(2);
    const [a] = two.companies;
    const ad = await postOne(shop, { ...two, companies: [a!] });
    await db.rows(sql`delete from company_allowed_apprenticeships where company_id = ${a}`);
    expect((await patch(ad.id, { title: 'Bleibt', Job_name: shop.baker }, two)).status).toBe(200);
    const smith = await jobNameId(db, 'Metallbauer/-in');
    const nothing = ['Dem Unternehmen wurden keine Ausbildungsberufe zugewiesen.'];
    expect((await patch(ad.id, { Job_name: smith }, two)).body.errors.Job_name).toEqual(nothing);
    // An added company with this apprenticeship is accepted; one without it is refused.
    expect((await patch(ad.id, { Companies: two.companies }, two)).status).toBe(200);
    const bare = await addCompany(db, { userId: two.userId });
    const companies = [...two.companies, bare];
    expect((await patch(ad.id, { Companies: companies }, two)).body.errors.Job_name).toEqual(
      nothing,
    );
  });

  it('is looked at anew where the type changes', async () => {
    const smith = await jobNameId(shop.app.database, 'Metallbauer/-in');
    const ad = await postOne(shop, one, { job_type: 1, Job_name: smith });
    expect((await patch(ad.id, { job_type: 2 })).body.errors).toEqual({
      Job_name: ['Alle Einträge müssen aus der Liste sein'],
    });
    expect((await patch(ad.id, { job_type: 2, Job_name: shop.baker })).status).toBe(200);
  });
});

describe('an edit of an outdated version', () => {
  it('is refused with the present ad', async () => {
    const ad = await postOne(shop, one);
    const last_updated = ad.last_updated;
    const first = await patch(ad.id, { title: 'Erster', last_updated });
    expect(first.status).toBe(200);
    const late = await patch(ad.id, { title: 'Zweiter', last_updated });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'stale', current: first.body[0] });
    const hidden = await toggle(ad.id, { published: false, last_updated });
    expect(hidden).toMatchObject({ status: 409, body: { current: first.body[0] } });
    const now = first.body[0].last_updated;
    expect((await patch(ad.id, { title: 'Zweiter', last_updated: now })).status).toBe(200);
  });

  it('is refused for a sibling, too', async () => {
    const two = await shop.account(2);
    const [a, b] = await post(shop, two);
    expect((await patch(a!.id, { title: 'x' }, two)).status).toBe(200);
    const late = { title: 'y', last_updated: b!.last_updated };
    expect((await patch(b!.id, late, two)).status).toBe(409);
  });

  it('is refused after a sibling was deleted, which it would bring back', async () => {
    const two = await shop.account(2);
    const [a, b] = await post(shop, two);
    await shop.app.delete(`jobdescriptions/delete/${b!.id}/`, two.headers);
    const known_companies = two.companies;
    const edit = { title: 'x', Companies: two.companies, last_updated: a!.last_updated };
    const late = await patch(a!.id, { ...edit, known_companies }, two);
    expect(late).toMatchObject({ status: 409, body: { code: 'stale', current: { siblings: [] } } });
    expect(await own(two)).toHaveLength(1);
    // Who knows of the deletion may choose the branch again.
    const known = { ...edit, known_companies: [two.companies[0]] };
    expect((await patch(a!.id, known, two)).body).toHaveLength(2);
  });

  it('is refused after a sibling has moved to another branch', async () => {
    const three = await shop.account(3);
    const [first, second, third] = three.companies;
    const [a, b] = await post(shop, { ...three, companies: [first!, second!] });
    const move = { job_ids: [b!.id], company_id: third };
    await shop.app.post('jobdescriptions/many/move/', move, three.headers);
    const form = { title: 'x', Companies: [first, second], known_companies: [first, second] };
    const late = await patch(a!.id, { ...form, last_updated: a!.last_updated }, three);
    expect(late).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(late.body.current.siblings).toMatchObject([{ id: b!.id, Company: third }]);
  });

  it('is not refused over and over where the branch of a sibling was closed', async () => {
    const two = await shop.account(2);
    const [a] = await post(shop, two);
    await shop.app.database.rows(
      sql`update companies set closed_at = now(), closed_user_id = user_id, user_id = null where id = ${two.companies[1]}`,
    );
    const read = await shop.app.get(`jobdescriptions/own/${a!.id}/`, two.headers);
    const known_companies = [
      read.body.Companies[0].id,
      ...read.body.siblings.map(({ Company }: { Company: number }) => Company),
    ];
    expect((await patch(a!.id, { title: 'x', known_companies }, two)).status).toBe(200);
  });

  it('is refused to all but one of those who save at once', async () => {
    const two = await shop.account(2);
    const ads = await post(shop, two);
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((title, at) => {
        const ad = ads[at % 2]!;
        return patch(ad.id, { title, last_updated: ad.last_updated }, two);
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const saved = answers.find(({ status }) => status === 200)!.body[0].title;
    expect((await own(two)).map(({ title }) => title)).toEqual([saved, saved]);
  });

  it('without a time overwrites the present version', async () => {
    const three = await shop.account(3);
    const [a] = three.companies;
    const ad = await postOne(shop, { ...three, companies: [a!] });
    const answers = await Promise.all(
      [0, 1, 2, 3].map((at) =>
        patch(ad.id, { Companies: three.companies, title: `Runde ${at}` }, three),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const ads = await own(three);
    expect(ads.map((one) => one.Companies[0]?.id).sort()).toEqual([...three.companies].sort());
    expect(new Set(ads.map(({ title }) => title)).size).toBe(1);
  });
});

describe('showing and hiding by hand', () => {
  it('moves that ad alone', async () => {
    const two = await shop.account(2);
    const [a, b] = await post(shop, two, { title: 'Lichtschalter' });
    shop.setClock('2026-11-25T10:00:00Z');
    const hidden = await toggle(a!.id, { id: a!.id, published: false, publish_date: null }, two);
    expect(hidden.body).toMatchObject({ id: a!.id, published: false });
    expect(hidden.body.siblings).toMatchObject([{ id: b!.id, published: true }]);
    expect(await shop.search('Lichtschalter')).toHaveLength(1);
    const shown = await toggle(a!.id, { published: true, publish_date: '1999-01-01' }, two);
    expect(publicationOf(shown.body)).toEqual({
      published: true,
      publish_date: '2026-11-25',
      waiting: false,
    });
    expect(await shop.search('Lichtschalter')).toHaveLength(2);
  });

  it('of a public ad keeps its day', async () => {
    const ad = await postOne(shop, one, { availability_start_date: '2026-11-01' });
    expect((await toggle(ad.id, { published: true })).body.publish_date).toBe('2026-11-01');
  });

  it('ends waiting, either way', async () => {
    const waits = { availability_start_date: '2026-12-01' };
    const [a, b] = [await postOne(shop, one, waits), await postOne(shop, one, waits)];
    expect(publicationOf((await toggle(a.id, { published: false })).body)).toEqual({
      published: false,
      publish_date: null,
      waiting: false,
    });
    expect(publicationOf((await toggle(b.id, { published: true })).body)).toEqual({
      published: true,
      publish_date: '2026-11-21',
      waiting: false,
    });
    await publishDueAds(shop.app.database, new Date('2026-12-02T10:00:00Z'));
    expect((await own()).find(({ id }) => id === a.id)).toMatchObject({ published: false });
  });

  it('does not show an expired ad', async () => {
    const ad = await postOne(shop, one, { availability_end_date: '2026-11-21' });
    await toggle(ad.id, { published: false });
    shop.setClock('2026-11-21T23:00:00Z');
    const answer = await toggle(ad.id, { published: true });
    expect(answer).toMatchObject({
      status: 409,
      body: { detail: 'Die Stellenanzeige ist abgelaufen.', current: { id: ad.id } },
    });
    expect((await toggle(ad.id, { published: false })).status).toBe(200);
    expect((await toggle(ad.id, { published: 'vielleicht' })).status).toBe(400);
  });
});
