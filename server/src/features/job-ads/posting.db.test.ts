import { ownJobAd, type OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf } from '../../../test/form.ts';
import { addCompany, jobNameId } from '../../../test/stock.ts';
import { openWorkshop, post, postOne, type Account, type Workshop } from './own-ads.fixture.ts';
import { publishDueAds } from './publishing/publishing-store.ts';

let shop: Workshop;
let one: Account;

const noon = '2026-11-21T10:00:00Z';

beforeAll(async () => {
  shop = await openWorkshop();
});

beforeEach(async () => {
  shop.setClock(noon);
  one = await shop.account();
});

const refused = async (values: object, { headers, companies } = one) => {
  const form = shop.form(companies, values);
  const { status, body } = await shop.app.post('jobdescriptions/post/', form, headers);
  const own = await shop.app.get('jobdescriptions/own/', headers);
  if (own.status === 200) expect(own.body).toEqual([]);
  return { status, errors: body.errors };
};

describe('a new ad', () => {
  it('is returned completely, as its owner sees it, and found by the next search', async () => {
    const ad = await postOne(shop, one, {
      title: ' Zuckerbäckerlehre ',
      annotation: '<p>Bitte mit Foto</p>',
      job_start: '2027-08-01',
      job_end: '2030-07-31',
      availability_end_date: '2027-07-31',
    });
    expect(ownJobAd.strict().parse(ad)).toEqual(ad);
    expect(ad).toMatchObject({
      title: 'Zuckerbäckerlehre',
      job_type: 2,
      job_type_int: 2,
      Job_name: { id: shop.baker, name: 'Bäcker/-in' },
      details: '<p>Brot backen</p>',
      annotation: '<p>Bitte mit Foto</p>',
      job_start: '2027-08-01',
      job_end: '2030-07-31',
      availability_end_date: '2027-07-31',
      published: true,
      publish_date: '2026-11-21',
      waiting: false,
      external: '',
      accepted: false,
      ba_id: '',
      verified: true,
      locked: false,
      last_updated: '2026-11-21T10:00:00.000Z',
      last_updated_by: 'Mia Möhring',
      files: [],
      siblings: [],
    });
    expect(await shop.search('Zuckerbäckerlehre')).toEqual(['Zuckerbäckerlehre']);
    expect((await shop.app.get('jobdescriptions/own/', one.headers)).body).toEqual([ad]);
  });

  it('can be sent as a form, and ignores fields that only the server sets', async () => {
    const fields = {
      title: 'Formular',
      job_type: '2',
      Job_name: String(shop.baker),
      Profession: String(shop.profession),
      details: '<p>x</p>',
      annotation: '',
      job_start: '',
      job_end: '',
      availability_start_date: '2026-12-01 00:00:00',
      availability_end_date: '',
      template_id: '',
      current_files: '[]',
      published: 'true',
      publish_date: '2020-01-01',
      Companies: JSON.stringify(one.companies),
    };
    const { status, body } = await shop.app.send(
      'POST',
      'jobdescriptions/post/',
      formOf({ fields }),
      one.headers,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject([{ title: 'Formular', published: false, waiting: true }]);
  });

  it.each([
    [
      'a locked company',
      ({ companies }: Account) =>
        sql`update companies set locked = true where id = ${companies[0]}`,
      { locked: true, verified: true },
    ],
    [
      'an unvalidated account',
      ({ userId }: Account) => sql`update users set validated = false where id = ${userId}`,
      { locked: false, verified: false },
    ],
  ])('of %s is saved, and not found', async (_, hide, seen) => {
    await shop.app.database.rows(hide(one));
    const ad = await postOne(shop, one, { title: 'Verborgenheit' });
    expect(ad).toMatchObject({ published: true, ...seen });
    expect(await shop.search('Verborgenheit')).toEqual([]);
  });
});

describe('the publish rule', () => {
  const publicSince = (day: string) => ({ published: true, publish_date: day, waiting: false });
  const waits = { published: false, publish_date: null, waiting: true };
  const [evening, midnight] = ['2026-11-21T22:59:59Z', '2026-11-21T23:00:00Z'];
  const [summerEvening, summerMidnight] = ['2027-07-01T21:59:59Z', '2027-07-01T22:00:00Z'];

  it.each([
    [noon, null, publicSince('2026-11-21')],
    [noon, '2026-11-20', publicSince('2026-11-20')],
    [noon, '2020-02-29', publicSince('2020-02-29')],
    // Its day has come: it is public at once.
    [noon, '2026-11-21', publicSince('2026-11-21')],
    [noon, '2026-11-22', waits],
    [evening, null, publicSince('2026-11-21')],
    [evening, '2026-11-21', publicSince('2026-11-21')],
    [evening, '2026-11-22', waits],
    [midnight, null, publicSince('2026-11-22')],
    [midnight, '2026-11-21', publicSince('2026-11-21')],
    [midnight, '2026-11-22', publicSince('2026-11-22')],
    [midnight, '2026-11-23', waits],
    [summerEvening, '2027-07-02', waits],
    [summerMidnight, null, publicSince('2027-07-02')],
    [summerMidnight, '2027-07-02', publicSince('2027-07-02')],
  ])('at %s, visible from %s: %j', async (moment, day, publication) => {
    shop.setClock(moment);
    const ad = await postOne(shop, one, {
      title: 'Regelwerk',
      availability_start_date: day,
    });
    expect(ad).toMatchObject({ availability_start_date: day, ...publication });
    expect((await shop.search('Regelwerk')).length).toBe(publication.published ? 1 : 0);
    await shop.app.delete(`jobdescriptions/delete/${ad.id}/`, one.headers);
  });

  it('lets time show an ad that waits, and search finds it', async () => {
    const ad = await postOne(shop, one, {
      title: 'Adventsbäckerei',
      availability_start_date: '2026-11-29',
    });
    shop.setClock('2026-11-28T23:00:30Z');
    await shop.app.changes.write((tx) => publishDueAds(tx, new Date('2026-11-28T23:00:30Z')));
    expect(await shop.search('Adventsbäckerei')).toEqual(['Adventsbäckerei']);
    const { body } = await shop.app.post('jobdescriptions/by/ids/', { job_ids: [ad.id] });
    expect(body[0]).toMatchObject({ published: true, publish_date: '2026-11-29' });
  });
});

describe('limits', () => {
  const letters = (count: number) => 'ä'.repeat(count);

  it.each([
    [{ title: letters(100) }, { title: letters(100) }],
    [{ details: `<p><strong>${letters(5000)}</strong></p>` }, {}],
    [{ details: `<h2>Wir</h2><ul><li>${letters(4997)}</li></ul>` }, {}],
    [{ annotation: `<p><em>${letters(1000)}</em></p>` }, {}],
    [{ availability_end_date: '2026-11-21' }, {}],
    [{ job_start: '2027-08-01', job_end: '2027-08-01' }, {}],
  ])('let pass what just fits', async (values, answered) => {
    expect(await postOne(shop, one, values)).toMatchObject({ ...values, ...answered });
  });

  it.each([
    [{ title: letters(101) }, { title: ['Max. 100 Zeichen!'] }],
    [{ title: '  ' }, { title: ['Pflichtfeld!'] }],
    [{ details: `<p>${letters(5001)}</p>` }, { details: ['Maximal 5000 Zeichen!'] }],
    [{ details: `<p>x</p>${'<b></b>'.repeat(2900)}` }, { details: ['Maximal 5000 Zeichen!'] }],
    [{ details: '<p> </p>' }, { details: ['Pflichtfeld!'] }],
    [{ details: '<img src=x onerror=alert(1)>' }, { details: ['Pflichtfeld!'] }],
    [{ annotation: `<p>${letters(1001)}</p>` }, { annotation: ['Max. 1000 Zeichen!'] }],
    [{ job_type: 3 }, { job_type: ['Pflichtfeld!'] }],
    [{ Job_name: '' }, { Job_name: ['Berufsbezeichnung nicht im System!'] }],
    [{ Profession: null }, { Profession: ['Bitte Branche auswählen.'] }],
    [{ Profession: 999_999 }, { Profession: ['Bitte Branche auswählen.'] }],
    [{ Companies: [] }, { Companies: ['Pflichtfeld!'] }],
    [
      { availability_end_date: '2026-11-20' },
      { availability_end_date: ['Das Datum liegt in der Vergangenheit.'] },
    ],
    [
      { job_start: '2027-08-02', job_end: '2027-08-01' },
      { job_end: ['Das Ende liegt vor dem Beginn.'] },
    ],
  ])('refuse the first that does not', async (values, errors) => {
    expect(await refused(values)).toEqual({ status: 400, errors });
  });

  it('apply to the sanitised text', async () => {
    const script = `<script>${'x'.repeat(2900)}</script>`;
    const ad = await postOne(shop, one, {
      details: `<p onclick="x()">${letters(2000)}</p>${script}<a href="javascript:x()">da</a>`,
      annotation: '<style>p { color: red }</style><p style="color:red">rot</p>',
    });
    expect(ad.details).not.toMatch(/script|onclick/);
    expect(ad.details).toContain(`<p>${letters(2000)}</p>`);
    expect(ad.annotation).not.toMatch(/style/);
  });
});

describe('companies', () => {
  it('have an ad each, tied to the others', async () => {
    const three = await shop.account(3);
    const ads = await post(shop, three, { title: 'Dreimal' });
    expect(ads.map((ad) => ad.Companies[0]?.id)).toEqual(three.companies);
    expect(new Set(ads.map((ad) => ad.template_id)).size).toBe(1);
    expect(ads[0]?.template_id).toMatch(/^[\da-f-]{36}$/);
    expect(ads[1]?.siblings.map(({ Company }) => Company)).toEqual([
      three.companies[0],
      three.companies[2],
    ]);
    expect(await shop.search('Dreimal')).toHaveLength(3);
  });

  it('that are not the account’s are not in the system', async () => {
    const other = await shop.account();
    for (const Companies of [other.companies, [...one.companies, ...other.companies], [999_999]]) {
      expect(await refused({ Companies })).toEqual({
        status: 400,
        errors: { Companies: ['Firma nicht im System!'] },
      });
    }
    expect((await shop.app.get('jobdescriptions/own/', other.headers)).body).toEqual([]);
  });

  it('of an editor’s choice are all of one account', async () => {
    const editor = await shop.account(0, 2);
    const [two, other] = [await shop.account(2), await shop.account()];
    const imported = await addCompany(shop.app.database, { userId: null, external: true });
    const several = {
      status: 400,
      errors: {
        Companies: ['Die angegebenen Firmen gehören zu unterschiedlichen User-Accounts!'],
      },
    };
    for (const Companies of [
      [...two.companies, ...other.companies],
      [...two.companies, imported],
    ]) {
      expect(await refused({ Companies }, editor)).toEqual(several);
    }
    const ads = await post(shop, { ...editor, companies: two.companies });
    expect(ads.map((ad: OwnJobAd) => ad.Companies[0]?.id)).toEqual(two.companies);
    await post(shop, { ...editor, companies: [imported] }, { job_type: 1 });
  });
});

describe('the job name', () => {
  const nameRefused = (message: string) => ({ status: 400, errors: { Job_name: [message] } });

  it('of an Ausbildung is one that all of the companies may train for', async () => {
    const db = shop.app.database;
    const smith = await jobNameId(db, 'Metallbauer/-in');
    const two = await shop.account(2);
    await db.rows(sql`
      insert into company_allowed_apprenticeships values (${two.companies[0]}, ${smith})`);
    expect(await refused({ Job_name: smith }, two)).toEqual(
      nameRefused('Alle Einträge müssen aus der Liste sein'),
    );
    await post(shop, { ...two, companies: two.companies.slice(0, 1) }, { Job_name: smith });
    await db.rows(sql`
      delete from company_allowed_apprenticeships where company_id = ${two.companies[1]}`);
    const { status, body } = await shop.app.post(
      'jobdescriptions/post/',
      shop.form(two.companies),
      two.headers,
    );
    expect({ status, errors: body.errors }).toEqual(
      nameRefused('Dem Unternehmen wurden keine Ausbildungsberufe zugewiesen.'),
    );
  });

  it('of a Praktikum is any that people may choose', async () => {
    const db = shop.app.database;
    const smith = await jobNameId(db, 'Metallbauer/-in');
    await postOne(shop, one, { job_type: 1, Job_name: smith });
    const other = await shop.account();
    const rows = await db.rows<{ id: number }>(sql`
      insert into job_names (name, external, mapping_id, blocked) values
        ('Aus einer Börse', true, null, false), ('Zugeordnet', false, ${smith}, false), ('Gesperrt', false, null, true)
      returning id`);
    for (const Job_name of [...rows.map(({ id }) => id), 999_999]) {
      expect(await refused({ job_type: 1, Job_name }, other)).toEqual(
        nameRefused('Berufsbezeichnung nicht im System!'),
      );
    }
  });

  it('that is blocked is offered for nothing', async () => {
    const db = shop.app.database;
    const [row] = await db.rows<{ id: number }>(
      sql`insert into job_names (name, blocked) values ('Gesperrter Beruf', true) returning id`,
    );
    await db.rows(sql`
      insert into company_allowed_apprenticeships values (${one.companies[0]}, ${row?.id})`);
    expect(await refused({ Job_name: row?.id })).toEqual(
      nameRefused('Alle Einträge müssen aus der Liste sein'),
    );
  });
});
