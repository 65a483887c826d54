import { sql, type SQL } from '../drizzle.ts';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { ChangeFeed, type ChangeFeedOptions } from './changes.ts';
import type { Change } from './changes-store.ts';
import { writeLowPriority } from './low-priority.ts';
import { pruneChanges } from './prune-changes.ts';
import type { Database } from '../database.ts';
import {
  inOneTransaction,
  joinRequestTransaction,
} from '../../http/idempotency/one-transaction.ts';
import { openDatabase } from '../open-database.ts';
import { afterTestFile, testDatabaseLocation } from '../test-database.ts';

const onServer = inject('templates').kind === 'server';

const location = await testDatabaseLocation();
const database = await openDatabase(location);
/** The connection through which another process writes. The embedded database has only one process; its writes bypass the feed. */
const other = onServer ? await openDatabase(location) : database;
afterTestFile(async () => {
  await database.close();
  if (onServer) await other.close();
});

const note = (db: Pick<Database, 'rows'>, id: number) =>
  db.rows(sql`insert into search_changes (subject, subject_id) values ('job_ad', ${id})`);
const wake = (db: Pick<Database, 'rows'>) => db.rows(sql`select pg_notify('search_changes', '')`);

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(condition).toBe(true);
}

const hourMs = 3_600_000;

let applied: number[];
let batches: number[][];
let errors: unknown[];
let reloads: number;
let failNext: boolean;
/** Ids that cannot be applied. */
let bad: Set<number>;
/** Runs while the feed loads everything. */
let whileLoading: () => Promise<unknown>;
let feed: ChangeFeed;

/** Options of the newest feed; the feed reads them each time, so tests can change them. */
let given: { -readonly [Key in keyof ChangeFeedOptions]: ChangeFeedOptions[Key] };

function newFeed(options: Partial<ChangeFeedOptions> = {}): ChangeFeed {
  given = {
    database,
    apply: async (changes: readonly Change[]) => {
      batches.push(changes.map(({ id }) => id));
      if (failNext || changes.some(({ id }) => bad.has(id))) {
        failNext = false;
        throw new Error('could not load');
      }
      applied.push(...changes.map(({ id }) => id));
    },
    startOver: async () => {
      reloads += 1;
      await whileLoading();
    },
    onError: (error) => errors.push(error),
    ...options,
  };
  return new ChangeFeed(given);
}

/** A database whose notifications never arrive. */
const deaf: Database = { ...database, listen: async () => async () => {} };

/** Shifts moments into the past by that many hours, as if that much time passed after each read. */
const readBefore = (hours: number): Database => ({
  ...database,
  rows: async <Row>(statement: SQL) =>
    (await database.rows<Row & { moment?: string }>(statement)).map((row) =>
      row.moment === undefined
        ? row
        : { ...row, moment: new Date(Date.parse(row.moment) - hours * hourMs).toISOString() },
    ),
});

/** Replaces the feed that every test starts with; unless told otherwise, the new one reads only when a test tells it to. */
async function restartedWith(options: Partial<ChangeFeedOptions>): Promise<ChangeFeed> {
  await feed.stop();
  feed = newFeed({ database: deaf, pollMs: hourMs, ...options });
  await feed.start();
  return feed;
}

beforeEach(async () => {
  [applied, batches, errors, reloads, failNext, bad] = [[], [], [], 0, false, new Set()];
  whileLoading = async () => {};
  feed = newFeed();
  await feed.start();
});
afterEach(async () => {
  vi.useRealTimers();
  await feed.stop();
});

