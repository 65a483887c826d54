import { afterEach, expect, it, vi } from 'vitest';
import { sql } from '../../core/database/drizzle.ts';
import { testDatabase } from '../../core/database/test-database.ts';
import { addAd, addCompany, testDay } from '../../../test/stock.ts';
import { SearchIndex } from './engine/index/search-index.ts';
import { LiveSearch } from './live-search.ts';
import { adsAtOnce } from './store.ts';

afterEach(() => vi.restoreAllMocks());

/** Counts the ads that the index adds during each turn of the event loop. */
function countByTurn(): Map<number, number> {
  const counts = new Map<number, number>();
  let turn = 0;
  const note = (ads: number) => {
    counts.set(turn, (counts.get(turn) ?? 0) + ads);
    setImmediate(() => (turn += 1));
  };
  const { take, replace } = SearchIndex.prototype;
  vi.spyOn(SearchIndex.prototype, 'take').mockImplementation(function (this: SearchIndex, ads) {
    const list = [...ads];
    if (list.length > 0) note(list.length);
    take.call(this, list);
  });
  vi.spyOn(SearchIndex.prototype, 'replace').mockImplementation(function (
    this: SearchIndex,
    ...parts
  ) {
    note(parts[0].length);
    return replace.apply(this, parts);
  });
  return counts;
}

it('takes in changed ads for a millisecond before others have a turn', async () => {
  const db = await testDatabase('base');
  const company = await addCompany(db);
  const count = adsAtOnce + 30;
  await db.transaction(async (tx) => {
    for (let ad = 0; ad < count; ad += 1) await addAd(tx, { company_id: company });
  });
  const search = new LiveSearch(db, () => testDay);
  const loaded = countByTurn();
  await search.startOver();
  expect([...loaded.values()]).toEqual([adsAtOnce, 30]);
  vi.restoreAllMocks();

  await db.rows(sql`update job_ads set title = 'Ganz neuer Titel'`);
  const rows = await db.rows<{ id: number }>(sql`select id from job_ads`);
  const replaced = countByTurn();
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 0.4));
  await search.apply(rows.map(({ id }) => ({ subject: 'job_ad', id })));
  // Three in a millisecond; the last ad of one read and the first of the next may share a turn.
  expect(Math.max(...replaced.values())).toBeLessThanOrEqual(4);
  expect([...replaced.values()].reduce((sum, one) => sum + one, 0)).toBe(count);
  expect(search.hitsOf('Ganz neuer Titel')).toBe(count);
});

it('no longer answers with an ad that was there when the server started and has gone', async () => {
  const db = await testDatabase('base');
  const company = await addCompany(db);
  const ads = [await addAd(db, { company_id: company }), await addAd(db, { company_id: company })];
  await db.rows(sql`update job_ads set title = 'Kaleidoskop'`);
  const search = new LiveSearch(db, () => testDay);
  await search.startOver();
  const { value, validity } = search.withValidity(() => search.hitsOf('Kaleidoskop'));
  expect(value).toBe(2);

  const [gone = 0] = ads;
  await db.rows(sql`update job_ads set published = false where id = ${gone}`);
  await search.apply([{ subject: 'job_ad', id: gone }]);
  expect(validity.holds()).toBe(false);
  expect(search.hitsOf('Kaleidoskop')).toBe(1);
});
