import { publicJobAd, type PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { publishDueAds } from './publishing/publishing-store.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
});

describe('ads by id', () => {
  it('are returned in the requested order, each once, without hidden ones', async () => {
    const db = app.database;
    const [first, second, hidden] = [
      await addAd(db),
      await addAd(db),
      await addAd(db, { published: false }),
    ];
    const { status, body } = await app.post('jobdescriptions/by/ids/', {
      job_ids: [second, hidden, first, second, 999_999],
    });
    expect(status).toBe(200);
    expect(body.map((ad: { id: number }) => ad.id)).toEqual([second, first]);
    for (const ad of body) expect(publicJobAd.strict().parse(ad)).toEqual(ad);
  });

  it('list the siblings posted for other companies of the account', async () => {
    const db = app.database;
    const template_id = '11111111-2222-4333-8444-555555555555';
    const [a, b] = [await addCompany(db), await addCompany(db)];
    const one = await addAd(db, { company_id: a, template_id });
    const other = await addAd(db, {
      company_id: b,
      template_id,
      availability_end_date: '2027-01-31',
    });
    const { body } = await app.post('jobdescriptions/by/ids/', { job_ids: [one] });
    expect(body[0].siblings).toEqual([
      {
        id: other,
        Company: b,
        published: true,
        availability_end_date: '2027-01-31',
        locked: false,
        verified: true,
      },
    ]);
  });

  it('tell strangers of no sibling that they may not see, and owners and editors of all', async () => {
    const db = app.database;
    const template_id = '22222222-2222-4333-8444-555555555555';
    const userId = await addUser(db);
    const companyOf = (more = {}) => addCompany(db, { userId, ...more });
    const one = await addAd(db, { company_id: await companyOf(), template_id });
    const seen = await addAd(db, { company_id: await companyOf(), template_id });
    const hidden = [
      await addAd(db, { company_id: await companyOf(), template_id, published: false }),
      await addAd(db, {
        company_id: await companyOf(),
        template_id,
        availability_end_date: '2020-01-31',
      }),
      await addAd(db, { company_id: await companyOf({ locked: true }), template_id }),
    ];
    const foreign = await addAd(db, { template_id, published: false });
    const idsOf = ({ siblings }: { siblings: readonly { id: number }[] }) =>
      siblings.map(({ id }) => id);
    const asked = await app.post('jobdescriptions/by/ids/', { job_ids: [one] });
    expect(idsOf(asked.body[0])).toEqual([seen]);
    const own = await app.get('jobdescriptions/own/', await app.as(userId));
    const edited = own.body.find(({ id }: { id: number }) => id === one);
    expect(idsOf(edited)).toEqual([seen, ...hidden]);
    expect(idsOf(edited)).not.toContain(foreign);
    const editorId = await addUser(db);
    await db.rows(sql`update users set permission = 2 where id = ${editorId}`);
    const full = await app.get(`jobdescriptions/by/id/${one}/`, await app.as(editorId));
    expect(idsOf(full.body)).toEqual([seen, ...hidden]);
  });

  it('name the contact persons of their company, and no others of the account', async () => {
    const db = app.database;
    const userId = await addUser(db);
    const [one, other] = [await addCompany(db, { userId }), await addCompany(db, { userId })];
    const imported = await addCompany(db, { userId: null, external: true });
    await db.rows(sql`
      with persons as (
        insert into contact_persons (user_id, company_id, last_name) values
          (${userId}, null, 'Hier'), (${userId}, null, 'Dort'), (${userId}, null, 'Nirgends'),
          (null, ${imported}::int, 'Import')
        returning id, last_name)
      insert into company_contact_persons (company_id, contact_person_id)
      select case last_name when 'Hier' then ${one}::int else ${other}::int end, id
      from persons where last_name in ('Hier', 'Dort')`);
    const ids = [];
    for (const company_id of [one, other, imported]) ids.push(await addAd(db, { company_id }));
    const { body } = await app.post('jobdescriptions/by/ids/', { job_ids: ids });
    const names = body.map((ad: PublicJobAd) => ad.contacts.map(({ last_name }) => last_name));
    expect(names).toEqual([['Hier'], ['Dort'], ['Import']]);
  });

  it('show the source of an import, but not after its adoption', async () => {
    const db = app.database;
    const [own, imported, adopted] = [
      await addAd(db),
      await addAd(db, { external: 'Börse' }),
      await addAd(db, { external: 'Börse' }),
    ];
    await db.rows(sql`
      update job_ads set source_url = 'https://boerse.example/1', source_date = '2026-11-12',
        external = case when id = ${adopted} then '' else external end
      where id in (${imported}, ${adopted})`);
    const { body } = await app.post('jobdescriptions/by/ids/', {
      job_ids: [own, imported, adopted],
    });
    const told = body.map((ad: PublicJobAd) => [ad.external, ad.source_url, ad.source_date]);
    const nothing = ['', '', null];
    expect(told).toEqual([nothing, ['Börse', 'https://boerse.example/1', '2026-11-12'], nothing]);
  });

  it.each([
    [{}, 'job_ids'],
    [{ job_ids: 'alle' }, 'job_ids'],
    [{ job_ids: [0] }, 'job_ids'],
    [{ job_ids: Array.from({ length: 101 }, (_, at) => at + 1) }, 'job_ids'],
  ])('refuse %j', async (body, field) => {
    const answer = await app.post('jobdescriptions/by/ids/', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[field].length).toBeGreaterThan(0);
  });
});

