import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, addUser } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { apply } from './pipeline.ts';
import { PipelineFixture } from './pipeline.fixture.ts';

let app: TestApp;
let fixture: PipelineFixture;

beforeAll(async () => {
  app = await testApp({ clock: () => new Date('2026-11-21T10:00:00Z') });
  fixture = await PipelineFixture.open(app.database);
});

beforeEach(async () => {
  await fixture.db.rows(sql`delete from exchange_records`);
  await fixture.db.rows(sql`delete from companies`);
});

/** Adds an account with the company of the exchange's ads. @returns its headers */
async function account(permission = 3): Promise<Record<string, string>> {
  const userId = await addUser(fixture.db);
  await fixture.db.rows(sql`update users set permission = ${permission} where id = ${userId}`);
  if (permission === 3) await addCompany(fixture.db, { name: 'Backhaus Elbe', userId });
  return app.as(userId);
}

const ok = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(200);
const content = { title: 'Bäcker bei uns' };

describe('an ad that its company has adopted', () => {
  it('stays as it is, whatever its source says or says no more', async () => {
    const company = await account();
    await fixture.run({ one: {} });
    const { id } = await fixture.ad('one');
    await ok(app.patch(`jobdescriptions/patch/${id}/`, { id, external: '', ...content }, company));
    const before = await fixture.ad('one');
    const changed = await fixture.run({ one: { title: 'Ganz neu' } });
    expect(changed['one']).toMatchObject({ outcome: 'left-alone', reason: 'adopted', jobAdId: id });
    const gone = await fixture.run({});
    expect(gone['one']).toMatchObject({ outcome: 'left-alone', reason: 'adopted' });
    expect(await fixture.run({})).toEqual({});
    expect(await fixture.ad('one')).toEqual(before);
    expect((await fixture.run({ one: {} }))['one']).toMatchObject({ reason: 'adopted' });
    expect(await fixture.ad('one')).toEqual(before);
  });
});

describe('an ad that editors have edited', () => {
  it('keeps what they wrote, goes with its source, and comes back with it', async () => {
    const editor = await account(2);
    await fixture.run({ one: {} });
    const { id } = await fixture.ad('one');
    await ok(app.patch(`jobdescriptions/patch/${id}/`, { id, ...content }, editor));
    expect((await fixture.run({ one: { title: 'Ganz neu' } }))['one']).toMatchObject({
      outcome: 'left-alone',
      reason: 'edited',
    });
    expect(await fixture.ad('one')).toMatchObject({ title: 'Bäcker bei uns', published: true });
    expect((await fixture.run({}))['one']).toMatchObject({ outcome: 'gone' });
    expect(await fixture.ad('one')).toMatchObject({ title: 'Bäcker bei uns', published: false });
    expect((await fixture.run({ one: {} }))['one']).toMatchObject({ reason: 'edited' });
    expect(await fixture.ad('one')).toMatchObject({ title: 'Bäcker bei uns', published: true });
  });

  it('stays private when it comes back, where they had made it private', async () => {
    const editor = await account(2);
    await fixture.run({ one: {} });
    const { id } = await fixture.ad('one');
    await ok(
      app.patch(
        `jobdescriptions/visibility/patch/${id}/`,
        { id, published: false, publish_date: null },
        editor,
      ),
    );
    await fixture.run({});
    await fixture.run({ one: {} });
    expect(await fixture.ad('one')).toMatchObject({ published: false });
  });
});

describe('an ad that was deleted here', () => {
  it('does not come back', async () => {
    const company = await account();
    await fixture.run({ one: {} });
    const { id } = await fixture.ad('one');
    const { status } = await app.delete(`jobdescriptions/delete/${id}/`, company);
    expect(status).toBeLessThan(300);
    const { one } = await fixture.run({ one: { title: 'Ganz neu' } });
    expect(one).toMatchObject({ outcome: 'left-alone', reason: 'deleted', jobAdId: null });
    expect(await fixture.ads()).toEqual({});
    await fixture.run({});
    expect((await fixture.run({ one: {} }))['one']).toMatchObject({ reason: 'deleted' });
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
    await fixture.run({ one: {} });
    const { id } = await fixture.ad('one');
    const decisions = await fixture.plan([{ externalId: 'one', raw: { title: 'Ganz neu' } }]);
    expect(decisions[0]?.importResult.outcome).toBe('changed');
    await fixture.db.rows(action(id));
    const importResults = await fixture.db.transaction((tx) =>
      apply(tx, fixture.exchange, decisions, fixture.now),
    );
    expect(importResults).toMatchObject([{ outcome: 'left-alone', reason }]);
    const ads = Object.values(await fixture.ads());
    expect(ads.filter(({ title }) => title === 'Ganz neu')).toEqual([]);
  });

  it('does not make an ad for a company that is no more', async () => {
    const id = await addCompany(fixture.db, { name: 'Backhaus Elbe' });
    const decisions = await fixture.plan([{ externalId: 'one', raw: {} }]);
    await fixture.db.rows(sql`delete from companies where id = ${id}`);
    await fixture.db.transaction((tx) => apply(tx, fixture.exchange, decisions, fixture.now));
    expect(await fixture.ads()).toEqual({});
    expect((await fixture.run({ one: {} }))['one']).toMatchObject({ outcome: 'created' });
  });
});