describe('the change feed', () => {
  it('loads everything at the start, and nothing that was written before it', async () => {
    expect(reloads).toBe(1);
    await feed.read();
    expect(applied).toEqual([]);
  });

  it('is woken by what another connection commits', async () => {
    await other.transaction(async (tx) => {
      await note(tx, 1);
      await wake(tx);
    });
    await until(() => applied.includes(1));
  });

  it('finds what it was not woken for at the next look', async () => {
    await note(other, 2);
    await feed.read();
    expect(applied).toEqual([2]);
    await feed.read();
    expect(applied, 'read twice').toEqual([2]);
  });

  it('never sees what was rolled back', async () => {
    const failing = other.transaction(async (tx) => {
      await note(tx, 3);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await note(other, 4);
    await feed.read();
    expect(applied).toEqual([4]);
  });

  it('has applied its own write before it answers, and does not apply it again', async () => {
    expect(await feed.write(async (tx) => (await note(tx, 5), 'saved'))).toBe('saved');
    expect(applied).toEqual([5]);
    await note(other, 5);
    await feed.write((tx) => note(tx, 7));
    await feed.read();
    expect(applied, 'the change of the other connection').toEqual([5, 7, 5]);
    await feed.read();
    expect(applied).toHaveLength(3);
  });

  it('applies its own write once if the notification comes first', async () => {
    await feed.write(async (tx) => {
      await note(tx, 8);
      await wake(tx);
    });
    expect(applied).toEqual([8]);
    await feed.read();
    expect(applied).toEqual([8]);
  });

  it('applies what a transaction has changed besides its own write', async () => {
    const begin = async () => {};
    const joined = joinRequestTransaction(database);
    const own = await restartedWith({ database: { ...joined, listen: deaf.listen } });
    await inOneTransaction(database, { begin, finish: begin }, async () => {
      await own.write((tx) => note(tx, 30));
      await joined.transaction((tx) => note(tx, 31));
      await own.write((tx) => note(tx, 32));
      await joined.transaction((tx) => note(tx, 33));
    });
    expect(applied).toEqual(expect.arrayContaining([30, 31, 32]));
    await own.read();
    expect(applied).toContain(33);
    expect(applied.filter((id) => id === 32)).toEqual([32]);
  });

  it('applies its own write at once although it has low priority', async () => {
    await feed.write(async (tx) => {
      await tx.rows(sql`select set_config('lehrpfad.low_priority', 'on', true)`);
      await note(tx, 9);
      await wake(tx);
    });
    expect(applied).toEqual([9]);
  });

  it('counts a write as done that it could not apply, and makes up for it', async () => {
    failNext = true;
    expect(await feed.write(async (tx) => (await note(tx, 6), 'saved'))).toBe('saved');
    expect(errors).toMatchObject([{ cause: { message: 'could not load' } }]);
    // This read, or the notification before it, retries the change.
    await feed.read();
    expect(applied).toContain(6);
  });

  it('applies all but what cannot be applied, names that once, and tries it again with every look', async () => {
    const follower = await restartedWith({});
    bad = new Set([101, 107]);
    await database.transaction(async (tx) => {
      for (let id = 100; id < 110; id += 1) await note(tx, id);
    });
    await follower.read();
    expect(applied.toSorted((a, b) => a - b)).toEqual([100, 102, 103, 104, 105, 106, 108, 109]);
    expect(errors.map((error) => (error as Error).message).toSorted()).toEqual([
      'Cannot be shown: job_ad 101',
      'Cannot be shown: job_ad 107',
    ]);
    await note(database, 110);
    await follower.read();
    expect(applied.at(-1), 'held up by what is bad').toBe(110);
    expect(errors, 'named again').toHaveLength(2);
    bad.delete(101);
    await follower.read();
    expect(applied.at(-1)).toBe(101);
    const looked = batches.length;
    await follower.read();
    expect(batches.slice(looked), 'only what is still bad').toEqual([[107]]);
  });

  it('costs a row that is bad a few more attempts, not one for each of the others', async () => {
    const follower = await restartedWith({});
    bad = new Set([1500]);
    await database.rows(sql`
      insert into search_changes (subject, subject_id) select 'job_ad', generate_series(1001, 2000)`);
    await follower.read();
    expect(applied).toHaveLength(999);
    expect(batches.length).toBeLessThan(30);
  });

  it('takes a database that does not answer for what it is, and reads everything once it does', async () => {
    let down = false;
    let attempts = 0;
    const refuse = () => Promise.reject(new Error('down'));
    const follower = await restartedWith({
      database: { ...deaf, rows: (statement) => (down ? refuse() : database.rows(statement)) },
      apply: async (changes) => {
        attempts += 1;
        if (down) return refuse();
        applied.push(...changes.map(({ id }) => id));
      },
    });
    await database.rows(sql`
      insert into search_changes (subject, subject_id) select 'job_ad', generate_series(201, 264)`);
    const reading = follower.read();
    // The feed has queried the changes; then the database goes down.
    given.apply = async () => ((down = true), (attempts += 1), refuse());
    await expect(reading).rejects.toThrow('down');
    expect(attempts, 'one way down to a single row').toBe(7);
    expect(errors).toEqual([]);
    down = false;
    given.apply = async (changes) => void applied.push(...changes.map(({ id }) => id));
    await follower.read();
    expect(applied).toHaveLength(64);
  });

  it('starts over when it slept for so long that changes may have been pruned', async () => {
    const sleeper = await restartedWith({});
    await note(other, 30);
    await database.rows(sql`update search_changes set changed_at = now() - interval '25 hours'`);
    await until(async () => {
      await pruneChanges(database);
      return (await database.rows(sql`select from search_changes`)).length === 0;
    });
    const before = reloads;
    given.startOverAfterMs = 0;
    await sleeper.read();
    expect(reloads).toBe(before + 1);
  });

  it.each([
    [11, false],
    [13, true],
  ])(
    'starts over when its last read is 12 hours ago by the clock of the database: %s hours, %s',
    async (hours, startsOver) => {
      const follower = await restartedWith({ database: readBefore(hours) });
      const before = reloads;
      await follower.read();
      expect(reloads > before).toBe(startsOver);
    },
  );

  it('starts over when another server has taken the place of the first, and only then', async () => {
    let server = 'first';
    const rows = async <Row>(statement: SQL) =>
      (await database.rows<Row & { server?: string }>(statement)).map((row) =>
        row.server === undefined ? row : { ...row, server },
      );
    const follower = await restartedWith({ database: { ...deaf, rows: rows as Database['rows'] } });
    const before = reloads;
    await follower.read();
    expect(reloads).toBe(before);
    server = 'second';
    await follower.read();
    await follower.read();
    expect(reloads).toBe(before + 1);
  });

  it('does not care how the clock of its own machine is set', async () => {
    await feed.read();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 24 * hourMs });
    await feed.read();
    expect(reloads).toBe(1);
  });

  it('loses nothing that commits while everything is loaded, at the start or later', async () => {
    whileLoading = () => note(other, 9);
    const follower = await restartedWith({});
    await follower.read();
    expect(applied).toEqual([9]);

    whileLoading = () => note(other, 10);
    const before = reloads;
    given.startOverAfterMs = 0;
    await follower.read();
    expect(reloads).toBe(before + 1);
    given.startOverAfterMs = hourMs;
    await follower.read();
    expect(applied).toEqual([9, 10]);
  });

  it('looks every three seconds without being woken, so that a lost wake-up costs less than five', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await restartedWith({ database: deaf, pollMs: undefined });
    await note(other, 40);
    await wake(other);
    expect(applied).toEqual([]);
    await vi.advanceTimersByTimeAsync(2999);
    expect(applied).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await until(() => applied.includes(40));
  });

  it('stops when told, and does not look again', async () => {
    await feed.stop();
    await note(other, 8);
    await wake(other);
    await wake(other);
    expect(applied).not.toContain(8);
  });

  it.each([
    { what: 'the catalogue', statement: sql`update towns set name = name where false` },
    { what: 'ads', statement: sql`update job_ads set title = title where false` },
  ])('a write to $what that nobody waits for wakes nobody, any other does', async (given) => {
    let notices = 0;
    const unlisten = await database.listen('search_changes', () => (notices += 1));
    // A new listener reads once. After that, notifications come in the order of the commits, so the first one must be the second write's.
    notices = 0;
    await writeLowPriority(other, (tx) => tx.rows(given.statement));
    await other.rows(given.statement);
    await until(() => notices > 0);
    await unlisten();
    expect(notices).toBe(1);
  });

  describe('what nobody waits for', () => {
    const writeSome = (id: number) =>
      writeLowPriority(other, async (tx) => (await note(tx, id), 'saved'));

    it('is there when it is asked for', async () => {
      const follower = await restartedWith({});
      expect(await writeSome(55)).toBe('saved');
      await follower.read();
      expect(applied).toEqual([55]);
      await follower.read();
      expect(applied, 'applied twice').toEqual([55]);
    });

    it('is put off, and applied with the next change that somebody waits for', async () => {
      let looks = 0;
      const rows: Database['rows'] = (statement) => ((looks += 1), database.rows(statement));
      await restartedWith({ database: { ...deaf, rows }, pollMs: 20 });
      await writeSome(56);
      const before = looks;
      // The first of these reads may have started before the write.
      await until(() => looks > before + 2);
      expect(applied).toEqual([]);
      await writeSome(57);
      await note(other, 58);
      await until(() => applied.length > 0);
      expect(batches.at(-1)).toEqual([56, 57, 58]);
    });

    it('is put off no longer than it may be', async () => {
      await restartedWith({ pollMs: 20, deferMs: 100 });
      await writeSome(59);
      await until(() => applied.includes(59));
    });

    it('is not lost where it cannot be applied at once', async () => {
      const follower = await restartedWith({});
      await writeSome(61);
      bad = new Set([61]);
      await follower.read();
      expect(applied).toEqual([]);
      bad.clear();
      await follower.read();
      expect(applied).toEqual([61]);
    });
  });

  it('is woken without looking for itself', async () => {
    await restartedWith({ database, pollMs: hourMs });
    await other.transaction(async (tx) => {
      await note(tx, 50);
      await wake(tx);
    });
    await until(() => applied.includes(50));
  });

  it('asks for no more than has become visible, though a backup brought numbers from the future', async () => {
    const follower = await restartedWith({});
    await database.rows(sql`
      insert into search_changes (subject, subject_id, transaction_id) values ('job_ad', 60, '999999999')`);
    await follower.read();
    expect(applied).toEqual([]);
    await database.rows(sql`delete from search_changes where subject_id = 60`);
  });

  it.runIf(onServer)(
    'waits for no transaction that runs for long, and loses nothing of it',
    async () => {
      const follower = await restartedWith({ database, pollMs: hourMs });
      let finish = () => {};
      let begun = () => {};
      const started = new Promise<void>((resolve) => (begun = resolve));
      const slow = other.transaction(async (tx) => {
        await note(tx, 10);
        begun();
        await new Promise<void>((resolve) => (finish = resolve));
        await note(tx, 14);
      });
      await started;
      await note(database, 11);
      await follower.read();
      expect(applied).toEqual([11]);
      await follower.write((tx) => note(tx, 12));
      await follower.read();
      expect(applied, 'the own write once').toEqual([11, 12]);
      finish();
      await slow;
      await follower.read();
      expect(applied.slice(2).toSorted()).toEqual([10, 14]);
      await follower.read();
      expect(applied).toHaveLength(4);
    },
  );

  it.runIf(onServer)('comes back after its connection broke, and looks at once', async () => {
    await restartedWith({ database, pollMs: hourMs });
    const isListening = async () =>
      (
        await other.rows(sql`
          select from pg_stat_activity where datname = current_database()
            and application_name = 'lehrpfad-listen' and query like 'listen%' and state = 'idle'`)
      ).length === 1;
    await until(isListening);
    await other.rows(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'lehrpfad-listen'`);
    await until(async () => !(await isListening()));
    await note(other, 13);
    await wake(other);
    await until(() => applied.includes(13));
    await until(isListening);
    await note(other, 15);
    await wake(other);
    await until(() => applied.includes(15));
  });
});

describe('pruning', () => {
  it('deletes what is a day old and nothing younger', async () => {
    await database.rows(sql`delete from search_changes`);
    await database.rows(sql`
      insert into search_changes (subject, subject_id, changed_at) values
        ('job_ad', 20, now() - interval '25 hours'), ('job_ad', 21, now() - interval '23 hours')`);
    await until(async () => {
      await pruneChanges(database);
      return (await database.rows(sql`select from search_changes`)).length === 1;
    });
    expect(await database.rows(sql`select subject_id from search_changes`)).toEqual([
      { subject_id: 21 },
    ]);
  });
});
