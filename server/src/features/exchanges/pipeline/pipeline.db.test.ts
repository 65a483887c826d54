import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany } from '../../../../test/stock.ts';
import { PipelineFixture } from './pipeline.fixture.ts';

let fixture: PipelineFixture;

beforeAll(async () => {
  fixture = await PipelineFixture.open();
});

beforeEach(async () => {
  fixture.today = '2026-11-21';
  await fixture.db.rows(sql`delete from exchange_records`);
  await fixture.db.rows(sql`delete from companies`);
  await fixture.db.rows(sql`delete from job_names where external`);
});

describe('a record that comes for the first time', () => {
  it('becomes an ad that is public at once, with all that the source says', async () => {
    const { one } = await fixture.take({
      one: {
        title: 'Ausbildung zum Bäcker (m/w/d)',
        company: 'Backhaus Elbe GmbH',
        street: 'Am Markt 1',
        published: '2026-10-01',
        lastDay: '2027-03-01',
        start: '2027-08-01',
        description: 'Brot backen\n\n- früh aufstehen',
      },
    });
    expect(one).toMatchObject({
      outcome: 'created',
      reason: '',
      title: 'Ausbildung zum Bäcker (m/w/d)',
    });
    const ad = await fixture.ad('one');
    expect(one?.jobAdId).toBe(ad.id);
    expect(ad).toMatchObject({
      source: 'Testbörse',
      source_id: 'one',
      external: 'Testbörse',
      last_updated_by: null,
      published: true,
      publish_date: '2026-10-01',
      waiting: false,
      accepted: false,
      job_start: '2027-08-01',
      availability_end_date: '2027-03-01',
      job_type: 2,
      source_url: 'https://boerse.example/1',
      company: 'Backhaus Elbe GmbH',
      owner: null,
      company_external: true,
      job_name: 'Bäcker/-in',
      details: '<p>Brot backen</p><ul><li>früh aufstehen</li></ul>',
    });
  });
});

describe('a record with several places', () => {
  const berlin = { postcode: '10115', town: 'Berlin', state: 'Berlin' };

  it('is shown at the first of them in the area of the board', async () => {
    const { one } = await fixture.take({ one: { ...berlin, others: 'Wien, AT|39576 Stendal' } });
    expect(one).toMatchObject({ outcome: 'created' });
    const { two } = await fixture.take({
      two: { title: 'Koch', country: 'AT', others: '39576 Stendal' },
    });
    expect(two).toMatchObject({ outcome: 'created' });
  });

  it('is rejected for its first place if none of them is there', async () => {
    const { one } = await fixture.take({ one: { ...berlin, others: '20095 Hamburg' } });
    expect(one).toMatchObject({ outcome: 'rejected', reason: 'other-state' });
  });
});

describe('the second run', () => {
  it('writes nothing', async () => {
    const records = { one: {}, two: { company: 'Anders AG' }, three: { state: 'Bayern' } };
    await fixture.take(records);
    const before = await fixture.written();
    const again = await fixture.take(records);
    expect(Object.values(again).map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'unchanged',
      'rejected',
    ]);
    expect(await fixture.written()).toEqual(before);
    const decisions = await fixture.plan(
      Object.entries(records).map(([externalId, raw]) => ({ externalId, raw })),
    );
    expect(decisions.map(({ writes }) => writes)).toEqual([false, false, false]);
  });
});

describe('what is gone at its source', () => {
  it('is gone here, and comes back with it', async () => {
    await fixture.run({ one: {}, two: { title: 'Koch', job: 'Koch' } });
    const { two } = await fixture.run({ one: {} });
    expect(two).toMatchObject({ outcome: 'gone', title: 'Koch', company: 'Backhaus Elbe GmbH' });
    expect(await fixture.ad('two')).toMatchObject({ published: false });
    expect(Object.keys(await fixture.run({ one: {} }))).toEqual(['one']);
    const back = await fixture.run({ one: {}, two: { title: 'Koch', job: 'Koch' } });
    expect(back['two']).toMatchObject({ outcome: 'changed' });
    expect(await fixture.ad('two')).toMatchObject({ published: true });
  });
});

