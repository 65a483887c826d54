import { searchOverview } from '@lehrpfad/contract/search/overview.ts';
import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAd, addCompany, jobNameId, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
const ids: Record<string, number> = {};

const overview = async (query = '') => {
  const { status, body } = await app.get(`search/overview/${query}`);
  expect(status).toBe(200);
  return searchOverview.response.parse(body);
};
const newIds = async (query?: string) => (await overview(query)).new_ads.map(({ id }) => id);

beforeAll(async () => {
  app = await testApp({
    clock: () => testDay,
    prepare: async (db) => {
      const stendal = await addCompany(db, { name: 'Bäckerei Möhring' });
      const halle = await addCompany(db, { name: 'Saale Chemie AG', postcode: '06108' });
      ids['baker'] = await addAd(db, {
        company_id: stendal,
        publish_date: '2026-11-20',
        job_start: '2027-08-01',
      });
      ids['chemist'] = await addAd(db, {
        company_id: halle,
        job_name_id: await jobNameId(db, 'Chemielaborant/-in'),
        publish_date: '2026-11-19',
        job_start: '2027-09-01',
      });
      ids['old'] = await addAd(db, {
        company_id: halle,
        job_name_id: await jobNameId(db, 'Chemielaborant/-in'),
        publish_date: '2026-10-01',
        job_start: '2026-11-01',
      });
      await db.rows(sql`
        insert into events (title, start_date, end_date, status, company_id, digital) values
        ('Tag in Halle', '2026-12-01', '2026-12-01', 2, ${halle}, false),
        ('Sprechstunde', '2026-12-02', '2026-12-02', 2, null, true),
        ('Tag in Stendal', '2026-12-03', '2026-12-04', 2, ${stendal}, false),
        ('Noch nicht geprüft', '2026-11-30', '2026-12-01', 1, ${halle}, false)`);
    },
  });
});

describe('the overview', () => {
  it('counts all ads, those of the last seven days, and those of the usual starts', async () => {
    expect(await overview()).toMatchObject({
      count: 3,
      new_count: 2,
      starts: [
        { range: '__2026-11-30', count: 1 },
        { range: '2027-08-01__2027-08-31', count: 1 },
        { range: '2027-09-01__2027-09-30', count: 1 },
        { range: '2027-06-01__2027-09-30', count: 2 },
      ],
    });
  });

  it('names the occupations with most ads, by how many a search for them finds', async () => {
    const { occupations } = await overview();
    expect(occupations).toMatchObject([
      { name: 'Bäcker/-in' },
      { name: 'Chemielaborant/-in', count: 2 },
    ]);
    for (const { name, count } of occupations) {
      const query = new URLSearchParams({ search_multi_match: name });
      expect((await app.get(`search/?${query}`)).body.count).toBe(count);
    }
  });

  it('shows the newest ads, and near a town the new ones by their distance', async () => {
    expect(await newIds()).toEqual([ids['baker'], ids['chemist'], ids['old']]);
    expect(await newIds('?city=Halle%20(Saale)')).toEqual([ids['chemist'], ids['baker']]);
    expect(await newIds('?postcode=39576')).toEqual([ids['baker'], ids['chemist']]);
    expect((await overview('?city=Halle%20(Saale)')).new_ads[0]?.distance).toBeLessThan(5);
  });

  it('names the next events, those near the town first', async () => {
    const names = async (query?: string) =>
      (await overview(query)).events.map(({ title }) => title);
    expect(await names()).toEqual(['Tag in Halle', 'Sprechstunde', 'Tag in Stendal']);
    const near = (await overview('?city=Stendal')).events;
    expect(near.map(({ title }) => title)).toEqual([
      'Tag in Stendal',
      'Tag in Halle',
      'Sprechstunde',
    ]);
    expect(near.map(({ city }) => city)).toEqual(['Stendal', 'Halle (Saale)', null]);
    expect(near.map(({ digital }) => digital)).toEqual([false, false, true]);
    expect(near.map(({ end_date }) => end_date)).toEqual([
      '2026-12-04',
      '2026-12-01',
      '2026-12-02',
    ]);
    expect(near[0]?.distance).toBeLessThan(5);
    expect(near[2]?.distance).toBeUndefined();
  });

  it('says that a town is unknown, and shows the newest ads', async () => {
    expect(await overview('?city=Atlantis')).toMatchObject({ unknown_place: true });
    expect(await newIds('?city=Atlantis')).toEqual(await newIds());
    expect(await overview('?city=')).not.toHaveProperty('unknown_place');
  });

  it('follows what changes', async () => {
    await app.database.rows(sql`update job_ads set published = false where id = ${ids['old']}`);
    await expect.poll(async () => (await overview()).count).toBe(2);
    await app.database.rows(sql`update job_ads set published = true where id = ${ids['old']}`);
  });
});
