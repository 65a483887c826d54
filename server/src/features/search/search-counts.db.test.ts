import { sql } from '../../core/database/drizzle.ts';
import { expect, test } from 'vitest';
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
  await expect
    .poll(() =>
      app.database.rows(sql`
        select dimension, value, count from daily_counts
        where dimension in ('term', 'company', 'other_term') order by value`),
    )
    .toEqual([
      { dimension: 'term', value: 'Bäcker/-in', count: 2 },
      { dimension: 'company', value: 'Zwieback Manufaktur', count: 1 },
    ]);

  const waiting = await app.database.rows(sql`select count from waiting_terms`);
  // The search and the search without hits are counted separately, and neither text is readable.
  expect(waiting).toEqual([{ count: 1 }, { count: 1 }]);
});

test('what is searched for in vain is counted, unless it is found elsewhere', async () => {
  const app = await testApp({
    clock: () => testDay,
    prepare: async (db) => void (await addAd(db, {})),
  });
  const search = (query: string) => app.get(`search/?${query}`);
  // No ad in Halle, but one in Stendal.
  const halle = '&city=Halle%20(Saale)&location__geo_distance=10km__51.48__11.97';
  expect((await search(`search_multi_match=b%C3%A4cker${halle}`)).body.count).toBe(0);
  await search('search_multi_match=zerspanungsmechaniker');
  await search('search_multi_match=erika%20musterfrau');
  await expect
    .poll(() =>
      app.database.rows(sql`
        select dimension, value, count from daily_counts where dimension like '%empty' order by value`),
    )
    .toEqual([{ dimension: 'empty', value: 'Zerspanungsmechaniker/-in', count: 1 }]);
  await expect.poll(() => app.database.rows(sql`select count from waiting_terms`)).toHaveLength(2);
});

test('a text counts as a name only where all of it means that name, and never as one that nobody has looked at', async () => {
  const app = await testApp({
    clock: () => testDay,
    prepare: async (db) => {
      await db.rows(sql`
        insert into job_names (name, external, kind) values ('Kaufmann', true, 'other'), ('Verkaufskraft', true, 'other')`);
      await addAd(db, { company_id: await addCompany(db, { name: 'Handel Lindenkamp' }) });
    },
  });
  const texts = [
    'mechaniker',
    'Handwerk',
    'Kaufmann',
    'Verkaufskraft',
    'Lindenkamp',
    'Koch Lindenkamp',
    'Köchin',
    'Kauffrau im Einzelhandel',
    'handel lindenkamp',
  ];
  for (const text of texts) await app.get(`search/?search_multi_match=${encodeURIComponent(text)}`);
  await expect
    .poll(() =>
      app.database.rows(sql`
        select dimension, value from daily_counts
        where dimension in ('term', 'company', 'other_term') order by value`),
    )
    .toEqual([
      { dimension: 'company', value: 'Handel Lindenkamp' },
      { dimension: 'term', value: 'Kaufmann/-frau im Einzelhandel' },
      { dimension: 'term', value: 'Koch/Köchin' },
    ]);
});
