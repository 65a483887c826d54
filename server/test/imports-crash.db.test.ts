import { sql } from '../src/core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { decideSetAside, queueRun } from '../src/features/exchanges/runs/queue/queue.ts';
import type { Database } from '../src/core/database/database.ts';
import { openDatabase } from '../src/core/database/open-database.ts';
import { afterTestFile, testDatabaseLocation } from '../src/core/database/test-database.ts';
import {
  addExchange,
  afterwards,
  beforehand,
  everythingImported,
  forgetImports,
  probe,
  readNow,
  importResultsOf,
  runnerOf,
  runRow,
} from './imports.ts';
import { runScript } from './processes.ts';
import { addUser } from './stock.ts';

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const location = await testDatabaseLocation('base');
let db: Database;
let exchange: number;
/** The database's content after both imports if nothing has gone wrong. */
let expected: unknown;
let counts: object;
let run: number;

/** A database that fails from that transaction on, as if the process died: before the transaction, or before its commit. */
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

const apply = (database: Database, goesOn = true, pageSize = 17) =>
  runnerOf(
    { database, onError: () => undefined },
    probe({ ads: afterwards, pageSize, goesOn }),
  ).drain();

/** Expires the lease, as if the process had been dead for longer. */
const passLease = () =>
  db.rows(
    sql`update exchange_runs set leased_until = now() - interval '1 second' where state = 'running'`,
  );

/** Runs the first import completely and queues the second one. */
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
  await apply(db);
  expected = await everythingImported(db);
  ({ counts } = await runRow(db, run));
});

beforeEach(begin);

it('the import that is to be interrupted does all that imports do', () => {
  expect(counts).toEqual({
    created: 11,
    changed: 12,
    unchanged: 32,
    gone: 5,
    rejected: 10,
    duplicate: 0,
    'left-alone': 0,
  });
});

/** More than there are batches, so that an import without progress is noticed. */
const maxCrashes = 30;

/** Small pages: after a crash, the next process handles the records of the interrupted page one by one. */
const pageSize = 5;

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
      while ((await state()) !== 'done' && deaths < maxCrashes) {
        // Skips the page at which the last process died; if the exchange starts again, also the pages that were finished before.
        const oneByOne = deaths === 0 ? 0 : pageSize;
        const at = (goesOn ? 2 : deaths + 2) + oneByOne;
        await apply(mortal({ at, isDone }), goesOn, pageSize).catch(() => undefined);
        await passLease();
        deaths += 1;
      }
      expect(deaths).toBeGreaterThan(5);
      expect(await everythingImported(db)).toEqual(expected);
    },
  );

  it.runIf(inject('endurance'))('by a kill -9 leaves what one without a crash leaves', async () => {
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
    await apply(db);
    expect(await everythingImported(db)).toEqual(expected);
  });
});

const state = async () => {
  const { state: now, reason, detail } = await runRow(db, run);
  return { state: now, reason, detail };
};

describe('an import whose process was killed by an ad', () => {
  const deadly = 'a30';
  /** Starts a process that runs the queued import until it ends or dies. */
  async function process(): Promise<number | string> {
    await db.close();
    const { dataDir, databaseUrl } = location;
    const args = [dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])];
    const importer = runScript('test/importer.ts', { args, env: { DEADLY: deadly } });
    const end = await importer.ended;
    await open();
    await passLease();
    return end;
  }

  it.runIf(inject('endurance'))(
    'is set aside after the second time, and the next one leaves that ad out',
    async () => {
      expect(await process()).toBe('SIGKILL');
      expect(await state()).toMatchObject({ state: 'running' });
      expect(await process()).toBe('SIGKILL');
      expect(await process()).toBe(0);
      expect(await state()).toEqual({
        state: 'set-aside',
        reason: 'crashed',
        detail: 'Datensatz 23, Kennung a30',
      });
      // No visible ad is gone, and the ads before the deadly one were imported.
      expect((await runRow(db, run)).counts).toMatchObject({ gone: 0 });

      run = await db.transaction((tx) => queueRun(tx, exchange, 'daily', null));
      expect(await process()).toBe(0);
      expect(await state()).toMatchObject({ state: 'done' });
      expect((await importResultsOf(db, run))[deadly]).toBe('rejected crashed');
    },
  );

  it('goes on without it, or with it, as an editor says', async () => {
    const userId = await addUser(db);
    const decide = (decision: 'again' | 'skip') =>
      db.transaction((tx) => decideSetAside(tx, run, userId, decision));
    await db.rows(sql`
      update exchange_runs set state = 'set-aside', reason = 'crashed', finished_at = now(),
        in_hand = '{"from":23,"to":23,"id":"a30","mark":"x"}', cursor = '{"resumed":2}' where id = ${run}`);
    await db.rows(sql`
      insert into exchange_left_out (exchange_id, external_id, mark) values (${exchange}, 'a30', 'x')
      on conflict (exchange_id, external_id) do update set mark = 'x'`);
    await decide('again');
    expect(await db.rows(sql`select from exchange_left_out`)).toEqual([]);
    await apply(db);
    expect(await everythingImported(db)).toEqual(expected);
    await expect(decide('skip')).rejects.toMatchObject({ statusCode: 409 });
  });
});
