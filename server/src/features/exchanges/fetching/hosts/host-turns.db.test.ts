import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../core/database/database.ts';
import { sql } from '../../../../core/database/drizzle.ts';
import { testDatabase } from '../../../../core/database/test-database.ts';
import { HostGate } from './host-gate.ts';
import { endTurn, keepTurn, removeOldTurns, takeTurn } from './host-turns-store.ts';
import { openHostTurns } from './host-turns.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase('base');
});
beforeEach(() => db.rows(sql`delete from import_host_turns`));

const host = 'a.example';
const asked = { maxConcurrent: 2, gapMs: 0 };
const pass = (seconds: number) =>
  db.rows(sql`update import_host_turns set leased_until = leased_until - make_interval(secs => ${seconds}::int),
    began_at = began_at - make_interval(secs => ${seconds}::int)`);

/** The host gate of a separate process. */
const process = (gapMs = 0) =>
  new HostGate(0, openHostTurns({ database: db, maxConcurrent: 2, gapMs, onError: fail }));
const fail = (error: unknown) => expect.fail(String(error));

describe('turns of all processes', () => {
  it('let two requests to a host begin, and the next one when one of them is over', async () => {
    const [one, other] = [process(), process()];
    const leaves = [await one.enter(host), await other.enter(host)];
    const third = other.enter(host);
    await (
      await other.enter('b.example')
    )();
    expect(await takeTurn(db, host, asked)).toBeUndefined();
    leaves[0]?.();
    (await third)();
    leaves[1]?.();
    await expect.poll(() => takeTurn(db, host, asked)).toBeDefined();
  });

  it('keep the beginnings of requests apart', async () => {
    const gap = { maxConcurrent: 2, gapMs: 60_000 };
    expect(await takeTurn(db, host, gap)).toMatchObject({ waitMs: 0 });
    const second = await takeTurn(db, host, gap);
    expect(second?.waitMs).toBeGreaterThan(50_000);
    await endTurn(db, second?.lease ?? '');
    const third = await takeTurn(db, host, gap);
    expect(third?.waitMs).toBeGreaterThan(110_000);
    expect(await takeTurn(db, 'b.example', gap)).toMatchObject({ waitMs: 0 });
  });

  it('are free again when a process has died, and not while it reads', async () => {
    const turns = [await takeTurn(db, host, asked), await takeTurn(db, host, asked)];
    await pass(29);
    await keepTurn(db, turns[0]?.lease ?? '');
    await pass(2);
    expect(await takeTurn(db, host, asked)).toBeDefined();
    expect(await takeTurn(db, host, asked)).toBeUndefined();
    await endTurn(db, turns[1]?.lease ?? '');
    expect(await takeTurn(db, host, asked), 'who lost a turn ends no other').toBeUndefined();
  });

  it('taken at the same moment are as few', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeTurn(db, host, asked)));
    expect(taken.filter((turn) => turn !== undefined)).toHaveLength(2);
  });

  it('forget hosts that nobody has asked for an hour', async () => {
    const turn = await takeTurn(db, host, asked);
    await endTurn(db, turn?.lease ?? '');
    await pass(3700);
    await takeTurn(db, 'b.example', asked);
    const other = await takeTurn(db, 'c.example', asked);
    await endTurn(db, other?.lease ?? '');
    const hosts = () => db.rows(sql`select host from import_host_turns order by host`);
    const [a, b, c] = [{ host }, { host: 'b.example' }, { host: 'c.example' }];
    expect(await hosts(), 'a request looks after its own host alone').toEqual([a, b, c]);
    await removeOldTurns(db);
    expect(await hosts()).toEqual([b, c]);
  });

  it('that are waited for can be given up, and leave nothing behind', async () => {
    const gate = process();
    await takeTurn(db, host, asked);
    await takeTurn(db, host, asked);
    const given = new AbortController();
    const waiting = gate.enter(host, given.signal);
    given.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
    expect(gate.size).toBe(0);
  });

  it('that cannot be asked for keep nobody from asking', async () => {
    const errors: unknown[] = [];
    const broken = { transaction: () => Promise.reject(new Error('gone')) } as unknown as Database;
    const turns = openHostTurns({
      database: broken,
      maxConcurrent: 2,
      gapMs: 0,
      onError: (error) => errors.push(error),
    });
    (await turns.take(host))();
    expect(errors).toHaveLength(1);
  });
});
