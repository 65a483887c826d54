import { sql } from '../../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PipelineFixture } from '../pipeline.fixture.ts';

let fixture: PipelineFixture;

beforeAll(async () => {
  fixture = await PipelineFixture.open();
});

beforeEach(async () => {
  await fixture.db.rows(sql`delete from exchange_records`);
  await fixture.db.rows(sql`delete from companies`);
});

const baker = { company: 'Bäckerei Möhring', title: 'Ausbildung zum Bäcker (m/w/d) 2027' };

const outcomes = (importResults: Record<string, { readonly outcome: string }>) =>
  Object.fromEntries(Object.entries(importResults).map(([id, { outcome }]) => [id, outcome]));

/** The source's ids of the ads that the public sees. */
const shown = async () =>
  Object.entries(await fixture.ads())
    .filter(([, { published }]) => published)
    .map(([id]) => id);

describe('an ad that its source sends twice, word for word', () => {
  it('is shown once, in whatever order its records come', async () => {
    const first = await fixture.run({
      one: baker,
      two: { ...baker, link: 'https://boerse.example/2' },
    });
    expect(outcomes(first)).toEqual({ one: 'created', two: 'duplicate' });
    const { id } = await fixture.ad('one');
    expect(first['two']).toMatchObject({ reason: 'same-record', duplicateOf: id, jobAdId: null });
    const before = await fixture.written();
    const again = await fixture.run({
      two: { ...baker, link: 'https://boerse.example/2' },
      one: baker,
    });
    expect(outcomes(again)).toEqual({ one: 'unchanged', two: 'duplicate' });
    expect(again['two']).toMatchObject({ duplicateOf: id });
    expect(await fixture.written()).toEqual(before);
  });

  it('comes before itself in another batch of the run, and is not shown all the same', async () => {
    await fixture.run({ one: baker, two: baker });
    const pipeline = fixture.pipeline();
    const [two] = await pipeline.plan(fixture.db, [{ externalId: 'two', raw: baker }]);
    const [one] = await pipeline.plan(fixture.db, [{ externalId: 'one', raw: baker }]);
    expect([two?.importResult.outcome, one?.importResult.outcome]).toEqual([
      'duplicate',
      'unchanged',
    ]);
  });

  it('is shown twice once it says something else', async () => {
    await fixture.run({ one: baker, two: baker });
    const importResults = await fixture.run({ one: { ...baker, start: '2027-08-01' }, two: baker });
    expect(outcomes(importResults)).toEqual({ one: 'changed', two: 'created' });
  });

  it('is shown by its other record where the first one goes', async () => {
    await fixture.run({ one: baker, two: baker });
    await fixture.run({ two: baker });
    await fixture.run({ two: baker });
    expect(await shown()).toEqual(['two']);
  });

  it('stays where the source gives all of its ads new ids', async () => {
    await fixture.run({ one: baker });
    expect(outcomes(await fixture.run({ new: baker }))).toEqual({ new: 'created', one: 'gone' });
    expect(await shown()).toEqual(['new']);
  });

  it('is never taken down where both are shown already', async () => {
    await fixture.run({ one: baker, two: { ...baker, start: '2027-08-01' } });
    const importResults = await fixture.run({ one: baker, two: baker });
    expect(outcomes(importResults)).toEqual({ one: 'unchanged', two: 'changed' });
  });

  it('is two places where an editor has said so', async () => {
    await fixture.run({ one: baker, two: baker });
    await fixture.db.rows(sql`
      insert into exchange_splits (record_id, job_ad_id)
      select id, duplicate_of from exchange_records where external_id = 'two'`);
    expect(outcomes(await fixture.run({ one: baker, two: baker }))).toMatchObject({
      two: 'created',
    });
  });
});
