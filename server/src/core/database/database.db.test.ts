import { fdatasyncSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from './drizzle.ts';
import { describe, expect, inject, it, vi } from 'vitest';
import { durability, openPglite } from './embedded/pglite.ts';
import { openServerDatabase } from './server/server.ts';
import { advisoryKey, type Queries } from './database.ts';
import { openDatabase } from './open-database.ts';
import { afterTestFile, testDatabaseLocation } from './test-database.ts';

const { kind } = inject('templates');
const location = await testDatabaseLocation();
const db = await openDatabase(location);
afterTestFile(() => db.close());

describe('both databases', () => {
  it('give days and moments as PostgreSQL writes them, in UTC', async () => {
    const rows = await db.rows(sql`
      select date '2026-02-28' as day, timestamptz '2026-03-29 03:00:00.123456+02' as moment, time '07:30' as hour,
        42 as number, true as truth, array['ä', null] as list, '{"a": [1]}'::jsonb as tree, null as nothing`);
    expect(rows).toEqual([
      {
        day: '2026-02-28',
        moment: '2026-03-29 01:00:00.123456+00',
        hour: '07:30:00',
        number: 42,
        truth: true,
        list: ['ä', null],
        tree: { a: [1] },
        nothing: null,
      },
    ]);
  });

  it('take values as values', async () => {
    const value = `'; drop table users; -- "ä" \\ $1`;
    expect(await db.rows(sql`select ${value}::text as value`)).toEqual([{ value }]);
  });

  it('commit what resolves and roll back what throws', async () => {
    await db.transaction((tx) => tx.rows(sql`insert into marks (name) values ('kept')`));
    const failing = db.transaction(async (tx) => {
      await tx.rows(sql`insert into marks (name) values ('lost')`);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await db.rows(sql`select name from marks`)).toEqual([{ name: 'kept' }]);
  });

  it('roll back what the database refuses, and work on', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.rows(sql`insert into marks (name) values ('refused')`);
      await tx.rows(sql`insert into marks (name) values ('refused')`);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await db.rows(sql`select from marks where name = 'refused'`)).toEqual([]);
  });

  it.each([
    [undefined, 'read committed'],
    ['repeatable read', 'repeatable read'],
  ] as const)('isolate a transaction as asked: %s', async (mode, expected) => {
    const rows = await db.transaction(
      (tx) => tx.rows(sql`select current_setting('transaction_isolation') as level`),
      mode,
    );
    expect(rows).toEqual([{ level: expected }]);
  });

  it('call back on a notification, and no more after that', async () => {
    const called = vi.fn<() => void>();
    const stop = await db.listen('news', called);
    called.mockClear();
    await db.rows(sql`select pg_notify('news', '')`);
    await expect.poll(() => called.mock.calls.length).toBe(1);
    await stop();
    await db.rows(sql`select pg_notify('news', '')`);
    await db.rows(sql`select 1`);
    expect(called).toHaveBeenCalledTimes(1);
  });
});

describe('advisoryKey', () => {
  it('is the same number for a name in every process, and fits', () => {
    expect(advisoryKey('lehrpfad-migrations')).toBe(advisoryKey('lehrpfad-migrations'));
    expect(advisoryKey('a')).not.toBe(advisoryKey('b'));
    expect(BigInt(advisoryKey('a'))).toBeLessThan(2n ** 63n);
  });
});

