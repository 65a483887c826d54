import { sql } from 'drizzle-orm/sql';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Bench } from './pipeline.fixture.ts';

let bench: Bench;

beforeAll(async () => {
  bench = await Bench.open();
});

beforeEach(async () => {
  bench.today = '2026-11-21';
  await bench.db.rows(sql`delete from exchange_records`);
  await bench.db.rows(sql`delete from companies`);
});

describe('a record that comes for the first time', () => {
  it('becomes an ad that is public at once, with all that the source says', async () => {
    const { one } = await bench.take({
      one: {
        ...{
          title: 'Ausbildung zum Bäcker (m/w/d)',
          company: 'Backhaus Elbe GmbH',
          street: 'Am Markt 1',
        },
        ...{ published: '2026-10-01', lastDay: '2027-03-01', start: '2027-08-01' },
        description: 'Brot backen\n\n- früh aufstehen',
      },
    });
    expect(one).toMatchObject({
      outcome: 'created',
      reason: '',
      title: 'Ausbildung zum Bäcker (m/w/d)',
    });
    const ad = await bench.ad('one');
    expect(one?.jobAdId).toBe(ad.id);
    expect(ad).toMatchObject({
      ...{ source: 'Testbörse', source_id: 'one', external: 'Testbörse', last_updated_by: null },
      ...{ published: true, publish_date: '2026-10-01', waiting: false, accepted: false },
      ...{ job_start: '2027-08-01', availability_end_date: '2027-03-01', job_type: 2 },
      ...{ source_url: 'https://boerse.example/1', company: 'Backhaus Elbe GmbH', owner: null },
      ...{ company_external: true, job_name: 'Bäcker/-in' },
      details: '<p>Brot backen</p><ul><li>früh aufstehen</li></ul>',
    });
  });
});

describe('the second run', () => {
  it('writes nothing', async () => {
    const records = { one: {}, two: { company: 'Anders AG' }, three: { state: 'Bayern' } };
    await bench.take(records);
    const before = await bench.written();
    const again = await bench.take(records);
    expect(Object.values(again).map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'unchanged',
      'rejected',
    ]);
    expect(await bench.written()).toEqual(before);
    const decisions = await bench.judge(
      Object.entries(records).map(([externalId, raw]) => ({ externalId, raw })),
    );
    expect(decisions.map(({ writes }) => writes)).toEqual([false, false, false]);
  });
});

describe('what is gone at its source', () => {
  it('is gone here, and comes back with it', async () => {
    await bench.run({ one: {}, two: { title: 'Koch', job: 'Koch' } });
    const { two } = await bench.run({ one: {} });
    expect(two).toMatchObject({ outcome: 'gone', title: 'Koch', company: 'Backhaus Elbe GmbH' });
    expect(await bench.ad('two')).toMatchObject({ published: false });
    expect(Object.keys(await bench.run({ one: {} }))).toEqual(['one']);
    const back = await bench.run({ one: {}, two: { title: 'Koch', job: 'Koch' } });
    expect(back['two']).toMatchObject({ outcome: 'changed' });
    expect(await bench.ad('two')).toMatchObject({ published: true });
  });
});
