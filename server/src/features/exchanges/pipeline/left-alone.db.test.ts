import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, addUser } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { apply } from './pipeline.ts';
import { Bench } from './pipeline.fixture.ts';

let app: TestApp;
let bench: Bench;

beforeAll(async () => {
  app = await testApp({ clock: () => new Date('2026-11-21T10:00:00Z') });
  bench = await Bench.open(app.database);
});

beforeEach(async () => {
  await bench.db.rows(sql`delete from exchange_records`);
  await bench.db.rows(sql`delete from companies`);
});

/** An account with the company whose ads the exchange has. */
async function account(permission = 3): Promise<Record<string, string>> {
  const userId = await addUser(bench.db);
  await bench.db.rows(sql`update users set permission = ${permission} where id = ${userId}`);
  if (permission === 3) await addCompany(bench.db, { name: 'Backhaus Elbe', userId });
  return app.as(userId);
}

const ok = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(200);
const content = { title: 'Bäcker bei uns' };

describe('an ad that its company has adopted', () => {
  it('stays as it is, whatever its source says or says no more', async () => {
    const company = await account();
    await bench.run({ one: {} });
    const { id } = await bench.ad('one');
    await ok(app.patch(`jobdescriptions/patch/${id}/`, { id, external: '', ...content }, company));
    const before = await bench.ad('one');
    const changed = await bench.run({ one: { title: 'Ganz neu' } });
    expect(changed['one']).toMatchObject({ outcome: 'left-alone', reason: 'adopted', jobAdId: id });
    const gone = await bench.run({});
    expect(gone['one']).toMatchObject({ outcome: 'left-alone', reason: 'adopted' });
    expect(await bench.run({})).toEqual({});
    expect(await bench.ad('one')).toEqual(before);
    expect((await bench.run({ one: {} }))['one']).toMatchObject({ reason: 'adopted' });
    expect(await bench.ad('one')).toEqual(before);
  });
});

describe('an ad that editors have edited', () => {
  it('keeps what they wrote, goes with its source, and comes back with it', async () => {
    const editor = await account(2);
    await bench.run({ one: {} });
    const { id } = await bench.ad('one');
    await ok(app.patch(`jobdescriptions/patch/${id}/`, { id, ...content }, editor));
    expect((await bench.run({ one: { title: 'Ganz neu' } }))['one']).toMatchObject({
      outcome: 'left-alone',
      reason: 'edited',
    });
    expect(await bench.ad('one')).toMatchObject({ title: 'Bäcker bei uns', published: true });
    expect((await bench.run({}))['one']).toMatchObject({ outcome: 'gone' });
    expect(await bench.ad('one')).toMatchObject({ title: 'Bäcker bei uns', published: false });
    expect((await bench.run({ one: {} }))['one']).toMatchObject({ reason: 'edited' });
    expect(await bench.ad('one')).toMatchObject({ title: 'Bäcker bei uns', published: true });
  });

  it('stays private when it comes back, where they had made it private', async () => {
    const editor = await account(2);
    await bench.run({ one: {} });
    const { id } = await bench.ad('one');
    await ok(
      app.patch(
        `jobdescriptions/visibility/patch/${id}/`,
        { id, published: false, publish_date: null },
        editor,
      ),
    );
    await bench.run({});
    await bench.run({ one: {} });
    expect(await bench.ad('one')).toMatchObject({ published: false });
  });
});

describe('an ad that was deleted here', () => {
  it('does not come back', async () => {
    const company = await account();
    await bench.run({ one: {} });
    const { id } = await bench.ad('one');
    const { status } = await app.delete(`jobdescriptions/delete/${id}/`, company);
    expect(status).toBeLessThan(300);
    const { one } = await bench.run({ one: { title: 'Ganz neu' } });
    expect(one).toMatchObject({ outcome: 'left-alone', reason: 'deleted', jobAdId: null });
    expect(await bench.ads()).toEqual({});
    await bench.run({});
    expect((await bench.run({ one: {} }))['one']).toMatchObject({ reason: 'deleted' });
  });
});

describe('what happens between judging and writing', () => {
  it.each([
    ['adopted', (id: number) => sql`update job_ads set external = '' where id = ${id}`],
    [
      'edited',
      (id: number) =>
        sql`update job_ads set last_updated_by = (select min(id) from users) where id = ${id}`,
    ],
    ['deleted', (id: number) => sql`delete from job_ads where id = ${id}`],
  ])('counts: %s', async (reason, action) => {
    await account();
    await bench.run({ one: {} });
    const { id } = await bench.ad('one');
    const decisions = await bench.judge([{ externalId: 'one', raw: { title: 'Ganz neu' } }]);
    expect(decisions[0]?.importResult.outcome).toBe('changed');
    await bench.db.rows(action(id));
    const importResults = await bench.db.transaction((tx) =>
      apply(tx, bench.exchange, decisions, bench.now),
    );
    expect(importResults).toMatchObject([{ outcome: 'left-alone', reason }]);
    const ads = Object.values(await bench.ads());
    expect(ads.filter(({ title }) => title === 'Ganz neu')).toEqual([]);
  });

  it('does not make an ad for a company that is no more', async () => {
    const id = await addCompany(bench.db, { name: 'Backhaus Elbe' });
    const decisions = await bench.judge([{ externalId: 'one', raw: {} }]);
    await bench.db.rows(sql`delete from companies where id = ${id}`);
    await bench.db.transaction((tx) => apply(tx, bench.exchange, decisions, bench.now));
    expect(await bench.ads()).toEqual({});
    expect((await bench.run({ one: {} }))['one']).toMatchObject({ outcome: 'created' });
  });
});