describe.runIf(kind === 'embedded')('the embedded database', () => {
  it('reaches the disk with every commit', async () => {
    expect(durability.sync).toBe(fdatasyncSync);
    const sync = vi.spyOn(durability, 'sync');
    const { dataDir } = await testDatabaseLocation();
    const client = await openPglite(join(dataDir, 'database'));
    for (let round = 0; round < 5; round += 1) {
      sync.mockClear();
      await client.query('insert into marks (name) values ($1)', [`fsync ${round}`]);
      expect(sync).toHaveBeenCalled();
    }
    await client.close();
    sync.mockRestore();
    expect(
      await db.rows(
        sql`select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
      ),
    ).toEqual([{ fsync: 'on', commit: 'on' }]);
  });

  it('keeps this thread free while a statement takes its time', async () => {
    const done = { slow: false };
    const slow = db.rows(sql`select pg_sleep(0.3)`).then(() => (done.slow = true));
    let turns = 0;
    while (!done.slow) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    await slow;
    // A blocked thread would have one turn or two; the number otherwise depends on the load of the machine.
    expect(turns).toBeGreaterThan(10);
  });

  it('says what it refused, refuses what cannot be sent, and refuses all when its thread has ended', async () => {
    const { dataDir } = await testDatabaseLocation();
    const other = await openDatabase({ databaseUrl: undefined, dataDir });
    const twice = sql`insert into marks (name) values ('twice'), ('twice')`;
    await expect(other.rows(twice)).rejects.toMatchObject({
      code: '23505',
      constraint: 'marks_pkey',
      message: expect.stringContaining('duplicate key'),
    });
    await expect(other.rows(sql`select ${() => 1}`)).rejects.toThrow(/could not be cloned/);
    await other.close();
    await expect(other.rows(sql`select 1`)).rejects.toThrow('has ended');
  });

  it('is opened again where it has ended by itself, with all that was committed', async () => {
    const post = vi.spyOn(Worker.prototype, 'postMessage');
    const { dataDir } = await testDatabaseLocation();
    const other = await openDatabase({ databaseUrl: undefined, dataDir });
    const thread = post.mock.contexts[0] as Worker;
    post.mockRestore();
    const heard = vi.fn<() => void>();
    await other.listen('marks', heard);
    await other.rows(sql`insert into marks (name) values ('kept')`);
    const open = other.transaction(async (tx) => {
      await tx.rows(sql`insert into marks (name) values ('lost')`);
      await thread.terminate();
      await tx.rows(sql`select 1`);
    });
    await expect(open).rejects.toMatchObject({ code: '57P03' });
    const names = () =>
      other.rows<{ name: string }>(sql`select name from marks where name in ('kept', 'lost')`);
    await expect.poll(() => names().catch(() => [])).toEqual([{ name: 'kept' }]);
    // Listeners have missed notifications.
    expect(heard).toHaveBeenCalled();
    heard.mockClear();
    await other.rows(sql`select pg_notify('marks', '')`);
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    await other.close();
  });

  it('is open once, even within a process, and again after it was closed', async () => {
    const { dataDir } = await testDatabaseLocation();
    const first = await openDatabase({ databaseUrl: undefined, dataDir });
    await expect(openDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow(
      /in use by process/,
    );
    await first.close();
    await (await openDatabase({ databaseUrl: undefined, dataDir })).close();
  });
});

describe.runIf(kind === 'server')('a database server', () => {
  it('begins a transaction anew that a deadlock has undone', async () => {
    await db.rows(sql`insert into marks (name) values ('one'), ('other')`);
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const take = (tx: Queries, name: string) =>
      tx.rows(sql`select name from marks where name = ${name} for update`);
    const begin = vi.fn<(name: string) => void>();
    const bothTaken = Promise.withResolvers<void>();
    const crosswise = (name: string, then: string, mine: typeof first, theirs: typeof first) =>
      db.transaction(async (tx) => {
        // Retried before the other transaction has its second row, it could take that row first and end in a deadlock again.
        if (begin.mock.calls.some(([begun]) => begun === name)) await bothTaken.promise;
        begin(name);
        await take(tx, name);
        mine.resolve();
        await theirs.promise;
        const taken = await take(tx, then);
        bothTaken.resolve();
        return taken;
      });
    const both = [
      crosswise('one', 'other', first, second),
      crosswise('other', 'one', second, first),
    ];
    expect(await Promise.all(both)).toEqual([[{ name: 'other' }], [{ name: 'one' }]]);
    expect(begin).toHaveBeenCalledTimes(3);
  });

  it('may break a connection in the midst of a transaction', async () => {
    const other = await openDatabase(location);
    const failing = db.transaction(async (tx) => {
      const [row] = await tx.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await other.rows(sql`select pg_terminate_backend(${row?.pid}::int)`);
      await expect
        .poll(() => other.rows(sql`select from pg_stat_activity where pid = ${row?.pid}::int`))
        .toEqual([]);
      // The connection breaks between two statements, when nothing awaits a response.
      await new Promise((resolve) => setImmediate(resolve));
      await tx.rows(sql`select 1`);
    });
    await expect(failing).rejects.toThrow(/terminat|not queryable/);
    expect(await db.rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await other.close();
  });

  it('is named when it cannot be reached, without the password', async () => {
    const opening = openServerDatabase('postgres://user:geheim@127.0.0.1:1/board');
    await expect(opening).rejects.toThrow(
      /^The database 127\.0\.0\.1:1\/board of DATABASE_URL: .*ECONNREFUSED/,
    );
    await expect(opening).rejects.not.toThrow(/geheim/);
  });
});
