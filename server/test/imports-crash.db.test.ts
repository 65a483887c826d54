import { sql } from 'drizzle-orm/sql';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queueRun } from '../src/features/exchanges/runs/queue.ts';
import type { Database } from '../src/floor/database.ts';
import { openDatabase } from '../src/floor/open-database.ts';
import { afterTestFile, testDatabaseLocation } from '../src/floor/test-database.ts';
import {
  addExchange,
  afterwards,
  beforehand,
  everythingImported,
  forgetImports,
  probe,
  readNow,
  runnerOf,
  runRow,
} from './imports.ts';
import { runScript } from './processes.ts';

// Starting a process takes seconds on a machine that has much else to do.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const location = await testDatabaseLocation('base');
let db: Database;
let exchange: number;
/** What is there after both imports where nothing has gone wrong. */
let expected: unknown;
let counts: object;
let run: number;

/** A process on a database of which it loses hold for good in that transaction: before it, or when all but the commit is done. */
function mortal(dies: { at: number; isDone: boolean }): Database {
  let count = 0;
  const died = new Error('killed');
  const rows: Database['rows'] = (statement) =>
    count > dies.at ? Promise.reject(died) : db.rows(statement);
  return {
    ...db,
    rows,
    transaction: (work, mode) => {
      count += 1;
      if (count < dies.at) return db.transaction(work, mode);
      count = dies.at + 1;
      if (!dies.isDone) return Promise.reject(died);
      return db.transaction(async (tx) => {
        await work(tx);
        throw died;
      }, mode);
    },
  };
}

const carryOut = (database: Database, goesOn = true) =>
  runnerOf(
    { database, onError: () => undefined },
    probe({ ads: afterwards, pageSize: 17, goesOn }),
  ).drain();

/** As if the process that carries it out had been dead for longer than a lease. */
const passLease = () =>
  db.rows(
    sql`update exchange_runs set leased_until = now() - interval '1 second' where state = 'running'`,
  );

/** The first import, whole, and the second one, waiting. */
async function begin(): Promise<void> {
  await forgetImports(db);
  const first = runnerOf({ database: db }, probe({ ads: beforehand, pageSize: 17 }));
  await readNow(db, first, exchange);
  run = await db.transaction((tx) => queueRun(tx, exchange, 'demand', null));
}

async function open(): Promise<void> {
  db = await openDatabase(location);
}

beforeAll(async () => {
  await open();
  afterTestFile(() => db.close());
  exchange = await addExchange(db);
  await begin();
  await carryOut(db);
  expected = await everythingImported(db);
  ({ counts } = await runRow(db, run));
});

beforeEach(begin);

it('the import that is to be interrupted does all that imports do', () => {
  expect(counts).toEqual({
    ...{ created: 11, changed: 12, unchanged: 32, gone: 5, rejected: 10 },
    ...{ duplicate: 0, 'left-alone': 0 },
  });
});

/** More than there are batches, so that one which gets no further is noticed. */
const mostDeaths = 20;

describe('an import whose processes die', () => {
  const whenAndHow = [
    { isDone: true, goesOn: true, how: 'in the midst of a batch, and the exchange goes on' },
    { isDone: false, goesOn: false, how: 'before a batch, and the exchange begins again' },
  ];

  it.each(whenAndHow)(
    'at each batch boundary, one after the other, leaves what one without a crash leaves: $how',
    async ({ isDone, goesOn }) => {
      let deaths = 0;
      const state = async () => (await runRow(db, run)).state;
      while ((await state()) !== 'done' && deaths < mostDeaths) {
        // An exchange that begins again has to come past what was dealt with first.
        const at = goesOn ? 2 : deaths + 2;
        await carryOut(mortal({ at, isDone }), goesOn).catch(() => undefined);
        await passLease();
        deaths += 1;
      }
      expect(deaths).toBeGreaterThan(5);
      expect(await everythingImported(db)).toEqual(expected);
    },
  );

  it('by a kill -9 leaves what one without a crash leaves', async () => {
    await db.close();
    const { dataDir, databaseUrl } = location;
    const args = [dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])];
    const importer = runScript('test/importer.ts', { args });
    await importer.said(/page 3\n/, 'stdout');
    importer.child.kill('SIGKILL');
    expect(await importer.ended).toBe('SIGKILL');
    await open();
    expect((await runRow(db, run)).state).toBe('running');
    await passLease();
    await carryOut(db);
    expect(await everythingImported(db)).toEqual(expected);
  });
});
