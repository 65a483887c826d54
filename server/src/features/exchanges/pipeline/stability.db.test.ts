import { sql } from '../../../core/database/drizzle.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { addAd, addCompany } from '../../../../test/stock.ts';
import type { FetchedRecord } from '../adapters/adapter.ts';
import { apply } from './pipeline.ts';
import { PipelineFixture, type TestRecord } from './pipeline.fixture.ts';

// A busy machine needs several times the seconds that a dozen imports take.
vi.setConfig({ testTimeout: 120_000 });

/** Each run makes one to three imports, which take longer on the embedded database. */
const fewRuns = inject('templates').kind === 'embedded' ? 3 : 6;
const numRuns = inject('endurance') ? 100 : fewRuns;

let fixture: PipelineFixture;

beforeAll(async () => {
  fixture = await PipelineFixture.open();
});

/** Each company either always or never names its street: with only some records naming it, the order decides whether it becomes two. */
const employers = [
  { company: 'Bäckerei Möhring', street: 'Breite Straße 1' },
  { company: 'Backhaus Elbe GmbH', street: 'Am Markt 1' },
  { company: 'Backhaus Elbe', street: 'Am Markt 2' },
  { company: 'Ohne Straße AG', street: '' },
  { company: 'Gesperrt KG', street: 'Tor 1' },
];

const record = fc.record({
  employer: fc.constantFrom(...employers),
  title: fc.constantFrom('Ausbildung zum Bäcker (m/w/d)', 'Koch/Köchin', 'Sonderfachkraft', ' '),
  job: fc.constantFrom('Bäcker/in', 'Koch', 'Sonderfachkraft', 'Sonderfachkraft|Bäcker/in', ''),
  place: fc.constantFrom(
    { postcode: '39576', town: 'Stendal' },
    { postcode: '39104', town: 'Magdeburg' },
    { postcode: '10115', town: 'Berlin' },
  ),
  lastDay: fc.constantFrom('', '2026-11-20', '2027-01-01'),
  description: fc.constantFrom('Brot backen', 'Tel. 0391 / 12 34-56'),
});

type Drawn = typeof record extends fc.Arbitrary<infer One> ? One : never;

const rawOf = ({ employer, place, ...rest }: Drawn): TestRecord => ({
  ...employer,
  ...place,
  ...rest,
});

const records = (drawn: readonly Drawn[]): FetchedRecord[] =>
  drawn.map((one, index) => ({ externalId: `r${index}`, raw: rawOf(one) }));

async function begin(): Promise<void> {
  await fixture.db.rows(sql`delete from exchange_records`);
  await fixture.db.rows(sql`delete from companies`);
  await fixture.db.rows(sql`delete from job_names where external`);
  const company_id = await addCompany(fixture.db);
  await addAd(fixture.db, { company_id, title: 'Bäcker/in' });
  await addCompany(fixture.db, { name: 'Gesperrt', locked: true, userId: null, external: true });
}

async function takeIn(batch: readonly FetchedRecord[], pipeline = fixture.pipeline()) {
  const decisions = await fixture.plan(batch, 1, pipeline);
  return fixture.db.transaction((tx) => apply(tx, fixture.exchange, decisions, fixture.now));
}

/**
 * All rows that an import writes, without ids and moments. Of several records with the same content the first one is shown, so its id
 * depends on their order; therefore ids are left out.
 */
async function state(): Promise<readonly string[]> {
  const rows = await fixture.db.rows(sql`
    select r.hash, r.state, r.reason, r.had_ad, o.title as duplicate_of, a.title, a.published, a.publish_date, a.details,
      n.name as job_name, n.external, c.employer_key, c.external as outside, d.street, p.postcode,
      (select count(*)::int from companies) as companies, (select count(*)::int from job_names) as job_names
    from exchange_records r left join job_ads a on a.id = r.job_ad_id left join job_ads o on o.id = r.duplicate_of
    left join job_names n on n.id = a.job_name_id left join companies c on c.id = a.company_id
    left join addresses d on d.id = c.address_id left join places p on p.id = d.place_id`);
  return rows.map((row) => JSON.stringify(row)).toSorted();
}

const batches = fc.array(record, { minLength: 1, maxLength: 12 });

describe('whatever an exchange sends', () => {
  it('a second time nothing is written, and each record is planned the same', async () => {
    await fc.assert(
      fc.asyncProperty(batches, async (drawn) => {
        await begin();
        const first = await takeIn(records(drawn));
        const before = await fixture.written();
        const second = await takeIn(records(drawn));
        expect(await fixture.written()).toEqual(before);
        expect(
          second.map((one) => ({
            ...one,
            outcome: one.outcome === 'unchanged' ? 'created' : one.outcome,
          })),
        ).toEqual(first);
      }),
      { numRuns },
    );
  });

  it('in whatever order and batches of one run, the same comes of it', async () => {
    await fc.assert(
      fc.asyncProperty(
        batches.chain((drawn) =>
          fc.record({
            drawn: fc.constant(drawn),
            order: fc.shuffledSubarray([...drawn.keys()], { minLength: drawn.length }),
            size: fc.integer({ min: 1, max: 5 }),
          }),
        ),
        async ({ drawn, order, size }) => {
          await begin();
          await takeIn(records(drawn));
          const expected = await state();
          await begin();
          const all = records(drawn);
          const shuffled = order.flatMap((index) => all[index] ?? []);
          const pipeline = fixture.pipeline();
          for (let at = 0; at < shuffled.length; at += size)
            await takeIn(shuffled.slice(at, at + size), pipeline);
          expect(await state()).toEqual(expected);
        },
      ),
      { numRuns },
    );
  });
});
