import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '../../server/src/core/database/drizzle.ts';
import { loadBaseData } from '../../server/src/base-data/prepare-database.ts';
import { adapters } from '../../server/src/features/exchanges/adapters/all.ts';
import { openHttp } from '../../server/src/features/exchanges/fetching/open-http.ts';
import { queueRun } from '../../server/src/features/exchanges/runs/queue/queue.ts';
import { ImportRunner } from '../../server/src/features/exchanges/runs/runner.ts';
import { systemClock } from '../../server/src/core/clock.ts';
import type { Database } from '../../server/src/core/database/database.ts';
import { migrate } from '../../server/src/core/database/migrate.ts';
import { openDatabase } from '../../server/src/core/database/open-database.ts';
import { answer } from './child.ts';
import { memoryUse } from './memory-use.ts';

/** Measures whole imports into separate embedded databases, without pauses, as `npm run import` runs them. */

const sampleMs = 50;

export interface ImportPass {
  readonly perSecond: number;
  /** Bytes above the process's memory before the import. */
  readonly peak: number;
  /** Number of its import results by outcome. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface ImportResult {
  /** All records are new; none has changed; three in ten have changed. */
  readonly passes: Readonly<Record<'first' | 'same' | 'changed', ImportPass>>;
  /** Bytes of the process with an open database. */
  readonly idle: number;
}

interface Asked {
  /** URLs of the feed's first and later version. */
  readonly urls: { readonly first: string; readonly later: string };
}

async function addExchange(database: Database, url: string): Promise<number> {
  const [row] = await database.rows<{ id: number }>(sql`
    insert into exchanges (key, name, kind, settings)
    values ('bench', 'Messbörse', 'json', ${JSON.stringify({ url })}::text::jsonb) returning id`);
  return row?.id ?? 0;
}

async function pass(database: Database, exchange: number, idle: number): Promise<ImportPass> {
  const runner = new ImportRunner({
    database,
    adapters,
    clock: systemClock,
    pace: 0,
    http: openHttp({ userAgent: 'bench', allowLocal: true }),
    onError: (error) => {
      throw error;
    },
  });
  const id = await database.transaction((tx) => queueRun(tx, exchange, 'command', null));
  let peak = 0;
  const sample = () => (peak = Math.max(peak, process.memoryUsage.rss() - idle));
  const timer = setInterval(sample, sampleMs);
  const startedAt = performance.now();
  await runner.drain(id);
  const seconds = (performance.now() - startedAt) / 1000;
  clearInterval(timer);
  sample();
  const rows = await database.rows<{ state: string; outcome: string; count: number }>(sql`
    select r.state, c.outcome, count(*)::int as count from exchange_runs r join exchange_import_results c on c.run_id = r.id
    where r.id = ${id} group by 1, 2 order by 2`);
  if (rows[0]?.state !== 'done') throw new Error(`The run ended as ${rows[0]?.state}.`);
  const counts = Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
  const records = rows.reduce((sum, { count }) => sum + count, 0);
  return { perSecond: records / seconds, peak, counts };
}

await answer(async ({ urls }: Asked): Promise<ImportResult> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lehrpfad-bench-import-'));
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  try {
    await migrate(database);
    await database.transaction(loadBaseData);
    const exchange = await addExchange(database, urls.first);
    const idle = memoryUse().rss;
    const first = await pass(database, exchange, idle);
    const same = await pass(database, exchange, idle);
    await database.rows(sql`
      update exchanges set settings = ${JSON.stringify({ url: urls.later })}::text::jsonb where id = ${exchange}`);
    const changed = await pass(database, exchange, idle);
    return { passes: { first, same, changed }, idle };
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
