import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { addAd, addCompany, testDay } from '../../../test/stock.ts';
import { testApp } from '../../../test/test-app.ts';

test('terms are counted under the name of the catalogue, and no other text in plain words', async () => {
  const app = await testApp({
    clock: () => testDay,
    prepare: async (db) => {
      await addAd(db, { company_id: await addCompany(db, { name: 'Zwieback Manufaktur' }) });
    },
  });
  const texts = [
    'Bäckerin',
    'azubi bäckr',
    'zwieback manufaktur',
    'Erika Musterfrau',
    'ausbildung',
  ];
  for (const text of texts) await app.get(`search/?search_multi_match=${encodeURIComponent(text)}`);
  await vi.waitFor(
    async () => {
      const counted = await app.database.rows(sql`
        select dimension, value, count from daily_counts
        where dimension in ('term', 'other_term') order by value`);
      expect(counted).toEqual([
        { dimension: 'term', value: 'Bäcker/-in', count: 2 },
        { dimension: 'term', value: 'Zwieback Manufaktur', count: 1 },
      ]);
    },
    { timeout: 10_000 },
  );
  const waiting = await app.database.rows(sql`select count from waiting_terms`);
  expect(waiting).toEqual([{ count: 1 }]);
});
