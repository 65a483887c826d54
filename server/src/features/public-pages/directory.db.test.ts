import { afterEach, expect, it, vi } from 'vitest';
import { sql } from '../../core/database/drizzle.ts';
import { testDatabase } from '../../core/database/test-database.ts';
import { addAd, addCompany, testDay } from '../../../test/stock.ts';
import { SearchIndex } from '../search/engine/index/search-index.ts';
import { LiveSearch } from '../search/live-search.ts';
import { adsAtOnce } from '../search/store.ts';
import { DirectoryOfIndex } from './directory.ts';

afterEach(() => vi.restoreAllMocks());

it('is rebuilt once for changes that reach the index in several slices', async () => {
  const db = await testDatabase('base');
  const company = await addCompany(db);
  const ids = await db.transaction(async (tx) => {
    const added = [];
    for (let ad = 0; ad <= adsAtOnce; ad += 1) added.push(await addAd(tx, { company_id: company }));
    return added;
  });
  const search = new LiveSearch(db, () => testDay);
  await search.startOver();
  const directory = new DirectoryOfIndex(search);
  const before = directory.now;
  expect(before.adsOfCompany.get(company)).toHaveLength(ids.length);

  const { replace } = SearchIndex.prototype;
  const meanwhile: boolean[] = [];
  vi.spyOn(SearchIndex.prototype, 'replace').mockImplementation(function (
    this: SearchIndex,
    ...parts
  ) {
    const isChanged = replace.apply(this, parts);
    meanwhile.push(directory.now === before);
    return isChanged;
  });
  await db.rows(sql`delete from job_ads`);
  await search.apply(ids.map((id) => ({ subject: 'job_ad', id })));
  expect(meanwhile.length).toBeGreaterThan(1);
  expect(meanwhile).not.toContain(false);
  expect(directory.now.adsOfCompany.get(company)).toBeUndefined();
});
