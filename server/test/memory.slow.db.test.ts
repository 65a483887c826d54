import { readFileSync } from 'node:fs';
import { expect, inject, it, vi } from 'vitest';
import { sql } from '../src/core/database/drizzle.ts';
import { openDatabase } from '../src/core/database/open-database.ts';
import { testDatabaseLocation } from '../src/core/database/test-database.ts';
import { runServer } from './processes.ts';
import { addAd, addCompany } from './stock.ts';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 120_000 });

const adCount = 5000;
/** Settings of docs/operations.md for a board of this size. */
const settings = {
  NODE_OPTIONS: '--max-old-space-size=208 --max-semi-space-size=8',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
};
/** Maximum resident memory; the embedded database runs in the same process. */
const maxMegabytes = { server: 480, embedded: 512 };
const callers = 20;
/** Number of requests of each caller that fills every cache, including requests for new searches. */
const callsOfEach = 900;

const encodings = ['identity', 'gzip', 'br'];

function pathOf(at: number): string {
  switch (at % 10) {
    case 0:
      return '/orte';
    case 1:
    case 2:
      return `/stelle/${1 + (at % adCount)}`;
    case 3:
      return `/api/v1/suggestions/?search_multi_match=k${at % 500}`;
    case 4:
      return `/api/v1/search/?search_multi_match=wort${at % 900}&facets=1`;
    case 5:
      return `/api/v1/search/?search_multi_match=koch+neu${at}&facets=1`;
    case 6:
    case 7:
      return `/api/v1/search/?fields=card&search_multi_match=neu${at}`;
    case 8:
      return `/api/v1/suggestions/?search_multi_match=neu${at}`;
    default:
      return `/api/v1/search/?fields=card&search_multi_match=wort${at % 5000}&page=${1 + (at % 3)}`;
  }
}

it('answers out of 208 MB of heap with 5,000 ads and everybody asking, and takes no more in all than the manual says', async () => {
  const location = await testDatabaseLocation('base');
  const db = await openDatabase(location);
  const company_id = await addCompany(db, { postcode: '39104' });
  const first = await addAd(db, { company_id });
  await db.rows(sql`
    insert into job_ads (company_id, job_name_id, title, job_type, details, published, publish_date, waiting, external)
    select a.company_id, names.all_ids[1 + n % array_length(names.all_ids, 1)], 'Ausbildung Nummer ' || n, 1 + n % 2,
      '<p>' || (select string_agg('wort' || n * k * 7919 % 22000, ' ') from generate_series(1::bigint, 140) k) || '</p>',
      true, a.publish_date, false, ''
    from job_ads a, generate_series(1, ${adCount - 1}) n,
      (select array_agg(id order by id) as all_ids from job_names where mapping_id is null) names
    where a.id = ${first}`);
  await db.close();
  const server = await runServer({
    ...settings,
    DATABASE_URL: location.databaseUrl,
    DATA_DIR: location.dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });
  const statuses = new Map<number, number>();
  const call = async (at: number) => {
    const headers = { 'accept-encoding': encodings[at % encodings.length] ?? '' };
    const answer = await fetch(server.url + pathOf(at), { headers });
    await answer.arrayBuffer();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  };
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let turn = 0; turn < callsOfEach; turn += 1) await call(caller + turn * callers);
    }),
  );
  // Maximum resident memory so far.
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const max = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024;
  const { kind } = inject('templates');
  console.log(`${kind}: ${max.toFixed(0)} MB at most`, statuses);
  expect([...statuses.keys()]).toEqual([200]);
  expect(max).toBeLessThan(maxMegabytes[kind]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
