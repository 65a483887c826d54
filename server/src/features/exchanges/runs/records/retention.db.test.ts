import { sql } from '../../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  addExchange,
  forgetImports,
  probe,
  readNow,
  runnerOf,
  sent,
} from '../../../../../test/imports.ts';
import { addUser, testDay } from '../../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../../test/test-app.ts';

const dayMs = 86_400_000;
const kept = 20;
let app: TestApp;
let exchange: number;
let now = testDay;
let ads: string[];

const later = (days: number) => (now = new Date(now.getTime() + days * dayMs));
const tidy = () => app.jobs.find(({ name }) => name === 'remove-old-imports')!.run();
const db = () => app.database;

/** Carries out a run with these ads. @returns the id of the run, which ends at the present moment of the test */
async function read(...ids: string[]): Promise<number> {
  ads = ids;
  const runner = runnerOf(
    { database: app.database, changes: app.changes, clock: () => now },
    probe({ ads: () => ads.map((id) => sent(id)) }),
  );
  const run = await readNow(db(), runner, exchange);
  // These moments were written by the clock of the database.
  await db().rows(
    sql`update exchange_runs set finished_at = ${now.toISOString()} where id = ${run}`,
  );
  return run;
}

const runs = async () =>
  (await db().rows<{ id: number }>(sql`select id from exchange_runs order by id`)).map(
    ({ id }) => id,
  );
const importResults = async (run: number) =>
  (await db().rows(sql`select from exchange_import_results where run_id = ${run}`)).length;
const records = () =>
  db().rows<{ id: string; state: string; raw: object }>(sql`
    select external_id as id, state, raw from exchange_records order by external_id`);
const adsHere = async () =>
  (await db().rows<{ source_id: string }>(sql`select source_id from job_ads order by 1`)).map(
    ({ source_id: id }) => id,
  );

beforeAll(async () => {
  app = await testApp({
    clock: () => now,
    settings: { KEEP_IMPORT_RESULTS_DAYS: String(kept) },
  });
  exchange = await addExchange(app.database);
});

beforeEach(async () => {
  now = testDay;
  await app.changes.write(forgetImports);
});

it('a run goes with its import results after its days; the last good one stays, with its counters', async () => {
  const [first, second] = [await read('a', 'b', 'c', 'd'), await read('a', 'b', 'c', 'd')];
  later(kept - 1);
  await tidy();
  expect(await runs()).toEqual([first, second]);
  expect(await importResults(first)).toBe(4);
  later(2);
  await tidy();
  expect(await runs()).toEqual([second]);
  expect(await importResults(second)).toBe(0);
  expect(await db().rows(sql`select unchanged from exchange_runs`)).toEqual([{ unchanged: 4 }]);
  // The next run is still compared with it.
  const third = await read('a');
  expect(await db().rows(sql`select state from exchange_runs where id = ${third}`)).toEqual([
    { state: 'held' },
  ]);
});

it('a run that an editor has still to decide about stays until there is a newer one', async () => {
  await read('a', 'b', 'c', 'd');
  const held = await read('a');
  later(kept + 1);
  await tidy();
  expect(await runs()).toContain(held);
  await read('a', 'b', 'c', 'd');
  await tidy();
  expect(await runs()).not.toContain(held);
});

it('what is gone goes after its days, with the ad that was withdrawn for it', async () => {
  await read('a', 'b', 'c');
  await read('a', 'b');
  later(kept - 1);
  await read('a', 'b');
  await tidy();
  expect(await adsHere()).toEqual(['a', 'b', 'c']);
  expect((await records()).map(({ id, state }) => `${id} ${state}`)).toEqual([
    'a shown',
    'b shown',
    'c gone',
  ]);
  later(2);
  await tidy();
  expect(await adsHere()).toEqual(['a', 'b']);
  expect((await records()).map(({ id }) => id)).toEqual(['a', 'b']);
  await read('a', 'b', 'c');
  expect(await adsHere()).toEqual(['a', 'b', 'c']);
});

it('what was adopted, edited or deleted here stays known when it is gone, without what was sent, and comes back to nobody', async () => {
  await read('adopted', 'deleted', 'edited', 'x', 'y', 'z', 'w', 'v');
  const editor = await addUser(db());
  await app.changes.write(async (tx) => {
    await tx.rows(sql`update job_ads set external = '' where source_id = 'adopted'`);
    await tx.rows(sql`delete from job_ads where source_id = 'deleted'`);
    await tx.rows(sql`update job_ads set last_updated_by = ${editor} where source_id = 'edited'`);
  });
  await read('x', 'y', 'z', 'w', 'v');
  later(kept + 1);
  await read('x', 'y', 'z', 'w', 'v');
  await tidy();
  expect(await adsHere()).toEqual(['adopted', 'edited', 'v', 'w', 'x', 'y', 'z']);
  expect((await records()).slice(0, 3)).toEqual(
    ['adopted', 'deleted', 'edited'].map((id) => ({ id, state: 'gone', raw: {} })),
  );
  const back = await read('adopted', 'deleted', 'edited', 'x', 'y', 'z', 'w', 'v');
  expect(
    await db().rows(sql`
      select external_id as id, outcome, reason from exchange_import_results
      where run_id = ${back} and outcome <> 'unchanged' order by external_id`),
  ).toEqual(
    ['adopted', 'deleted', 'edited'].map((id) => ({ id, outcome: 'left-alone', reason: id })),
  );
  expect(await adsHere()).toEqual(['adopted', 'edited', 'v', 'w', 'x', 'y', 'z']);
});

it('an ad that editors have locked stays when it is gone, and comes back locked', async () => {
  await read('locked', 'x', 'y', 'z');
  await db().rows(sql`
    update job_ads set lock_reason = 'duplicate', locked_at = now() where source_id = 'locked'`);
  await read('x', 'y', 'z');
  later(kept + 1);
  await read('x', 'y', 'z');
  await tidy();
  expect(await adsHere()).toEqual(['locked', 'x', 'y', 'z']);
  await read('locked', 'x', 'y', 'z');
  expect(
    await db().rows(sql`select published, lock_reason from job_ads where source_id = 'locked'`),
  ).toEqual([{ published: true, lock_reason: 'duplicate' }]);
});
