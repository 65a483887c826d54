import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { ChangeFeed, pruneChanges, type Change } from './changes.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { afterTestFile, testDatabaseLocation } from './test-database.ts';

const onServer = inject('templates').kind === 'server';

const location = await testDatabaseLocation();
const database = await openDatabase(location);
/** What another process writes through; the embedded database has one process, which then writes beside the feed. */
const other = onServer ? await openDatabase(location) : database;
afterTestFile(async () => {
  await database.close();
  if (onServer) await other.close();
});

const note = (db: Pick<Database, 'rows'>, id: number) =>
  db.rows(sql`insert into search_changes (subject, subject_id) values ('job_ad', ${id})`);
const wake = (db: Pick<Database, 'rows'>) => db.rows(sql`select pg_notify('search_changes', '')`);

/** The feed reads up to the oldest transaction of the whole server, and that may be another test's. */
const until = (condition: () => boolean | Promise<boolean>) =>
  vi.waitUntil(condition, { timeout: 20_000, interval: 20 });

let applied: number[];
let errors: unknown[];
let reloads: number;
let failNext: boolean;
/** What happens while everything is loaded. */
let whileLoading: () => Promise<unknown>;
let feed: ChangeFeed;

beforeEach(async () => {
  [applied, errors, reloads, failNext] = [[], [], 0, false];
  whileLoading = async () => {};
  feed = new ChangeFeed({
    database,
    apply: async (changes: readonly Change[]) => {
      if (failNext) {
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
  });
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
    // Other databases of the same server may be in the midst of something.
    await until(async () => (await feed.read(), applied.includes(2)));
    const count = applied.length;
    await feed.read();
    expect(applied).toHaveLength(count);
  });

  it('never sees what was rolled back', async () => {
    const failing = other.transaction(async (tx) => {
      await note(tx, 3);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await note(other, 4);
    await until(async () => (await feed.read(), applied.includes(4)));
    expect(applied).not.toContain(3);
  });

  it('has applied its own write before it answers', async () => {
    expect(await feed.write(async (tx) => (await note(tx, 5), 'saved'))).toBe('saved');
    expect(applied).toEqual([5]);
  });

  it('counts a write as done that it could not apply, and makes up for it', async () => {
    failNext = true;
    expect(await feed.write(async (tx) => (await note(tx, 6), 'saved'))).toBe('saved');
    expect(errors).toMatchObject([{ message: 'could not load' }]);
    await until(async () => (await feed.read(), applied.includes(6)));
  });

  it('goes on after a batch that failed, without losing it', async () => {
    await note(other, 7);
    failNext = true;
    await until(async () => {
      await feed.read().catch((error: unknown) => errors.push(error));
      return errors.length > 0;
    });
    await until(async () => (await feed.read(), applied.includes(7)));
  });

  it('starts over when it slept for so long that changes may have been pruned', async () => {
    // The look that follows listening must not fall into the new time.
    await feed.read();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * 3_600_000 });
    await feed.read();
    expect(reloads).toBe(2);
  });

  it('loses nothing that commits while everything is loaded', async () => {
    await feed.read();
    whileLoading = () => note(other, 9);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * 3_600_000 });
    await feed.read();
    expect(reloads).toBe(2);
    await until(async () => (await feed.read(), applied.includes(9)));
  });

  it('stops when told, and does not look again', async () => {
    await feed.stop();
    await note(other, 8);
    await wake(other);
    await wake(other);
    expect(applied).not.toContain(8);
  });

  it.runIf(onServer)('loses nothing that commits after later transactions were read', async () => {
    let finish = () => {};
    let begun = () => {};
    const started = new Promise<void>((resolve) => (begun = resolve));
    const slow = other.transaction(async (tx) => {
      await note(tx, 10);
      begun();
      await new Promise<void>((resolve) => (finish = resolve));
    });
    await started;
    await note(database, 11);
    await feed.read();
    expect(applied, 'read past a transaction that still runs').not.toContain(11);
    await feed.write((tx) => note(tx, 12));
    expect(applied, 'own writes do not wait for others').toContain(12);
    finish();
    await slow;
    await until(async () => (await feed.read(), applied.includes(10) && applied.includes(11)));
  });

  it.runIf(onServer)('comes back after its connection broke', async () => {
    await other.rows(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'lehrpfad-listen'`);
    await until(async () => {
      const rows = await other.rows(sql`
        select from pg_stat_activity where datname = current_database() and application_name = 'lehrpfad-listen'
          and query like 'listen%' and state = 'idle'`);
      return rows.length === 1;
    });
    await note(other, 13);
    await wake(other);
    await until(() => applied.includes(13));
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