const recordOf = async (externalId: string) =>
  (
    await fixture.db.rows(sql`
      select r.*, r.raw::text as raw_text from exchange_records r
      where r.exchange_id = ${fixture.exchange.id} and r.external_id = ${externalId}`)
  )[0];

describe('a record that says something else than before', () => {
  it('changes its ad, which stays public since its first day', async () => {
    await fixture.take({ one: { published: '2026-10-01' } });
    const before = await fixture.ad('one');
    await fixture.db.rows(sql`update exchange_records set logo_tried = true`);
    fixture.today = '2026-11-22';
    const { one } = await fixture.take({
      one: { title: 'Koch gesucht', job: 'Koch', lastDay: '2027-01-01' },
    });
    expect(one).toMatchObject({ outcome: 'changed', jobAdId: before.id });
    const after = await fixture.ad('one');
    expect(after).toMatchObject({
      title: 'Koch gesucht',
      job_name: 'Koch/Köchin',
      publish_date: '2026-10-01',
      published: true,
      availability_end_date: '2027-01-01',
      last_updated_by: null,
    });
    expect(String(after['last_updated']) > String(before['last_updated'])).toBe(true);
    expect(await recordOf('one')).toMatchObject({ logo_tried: false });
  });

  it('is shown no more where it is refused, and again where that is over', async () => {
    await fixture.take({ one: { lastDay: '2026-11-21' } });
    fixture.today = '2026-11-22';
    const again = { one: { lastDay: '2026-11-21' } };
    expect((await fixture.take(again))['one']).toMatchObject({
      outcome: 'rejected',
      reason: 'expired',
      detail: '2026-11-21',
      wasShown: true,
    });
    // It is not taken down with its record, but later together with the missing ones.
    expect(await fixture.ad('one')).toMatchObject({ published: true });
    await fixture.run(again);
    expect(await fixture.ad('one')).toMatchObject({ published: false });
    await fixture.take({ one: { lastDay: '2026-12-01' } });
    expect(await fixture.ad('one')).toMatchObject({ published: true });
  });

  it('lets an ad go on that time has unpublished meanwhile, but none that somebody has hidden', async () => {
    await fixture.take({ one: { lastDay: '2026-11-21' }, two: {} });
    fixture.today = '2026-11-22';
    await fixture.db.rows(sql`update job_ads set published = false`);
    await fixture.take({ one: { lastDay: '2026-12-01' }, two: { title: 'Anders' } });
    expect(await fixture.ad('one')).toMatchObject({ published: true });
    expect(await fixture.ad('two')).toMatchObject({ published: false, title: 'Anders' });
  });

  it('only in contacts says the same', async () => {
    await fixture.take({ one: { description: 'Tel.: 0391 / 12 34-56', email: 'a@b.de' } });
    const before = await fixture.written();
    const { one } = await fixture.take({
      one: { description: 'Tel.: 0391 / 65 43-21', email: 'c@d.de' },
    });
    expect(one?.outcome).toBe('unchanged');
    expect(await fixture.written()).toEqual(before);
    expect(String((await recordOf('one'))?.['raw_text'])).not.toMatch(/0391|@/);
  });
});

describe('an ad from before there were records', () => {
  it('is taken up', async () => {
    const company_id = await addCompany(fixture.db, { name: 'Backhaus Elbe' });
    const id = await addAd(fixture.db, { company_id, external: 'Testbörse', title: 'Alt' });
    await fixture.db.rows(sql`update job_ads set source_id = 'one' where id = ${id}`);
    const { one } = await fixture.take({ one: { title: 'Neu' } });
    expect(one).toMatchObject({ outcome: 'changed', jobAdId: id });
    expect(await fixture.ads()).toMatchObject({ one: { id, title: 'Neu', company_id } });
    expect(await recordOf('one')).toMatchObject({ job_ad_id: id, had_ad: true, state: 'shown' });
  });
});

