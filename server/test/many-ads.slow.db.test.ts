import { gunzipSync } from 'node:zlib';
import { sql } from '../src/core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAd, addCompany, testDay } from './stock.ts';
import { testApp, type TestApp } from './test-app.ts';

const adCount = 100_000;
const megabyte = 1 << 20;

const postcodes = ['39576', '06108', '39104', '06844', '38820', '06217', '39387', '29410'];

let app: TestApp;

/** Runs `work`; returns its time in ms, and the maximum growth of memory meanwhile in bytes. */
async function observed<Result>(work: () => Promise<Result>) {
  globalThis.gc?.();
  const before = process.memoryUsage();
  let max = 0;
  const look = setInterval(() => {
    const { heapUsed, external } = process.memoryUsage();
    max = Math.max(max, heapUsed + external - before.heapUsed - before.external);
  }, 2);
  const began = performance.now();
  try {
    const result = await work();
    return { result, ms: Math.round(performance.now() - began), bytes: max };
  } finally {
    clearInterval(look);
  }
}

beforeAll(async () => {
  app = await testApp({
    clock: () => testDay,
    prepare: async (db) => {
      const companies: number[] = [];
      for (const [at, postcode] of postcodes.entries())
        for (let branch = 0; branch < 5; branch += 1)
          companies.push(await addCompany(db, { name: `Betrieb ${at} ${branch}`, postcode }));
      const first = await addAd(db, { company_id: companies[0] ?? 0 });
      await db.rows(sql`
        insert into job_ads (company_id, job_name_id, title, job_type, details, published, publish_date, waiting, external)
        select (array(select jsonb_array_elements_text(${JSON.stringify(companies)}::jsonb)::int))[1 + n % ${companies.length}],
          names.all_ids[1 + n % array_length(names.all_ids, 1)], 'Ausbildung Nummer ' || n, 1 + n % 2, a.details, true,
          a.publish_date, false, ''
        from job_ads a, generate_series(1, ${adCount - 1}) n,
          (select array_agg(id order by id) as all_ids from job_names where mapping_id is null) names
        where a.id = ${first}`);
    },
  });
}, 20 * 60_000);

describe('a board of 100,000 ads', () => {
  it('has its sitemap in parts of 50,000, built without holding the addresses', async () => {
    const { result, ms, bytes } = await observed(() => app.http.inject('/sitemap.xml'));
    console.log(`Sitemap of ${adCount} ads: ${ms} ms, at most ${(bytes / megabyte).toFixed(1)} MB`);
    // Garbage of a few batches counts as well.
    expect(bytes).toBeLessThan(96 * megabyte);
    const parts = [...result.body.matchAll(/<loc>https?:\/\/[^/]+(\/sitemap\/stellen-[^<]*)</g)];
    const addresses: string[] = [];
    for (const [, path = ''] of parts) {
      const xml = gunzipSync((await app.http.inject(path)).rawPayload).toString();
      const own = [...xml.matchAll(/<loc>([^<]*)</g)].map(([, address = '']) => address);
      expect(own.length).toBeLessThanOrEqual(50_000);
      addresses.push(...own);
    }
    expect(addresses.length).toBe(adCount);
    expect(new Set(addresses).size).toBe(adCount);
  });

  it('lists its occupations and towns anew after a change in less than a second', async () => {
    const visit = () => app.http.inject({ url: '/orte', headers: { accept: 'text/html' } });
    await visit();
    await app.database.rows(
      sql`update job_ads set title = 'Xylophonbauer' where id = (select min(id) from job_ads)`,
    );
    await expect
      .poll(async () => (await app.get('search/?search_multi_match=xylophonbauer')).body.count)
      .toBe(1);
    const { result, ms } = await observed(visit);
    console.log(`Directory of ${adCount} ads: ${ms} ms`);
    expect(result.statusCode).toBe(200);
    expect(ms).toBeLessThan(1_000);
  });
});
