import { sql } from '../src/core/database/drizzle.ts';
import { describe, expect, inject, it, vi } from 'vitest';
import type { Database } from '../src/core/database/database.ts';
import { openDatabase } from '../src/core/database/open-database.ts';
import { testDatabaseLocation, testFolder } from '../src/core/database/test-database.ts';
import { runServer } from './processes.ts';

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const onServer = inject('templates').kind === 'server';

async function started() {
  const location = await testDatabaseLocation('base');
  const server = await runServer({
    DATABASE_URL: location.databaseUrl,
    DATA_DIR: location.dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  /** Time of each response to a search. */
  const answered: number[] = [];
  const search = async (times: number) => {
    for (let at = 0; at < times; at += 1) {
      const { status } = await fetch(`${server.url}/api/v1/search/?fields=card&city=Stendal`);
      expect(status).toBe(200);
      answered.push(performance.now());
    }
  };
  const open = () =>
    openDatabase({ ...location, dataDir: onServer ? testFolder() : location.dataDir });
  return { server, search, answered, open };
}

/** Returns how many searches were counted. All dimensions must have the same sum, because searches are never saved in part. */
async function counted(db: Database): Promise<number> {
  const rows = await db.rows<{ dimension: string; count: number }>(sql`
    select dimension, sum(count)::int as count from daily_counts group by dimension order by 1`);
  const counts = rows.map(({ count }) => count);
  if (rows.length > 0)
    expect(rows.map(({ dimension }) => dimension)).toEqual(
      expect.arrayContaining(['brafo', 'perimeter', 'query', 'search', 'town']),
    );
  expect(new Set(counts).size, 'written by halves').toBeLessThanOrEqual(1);
  return counts[0] ?? 0;
}

describe('searches that were counted', () => {
  // On a database server, the test of a normal stop checks this, too (main.db.test.ts).
  it.runIf(!onServer)('are all there after a normal stop', async () => {
    const { server, search, open } = await started();
    await search(137);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const db = await open();
    expect(await counted(db)).toBe(137);
    await db.close();
  });

  it('are there but for those of the last moment after kill -9', async () => {
    const { server, search, answered, open } = await started();
    await search(100);
    if (onServer) {
      const db = await open();
      await expect.poll(() => counted(db)).toBe(100);
      await db.close();
    }
    const since = performance.now();
    // Long enough for the counts to be saved once or twice in between.
    const goOn = async () => {
      await search(1);
      return performance.now() - since > 2500;
    };
    await expect.poll(goOn).toBe(true);
    const killed = performance.now();
    server.child.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    const db = await open();
    const kept = await counted(db);
    await db.close();
    const lost = answered.slice(kept);
    console.log(
      `${answered.length} searches, ${lost.length} lost by kill -9, ` +
        `the first ${(killed - (lost[0] ?? killed)).toFixed(0)} ms before`,
    );
    expect(kept).toBeGreaterThanOrEqual(100);
    expect(kept).toBeLessThanOrEqual(answered.length);
  });
});
