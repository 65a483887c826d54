import { sql } from '../../../../core/database/drizzle.ts';
import { beforeAll, expect, it } from 'vitest';
import {
  addExchange,
  probe,
  readNow,
  runnerOf,
  runRow,
  sent,
} from '../../../../../test/imports.ts';
import { addUser, testDay } from '../../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../../test/test-app.ts';
import { claimRun } from '../claims/claimed-run-store.ts';

let app: TestApp;
let exchange: number;
let editor: Record<string, string>;

/** Yields that many ads, endlessly if it is Infinity. */
function* many(count: number) {
  for (let number = 1; number <= count; number += 1) yield sent(`a${number}`);
}

/** Number of ads that the exchange sends. */
let count = 0;
const runner = () =>
  runnerOf(
    { database: app.database, changes: app.changes },
    probe({ ads: () => many(count), pageSize: 10 }),
  );
const boundedRunner = (maxRecords: number) =>
  runnerOf(
    { database: app.database, changes: app.changes, maxRecords },
    probe({ ads: () => many(count), pageSize: 10 }),
  );
const shown = async () => {
  const [row] = await app.database.rows<{ n: number }>(
    sql`select count(*)::int as n from job_ads where published`,
  );
  return row!.n;
};
const decide = (id: number, decision: string) =>
  app.post(`exchanges/runs/${id}/decide/`, { decision }, editor);

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  exchange = await addExchange(app.database);
  const id = await addUser(app.database);
  await app.database.rows(sql`update users set permission = 2 where id = ${id}`);
  editor = await app.as(id);
});

it('a source that grows without end is held; an editor has what it brought deleted, or lets it go on', async () => {
  count = 12;
  await readNow(app.database, runner(), exchange);
  count = Infinity;
  const endless = await readNow(app.database, runner(), exchange);
  expect(await runRow(app.database, endless)).toMatchObject({
    state: 'held',
    reason: 'grown',
    detail: 'mindestens 40 statt zuletzt 12',
    counts: { created: 18, unchanged: 12, gone: 0 },
  });
  expect((await decide(endless, 'dismiss')).body).toMatchObject({ state: 'dismissed' });
  expect(await shown()).toBe(12);

  count = 45;
  const grown = await readNow(app.database, runner(), exchange);
  expect(await runRow(app.database, grown)).toMatchObject({ state: 'held' });
  expect((await decide(grown, 'confirm')).body).toMatchObject({ state: 'waiting' });
  await runner().drain();
  expect(await runRow(app.database, grown)).toMatchObject({
    state: 'done',
    counts: { created: 33, unchanged: 12 },
  });
  const notes = await app.database.rows(
    sql`select action from audit_entries where subject = 'exchange' order by id`,
  );
  expect(notes).toEqual([{ action: 'dismissed' }, { action: 'confirmed' }]);
});

it('a run that was let go on is checked even where another process ends it', async () => {
  const [run] = await app.database.rows<{ id: number }>(sql`
    insert into exchange_runs (exchange_id, trigger, reason, fetched) values (${exchange}, 'demand', 'grown', true) returning id`);
  const claimed = await claimRun(app.database, ['json'], run!.id);
  expect(claimed).toMatchObject({ fetched: true, confirmed: false });
});

it('a source is never read beyond the records that one may have', async () => {
  const other = await addExchange(app.database, { key: 'endlos' });
  count = Infinity;
  const held = await runRow(app.database, await readNow(app.database, boundedRunner(30), other));
  expect(held).toMatchObject({ state: 'held', reason: 'too-many-records', counts: { gone: 0 } });
  expect(Object.values(held.counts).reduce((sum, one) => sum + one, 0)).toBe(30);
  count = 30;
  const whole = await readNow(app.database, boundedRunner(30), other);
  expect(await runRow(app.database, whole)).toMatchObject({ state: 'done' });
});
