import { sql } from '../../../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany } from '../../../../../../test/stock.ts';
import { PipelineFixture } from '../../pipeline.fixture.ts';

let fixture: PipelineFixture;
let higher: PipelineFixture;
let number = 0;

beforeAll(async () => {
  fixture = await PipelineFixture.open();
  higher = await fixture.other('Höhere Börse', { rank: 9 });
});

beforeEach(async () => {
  await fixture.db.rows(sql`delete from exchange_records`);
  await fixture.db.rows(sql`delete from companies`);
  number += 1;
});

const baker = { company: 'Bäckerei Möhring', title: 'Ausbildung zum Bäcker (m/w/d) 2027' };

const outcome = async (of: PipelineFixture, record: object = {}) =>
  (await of.run({ one: { ...baker, ...record } }))['one'];

describe('the same place', () => {
  it('written here by the company is shown once, and the import waits', async () => {
    const company = await addCompany(fixture.db);
    const own = await addAd(fixture.db, { company_id: company, title: 'Bäcker/in' });
    const expected = {
      outcome: 'duplicate',
      reason: 'same-words',
      duplicateOf: own,
      jobAdId: null,
    };
    expect(await outcome(fixture)).toMatchObject(expected);
    expect(await fixture.ads()).toEqual({});
    const before = await fixture.written();
    expect(await outcome(fixture)).toMatchObject(expected);
    expect(await fixture.written()).toEqual(before);
    await fixture.db.rows(sql`delete from job_ads where id = ${own}`);
    expect(await outcome(fixture)).toMatchObject({ outcome: 'created' });
  });

  it('written here after it was imported withdraws the import, and brings it back when it goes', async () => {
    await outcome(fixture);
    const { id, company_id: company } = await fixture.ad('one');
    const own = await addAd(fixture.db, { company_id: Number(company), title: 'Bäcker/in' });
    expect(await outcome(fixture)).toMatchObject({
      outcome: 'duplicate',
      jobAdId: id,
      duplicateOf: own,
    });
    expect(await fixture.ad('one')).toMatchObject({ published: false });
    await fixture.db.rows(sql`update job_ads set published = false where id = ${own}`);
    expect(await outcome(fixture)).toMatchObject({ outcome: 'changed', jobAdId: id });
    expect(await fixture.ad('one')).toMatchObject({ published: true });
  });

  it('that waits for its day counts, too', async () => {
    const company_id = await addCompany(fixture.db);
    await addAd(fixture.db, {
      company_id,
      title: 'Bäcker/in',
      published: false,
      waiting: true,
      publish_date: null,
      availability_start_date: '2027-01-01',
    });
    expect(await outcome(fixture)).toMatchObject({ outcome: 'duplicate' });
  });

  it.each([
    ['another postcode', { postcode: '39104', town: 'Magdeburg' }],
    ['another type', { internship: true }],
    ['another title', { title: 'Ausbildung zum Koch' }],
    ['another employer', { company: 'Backhaus Elbe' }],
  ])('is none with %s', async (_, record) => {
    const company = await addCompany(fixture.db);
    await addAd(fixture.db, { company_id: company, title: 'Bäcker/in' });
    expect(await outcome(fixture, record)).toMatchObject({ outcome: 'created' });
  });

  it('within one exchange is two places, unless every word is the same', async () => {
    const importResults = await fixture.take({
      one: baker,
      two: { ...baker, description: 'Brötchen' },
      three: baker,
    });
    expect(Object.values(importResults).map((one) => one.outcome)).toEqual([
      'created',
      'created',
      'duplicate',
    ]);
  });

  it('of two exchanges is that of the higher one, whichever came first', async () => {
    await outcome(fixture);
    expect(await outcome(higher)).toMatchObject({ outcome: 'created' });
    const winner = (await higher.ad('one')).id;
    expect(await outcome(fixture)).toMatchObject({
      outcome: 'duplicate',
      duplicateOf: winner,
      reason: 'same-title',
    });
    expect(await fixture.ad('one')).toMatchObject({ published: false });
    expect(await outcome(higher)).toMatchObject({ outcome: 'unchanged' });
    await higher.run({});
    expect(await outcome(fixture)).toMatchObject({ outcome: 'changed', reason: '' });
    expect(await fixture.ad('one')).toMatchObject({ published: true });
  });

  it('of two equal exchanges is the older one', async () => {
    const equal = await fixture.other(`Gleiche Börse ${'x'.repeat(number)}`);
    await outcome(fixture);
    expect(await outcome(equal)).toMatchObject({
      outcome: 'duplicate',
      duplicateOf: (await fixture.ad('one')).id,
    });
    expect(await outcome(fixture)).toMatchObject({ outcome: 'unchanged' });
  });

  it('of different years is two, also where a source says the year alone', async () => {
    const title = 'Ausbildung zum Bäcker (m/w/d)';
    await outcome(higher, { title, year: 2027 });
    expect(await outcome(fixture, { title, year: 2028 })).toMatchObject({ outcome: 'created' });
    expect(await outcome(fixture, { title, year: 2027 })).toMatchObject({ outcome: 'duplicate' });
    expect(await outcome(fixture, { title, start: '2028-08-01' })).toMatchObject({
      outcome: 'changed',
    });
  });

  it('that an editor has parted stays two, whichever of the two is looked at', async () => {
    await outcome(higher);
    const other = (await higher.ad('one')).id;
    await outcome(fixture);
    const [record] = await fixture.db.rows<{ id: number }>(
      sql`select id from exchange_records where exchange_id = ${fixture.exchange.id}`,
    );
    await fixture.db.rows(sql`insert into exchange_splits values (${record?.id}, ${other})`);
    expect(await outcome(fixture)).toMatchObject({ outcome: 'created' });
    expect(await outcome(higher)).toMatchObject({ outcome: 'unchanged' });
  });

  it('is not looked for among more than 500 ads of an employer', async () => {
    const company = await addCompany(fixture.db);
    await addAd(fixture.db, { company_id: company, title: 'Bäcker/in' });
    await fixture.db.rows(sql`
      insert into job_ads (company_id, title, job_name_id, job_type, published, publish_date)
      select ${company}, 'Stelle ' || n, (select min(id) from job_names), 2, true, '2026-11-01' from generate_series(1, 499) n`);
    expect(await outcome(fixture)).toMatchObject({ outcome: 'duplicate' });
    await fixture.db.rows(sql`delete from exchange_records`);
    await addAd(fixture.db, { company_id: company, title: 'Eine mehr' });
    expect(await outcome(fixture)).toMatchObject({ outcome: 'created' });
  });
});
