import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import { sql } from '../src/core/database/drizzle.ts';
import { PgBoss } from 'pg-boss';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { publishDueAds } from '../src/features/job-ads/publishing/publishing-store.ts';
import { readConfig } from '../src/core/config/config.ts';
import { afterTestFile, testDatabase, testFolder } from '../src/core/database/test-database.ts';
import { addAd } from './stock.ts';
import { testApp, type TestApp } from './test-app.ts';

let app: TestApp;
let now = new Date('2026-10-01T10:00:00Z');

beforeAll(async () => {
  app = await testApp({ clock: () => now });
});

/** Does the same as the job that runs every minute. */
async function everyMinute(): Promise<void> {
  await app.changes.write((tx) => publishDueAds(tx, now));
  // Earlier changes of others normally arrive with a notification; the test reads them at once.
  await app.changes.read();
}

async function found(query: string): Promise<number[]> {
  const { status, body } = await app.get(`search/?${query}`);
  expect(status).toBe(200);
  expect(body.count).toBe(body.results.length);
  return body.results.map(({ id }: { id: number }) => id);
}

/** A day, and the moment at which it begins in Germany. */
const midnights: [day: string, begins: string][] = [
  ['2026-10-25', '2026-10-24T22:00:00Z'],
  ['2026-10-26', '2026-10-25T23:00:00Z'],
  ['2027-01-01', '2026-12-31T23:00:00Z'],
  ['2027-03-01', '2027-02-28T23:00:00Z'],
  ['2027-03-28', '2027-03-27T23:00:00Z'],
  ['2027-03-29', '2027-03-28T22:00:00Z'],
  ['2028-02-29', '2028-02-28T23:00:00Z'],
  ['2028-03-01', '2028-02-29T23:00:00Z'],
];

describe('midnight in Germany, without a restart', () => {
  it.each(midnights)('%s begins at %s', async (day, begins) => {
    now = new Date(Date.parse(begins) - 1);
    const ends = await addAd(app.database, {
      availability_end_date: addDays(day, -1),
      publish_date: addDays(day, -1),
    });
    const stays = await addAd(app.database, { availability_end_date: day, publish_date: day });
    const waits = await addAd(app.database, {
      published: false,
      publish_date: null,
      waiting: true,
      job_start: day,
      availability_start_date: day,
      availability_end_date: day,
    });
    await everyMinute();
    const these = `job_ids=${ends},${stays},${waits}`;
    for (const form of ['', '&fields=card'])
      expect(await found(these + form), 'a moment before').toEqual([stays, ends]);
    expect(await found(`${these}&created__range=${addDays(day, -1)}__${addDays(day, -1)}`)).toEqual(
      [ends],
    );

    now = new Date(begins);
    await everyMinute();
    for (const form of ['', '&fields=card'])
      expect(await found(these + form), 'in the first moment').toEqual([waits, stays]);
    expect(await found(`${these}&created__range=${day}__`)).toEqual([waits, stays]);
    expect(await found(`${these}&created__range=__${addDays(day, -1)}`)).toEqual([]);
    // Ads without a start match every start filter and come last.
    expect(await found(`${these}&job_start__range=${day}__${day}`)).toEqual([waits, stays]);
    expect(await found(`${these}&job_start__range=${addDays(day, 1)}__`)).toEqual([stays]);
    const { body } = await app.post('jobdescriptions/by/ids/', { job_ids: [ends, stays, waits] });
    expect(body.map(({ id }: { id: number }) => id)).toEqual([stays, waits]);
  });

  it.each(midnights)('moves what counts as published today: %s', async (day, begins) => {
    const id = await addAd(app.database, { publish_date: addDays(day, -1) });
    await app.changes.read();
    const today = async () => {
      const { body } = await app.get(`search/?fields=card&facets=1&job_ids=${id}`);
      return body.facets.created.map(({ count }: { count: number }) => count);
    };
    // Counts for: any time, today, since yesterday, 7 days, 14 days.
    now = new Date(Date.parse(begins) - 1);
    expect(await today()).toEqual([1, 1, 1, 1, 1]);
    now = new Date(begins);
    expect(await today()).toEqual([1, 0, 1, 1, 1]);
  });
});

describe('what fell due while nobody ran', () => {
  /** Ads that become visible or end on the 26th, one whose whole period was missed, and one that becomes visible later. */
  const due = async (db: TestApp['database']) => ({
    from: await addAd(db, {
      published: false,
      publish_date: null,
      waiting: true,
      availability_start_date: '2027-03-26',
    }),
    until: await addAd(db, { availability_end_date: '2027-03-26' }),
    missed: await addAd(db, {
      published: false,
      publish_date: null,
      waiting: true,
      availability_start_date: '2027-03-26',
      availability_end_date: '2027-03-27',
    }),
    later: await addAd(db, {
      published: false,
      publish_date: null,
      waiting: true,
      availability_start_date: '2027-03-30',
    }),
  });

  it('is made up for at the start', async () => {
    let ads: Awaited<ReturnType<typeof due>> | undefined;
    const late = await testApp({
      clock: () => new Date('2027-03-29T10:00:00Z'),
      prepare: async (db) => void (ads = await due(db)),
    });
    const { body } = await late.get('search/?fields=card');
    expect(body.results).toMatchObject([{ id: ads?.from, publish_date: '2027-03-26' }]);
    expect(body.count).toBe(1);
  });

  it('is made up for by the job of the next minute, in a process that slept', async () => {
    let clock = new Date('2027-03-25T10:00:00Z');
    const database = await testDatabase('base');
    const ads = await due(database);
    const config = {
      ...readConfig({ DATA_DIR: testFolder(), LOG_LEVEL: 'silent' }),
      rateLimits: false,
    };
    const sleeper = await buildApp({ config, database, clock: () => clock });
    afterTestFile(() => sleeper.close());
    await sleeper.start();
    const shown = async () => {
      const { results } = JSON.parse(
        (await sleeper.http.inject('/api/v1/search/?fields=card')).body,
      );
      return results.map(({ id }: { id: number }) => id);
    };
    expect(await shown()).toEqual([ads.until]);

    clock = new Date('2027-03-29T10:00:00Z');
    const boss = new PgBoss({
      ...database.jobsAdapter(),
      schema: 'jobs',
      supervise: false,
      schedule: false,
    });
    boss.on('error', () => undefined);
    await boss.start();
    await boss.send('publish-due-ads');
    await expect.poll(shown).toContain(ads.from);
    await boss.stop({ graceful: false });
    expect(await shown()).toEqual([ads.from]);
    expect(
      await database.rows(sql`
        select published, waiting from job_ads where id in (${ads.missed}, ${ads.later}) order by id`),
    ).toEqual([
      { published: false, waiting: false },
      { published: false, waiting: true },
    ]);
  });
});
