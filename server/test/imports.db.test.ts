import { ofTests } from '@lehrpfad/regions/parts/tests.ts';
import { sql } from '../src/core/database/drizzle.ts';
import { beforeAll, expect, inject, it, vi } from 'vitest';
import type { Database } from '../src/core/database/database.ts';
import { testDatabase } from '../src/core/database/test-database.ts';
import {
  addExchange,
  everyRow,
  probe,
  readNow,
  importResultsOf,
  runnerOf,
  runRow,
  sent,
  type Sent,
} from './imports.ts';
import { onQuickerDatabase } from './quicker-database.ts';
import { addAd, addCompany } from './stock.ts';

// The machine may be busy.
vi.setConfig({ testTimeout: 240_000 });

/**
 * `npm run test:slow` reads as many records as a large exchange has. The other kind of database does the same work; fewer are
 * enough there.
 */
const total = !onQuickerDatabase ? 500 : inject('endurance') ? 20_000 : 1000;
const companies = 97;
const own = { title: 'Ausbildung zum Bäcker (m/w/d)', company: 'Eigene Brote GmbH' };
const locked = 'Gesperrte Brote GmbH';
const towns = [ofTests.town, ofTests.atPosition, ofTests.largeTown].map(({ name, postcode }) => ({
  postcode,
  town: name,
}));

/** Results of some records, by their position among each fifty; all others become ads. */
const fates: Record<number, { becomes: string; values: Partial<Sent> }> = {
  3: { becomes: 'rejected unreadable', values: { broken: true } },
  7: { becomes: 'rejected no-title', values: { title: '' } },
  11: { becomes: 'rejected no-company', values: { company: '' } },
  16: { becomes: 'rejected expired', values: { until: '2026-11-20' } },
  21: {
    becomes: 'rejected other-state',
    values: { postcode: '80331', town: 'München', state: 'Bayern' },
  },
  26: {
    becomes: 'rejected foreign-place',
    values: { postcode: '1010', town: 'Wien', state: '', country: 'AT' },
  },
  31: { becomes: 'rejected company-locked', values: { company: locked } },
  36: { becomes: 'duplicate same-title', values: own },
  41: { becomes: 'rejected no-id', values: { id: '' } },
  46: { becomes: 'rejected repeated-id', values: {} },
};

/** Returns the record with that number, from 1, with the id and outcome of its import result. */
function recordAt(number: number): { ad: Sent; id: string; becomes: string } {
  const fate = fates[number % 50];
  const place = towns[number % towns.length]!;
  const company = `Betrieb ${number % companies} GmbH`;
  const isRepeated = fate?.becomes === 'rejected repeated-id';
  // The record before has a different result; the one two before becomes an ad.
  const id = `10000-${isRepeated ? number - 2 : number}-S`;
  const fixed = fate?.becomes.startsWith('duplicate') || fate?.values.company === locked;
  const ad = sent(id, { ...place, company, ...fate?.values, ...(fixed ? towns[0] : {}) });
  const isNameless = isRepeated || ad.id === '';
  return { ad, id: isNameless ? `#${number}` : id, becomes: fate?.becomes ?? 'created' };
}

const numbers = Array.from({ length: total }, (_, index) => index + 1);
const expected = (change: (becomes: string) => string = (becomes) => becomes) =>
  Object.fromEntries(
    numbers.map((number) => {
      const { id, becomes } = recordAt(number);
      return [id, change(becomes)];
    }),
  );
const count = (what: string) =>
  numbers.filter((number) => recordAt(number).becomes.split(' ')[0] === what).length;

let db: Database;

beforeAll(async () => {
  db = await testDatabase('base');
});

it(`a full import of ${total} records has import results that add up exactly, and the second one writes nothing but its own rows`, async () => {
  const owner = await addCompany(db, { name: own.company });
  const ownAd = await addAd(db, { company_id: owner, title: own.title });
  await addCompany(db, { name: locked, userId: null, external: true, locked: true });
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  function* ads() {
    for (const number of numbers) yield recordAt(number).ad;
  }
  const runner = runnerOf({ database: db, onError }, probe({ ads, announced: total }));
  const exchange = await addExchange(db);

  const first = await readNow(db, runner, exchange);
  expect(errors).toEqual([]);
  const created = count('created');
  const counts = { duplicate: count('duplicate'), rejected: count('rejected') };
  expect(await runRow(db, first)).toEqual({
    state: 'done',
    reason: '',
    detail: '',
    counts: { created, ...counts, changed: 0, unchanged: 0, 'left-alone': 0, gone: 0 },
  });
  expect(created + counts.duplicate + counts.rejected).toBe(total);
  expect(await importResultsOf(db, first)).toEqual(expected());
  const made = new Set(
    numbers
      .map(recordAt)
      .filter(({ becomes }) => becomes === 'created')
      .map(({ ad }) => `${ad.company} ${ad.town}`),
  );
  expect(
    await db.rows(sql`
      select (select count(*)::int from job_ads where source is not null and published) as ads,
        (select count(*)::int from companies where external) as companies,
        (select count(*)::int from exchange_records where duplicate_of = ${ownAd}) as duplicates`),
  ).toEqual([{ ads: created, companies: made.size + 1, duplicates: counts.duplicate }]);

  const before = await everyRow(db);
  const second = await readNow(db, runner, exchange);
  expect(errors).toEqual([]);
  expect(await everyRow(db)).toEqual(before);
  expect(await runRow(db, second)).toMatchObject({
    state: 'done',
    counts: { unchanged: created, ...counts, created: 0, changed: 0, gone: 0 },
  });
  const unchanged = (becomes: string) => (becomes === 'created' ? 'unchanged' : becomes);
  expect(await importResultsOf(db, second)).toEqual(expected(unchanged));
});