describe('an occupation', () => {
  it('that nobody knows is added once for editors, and found by the next', async () => {
    const job = 'Ausbildung zur Weltraumfachkraft (m/w/d)';
    const title = 'Ausbildung 2027';
    await fixture.take({
      one: { job, title },
      two: { job: 'weltraumfachkraft', title },
      three: { job: '', title: job },
    });
    await fixture.take({ four: { job: 'WELTRAUMFACHKRAFT', title } });
    const names = Object.values(await fixture.ads()).map((ad) => ad['job_name']);
    expect(new Set(names).size).toBe(1);
    expect(
      await fixture.db.rows(sql`select mapping_id, blocked from job_names where external`),
    ).toEqual([{ mapping_id: null, blocked: false }]);
  });

  it('that nobody knows does not become another one of its list', async () => {
    const title = 'Ausbildung 2027';
    await fixture.take({ one: { job: 'Weltraumfachkraft|Bäcker/in', title } });
    expect(await fixture.ad('one')).toMatchObject({ job_name: 'Weltraumfachkraft' });
    await fixture.take({ two: { job: 'Weltraumfachkraft|Koch', title: 'Bäcker/in gesucht' } });
    expect(await fixture.ad('two')).toMatchObject({ job_name: 'Bäcker/-in' });
  });

  it('that is missing everywhere is a reason', async () => {
    const { one } = await fixture.take({ one: { job: '', title: 'Ausbildung 2027 (m/w/d)' } });
    expect(one).toMatchObject({ outcome: 'rejected', reason: 'no-job-name' });
  });
});

describe('records as they are fetched', () => {
  it('without an id, with a repeated one or unreadable are refused by their number, and change nothing', async () => {
    await fixture.take({ four: {} });
    const before = await fixture.written();
    const decisions = await fixture.plan(
      [
        { externalId: 'four', raw: {} },
        { externalId: '', raw: {} },
        { externalId: 'four', raw: { title: 'Anders' } },
        { externalId: '', rejected: 'unreadable', detail: 'line 7' },
        { externalId: 'five', rejected: 'too-large' },
        { externalId: 'six', same: true },
        { externalId: 'x'.repeat(301), raw: {} },
        { externalId: 'seven', raw: JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) },
      ],
      17,
    );
    expect(
      decisions.map(({ importResult, writes }) => [
        importResult.externalId,
        importResult.reason,
        importResult.detail,
        writes,
      ]),
    ).toEqual([
      ['four', '', '', false],
      ['#18', 'no-id', '', false],
      ['#19', 'repeated-id', 'four', false],
      ['#20', 'unreadable', 'line 7', false],
      ['five', 'too-large', '', false],
      ['six', 'unreadable', 'Der Datensatz kam ohne Inhalt und ist hier nicht bekannt.', false],
      ['#23', 'unreadable', 'Die Kennung ist zu lang oder enthält ungültige Zeichen.', false],
      ['seven', 'unreadable', 'Das Lesen des Datensatzes war zu aufwendig.', false],
    ]);
    expect(await fixture.written()).toEqual(before);
  });

  it('that are the same as before are read from what was kept', async () => {
    await fixture.takeAll([{ externalId: 'one', raw: { title: 'Koch' }, stamp: 'v1' }]);
    const before = await fixture.written();
    const same = await fixture.takeAll([{ externalId: 'one', same: true }]);
    expect(same['one']).toMatchObject({ outcome: 'unchanged', title: 'Koch' });
    expect(await fixture.written()).toEqual(before);
    await fixture.takeAll([{ externalId: 'one', raw: { title: 'Koch' }, stamp: 'v2' }]);
    expect(await recordOf('one')).toMatchObject({ stamp: 'v2' });
    await fixture.db.rows(sql`update companies set locked = true`);
    expect((await fixture.takeAll([{ externalId: 'one', same: true }]))['one']).toMatchObject({
      reason: 'company-locked',
    });
  });
});