it('an import that was adopted is still known by where it came from', async () => {
  const db = app.database;
  const add = (source: string) => sql`
    insert into job_ads (company_id, title, job_name_id, job_type, external, source, source_id)
    select company_id, title, job_name_id, job_type, ${source}, ${source}, '4711' from job_ads limit 1`;
  await addAd(db);
  await db.rows(add('Börse A'));
  await db.rows(add('Börse B'));
  await db.rows(sql`update job_ads set external = '', accepted = true where source_id = '4711'`);
  await expect(db.rows(add('Börse A'))).rejects.toThrow(/job_ads_source_source_id_key/);
});

describe('attached files', () => {
  async function addFile(ad: number): Promise<number> {
    await app.files.put(`attachments/${ad}.pdf`, Buffer.from('%PDF-1.4 test'));
    const [row] = await app.database.rows<{ id: number }>(sql`
      insert into job_ad_files (job_ad_id, name, file, size)
      values (${ad}, 'Flyer Bäcker.pdf', ${`attachments/${ad}.pdf`}, 13) returning id`);
    return row?.id ?? 0;
  }

  it('are sent under their name', async () => {
    const id = await addFile(await addAd(app.database));
    const answer = await app.http.inject(`/api/v1/jobdescriptions/files/${id}/`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(
      "filename*=UTF-8''Flyer%20B%C3%A4cker.pdf",
    );
    expect(answer.body).toBe('%PDF-1.4 test');
  });

  it('of hidden ads are not there', async () => {
    const id = await addFile(await addAd(app.database, { published: false }));
    expect((await app.get(`jobdescriptions/files/${id}/`)).status).toBe(404);
    expect((await app.get('jobdescriptions/files/abc/')).status).toBe(400);
  });
});

describe('what time does to ads', () => {
  const state = async (id: number) => {
    const [row] = await app.database.rows(
      sql`select published, publish_date, waiting from job_ads where id = ${id}`,
    );
    return row;
  };

  it('publishes a waiting ad with its own day, also days later', async () => {
    const id = await addAd(app.database, {
      published: false,
      publish_date: null,
      waiting: true,
      availability_start_date: '2026-11-25',
    });
    await publishDueAds(app.database, new Date('2026-11-24T22:59:00Z'));
    expect(await state(id)).toMatchObject({ published: false, waiting: true });
    await publishDueAds(app.database, new Date('2026-11-28T10:00:00Z'));
    expect(await state(id)).toEqual({
      published: true,
      publish_date: '2026-11-25',
      waiting: false,
    });
  });

  it('begins a day at midnight in Germany, summer and winter', async () => {
    const summer = await addAd(app.database, { availability_end_date: '2027-07-01' });
    await publishDueAds(app.database, new Date('2027-07-01T21:59:00Z'));
    expect(await state(summer)).toMatchObject({ published: true });
    await publishDueAds(app.database, new Date('2027-07-01T22:00:00Z'));
    expect(await state(summer)).toMatchObject({ published: false });
  });

  it('does not publish ads that were hidden by the toggle', async () => {
    const id = await addAd(app.database, {
      published: false,
      availability_start_date: '2026-01-01',
    });
    await publishDueAds(app.database, testDay);
    expect(await state(id)).toMatchObject({ published: false });
  });
});
