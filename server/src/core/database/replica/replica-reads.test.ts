import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from '../drizzle.ts';
import type { Queries } from '../database.ts';
import { ReplicaReads } from './replica-reads.ts';
import { endOf, StandbyState } from './standby-state.ts';

const one = sql`select 1`;

/** Both servers, with their positions, recording which of them executed a statement. */
function twoServers() {
  const servers = {
    written: 100n,
    replayed: 100n,
    standbyFails: undefined as (Error & { code?: string }) | undefined,
    primaryFails: false,
    told: [] as (string | undefined)[],
  };
  const answers = (rows: (text: unknown) => Promise<unknown[]>): Queries => ({
    rows: rows as Queries['rows'],
    script: () => Promise.resolve(),
  });
  const reads = new ReplicaReads({
    primary: answers(async (statement) => {
      if (statement === one) return [{ from: 'primary' }];
      if (servers.primaryFails) throw new Error('away');
      return [{ position: String(servers.written) }];
    }),
    standby: {
      queries: answers(async () => {
        if (servers.standbyFails !== undefined) throw servers.standbyFails;
        return [{ from: 'standby' }];
      }),
      position: async () => {
        if (servers.standbyFails !== undefined) throw servers.standbyFails;
        return servers.replayed;
      },
      close: () => Promise.resolve(),
    },
    maxLagMs: 10_000,
    onChange: (reason) => servers.told.push(reason),
  });
  const askedOf = async (queries: Queries) => (await queries.rows<{ from: string }>(one))[0]?.from;
  /** Advances the time and compares both servers. */
  const pass = async (seconds = 1) => {
    vi.advanceTimersByTime(seconds * 1000);
    await reads.check();
  };
  return { servers, reads, askedOf, pass };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

describe('what may be some seconds old', () => {
  it('is read from the standby once it was seen to follow', async () => {
    const { reads, servers, askedOf, pass } = twoServers();
    await pass();
    expect(await askedOf(reads.stale)).toBe('primary');
    await pass();
    expect(await askedOf(reads.stale)).toBe('standby');
    expect(reads.answered).toEqual({ standby: 1, primary: 1 });
    expect(servers.told).toEqual([undefined]);
  });

  it('comes from the primary where the standby lags by more than it may, and from it again afterwards', async () => {
    const { reads, servers, askedOf, pass } = twoServers();
    await pass();
    await pass();
    servers.written = 500n;
    for (let second = 0; second < 10; second += 1) await pass();
    expect(await askedOf(reads.stale)).toBe('standby');
    await pass();
    expect(await askedOf(reads.stale)).toBe('primary');
    expect(servers.told).toEqual([undefined, 'it lags too far behind']);
    servers.replayed = 500n;
    await pass();
    expect(await askedOf(reads.stale)).toBe('standby');
  });

  it('goes on while each look finds the standby some milliseconds behind', async () => {
    const { reads, servers, askedOf, pass } = twoServers();
    for (let second = 0; second < 30; second += 1) {
      servers.replayed = servers.written;
      servers.written += 10n;
      await pass();
    }
    expect(reads.lagMs).toBe(1000);
    expect(await askedOf(reads.stale)).toBe('standby');
  });

  it('comes from the primary while the standby is away, and has to be seen to follow anew', async () => {
    const { reads, servers, askedOf, pass } = twoServers();
    await pass();
    await pass();
    servers.standbyFails = new Error('gone');
    expect(await askedOf(reads.stale)).toBe('primary');
    await pass();
    servers.standbyFails = undefined;
    await pass();
    expect(await askedOf(reads.stale)).toBe('primary');
    await pass();
    expect(await askedOf(reads.stale)).toBe('standby');
    expect(servers.told).toEqual([undefined, 'gone', undefined]);
  });

  it('is not asked of the primary where the standby took too long for it', async () => {
    const { reads, servers, askedOf, pass } = twoServers();
    await pass();
    await pass();
    servers.standbyFails = Object.assign(new Error('slow'), { code: '57014' });
    await expect(askedOf(reads.stale)).rejects.toThrow('slow');
  });

  it('never comes from a standby that has what the primary has not written', async () => {
    const { reads, servers, askedOf, pass } = twoServers();
    await pass();
    await pass();
    // A failover to a server with less data.
    servers.written = 90n;
    for (let second = 0; second < 3; second += 1) {
      await pass();
      expect(await askedOf(reads.stale)).toBe('primary');
    }
    servers.written = 150n;
    await pass();
    await pass();
    expect(await askedOf(reads.stale)).toBe('primary');
  });
});

describe('what must show all until a moment', () => {
  it('is read from the standby once that has all of it, and not before', async () => {
    const { reads, servers, askedOf, pass } = twoServers();
    await pass();
    await pass();
    const changedAt = performance.now() + 1;
    const upTo = reads.upTo(() => changedAt);
    expect(await askedOf(upTo)).toBe('primary');
    servers.written = 200n;
    await pass();
    expect(await askedOf(upTo)).toBe('primary');
    servers.replayed = 200n;
    await pass();
    expect(await askedOf(upTo)).toBe('standby');
  });

  it('goes on while the primary is away, since nothing is changed meanwhile', async () => {
    const { reads, servers, askedOf, pass } = twoServers();
    await pass();
    const changedAt = performance.now();
    await pass();
    servers.primaryFails = true;
    for (let minute = 0; minute < 5; minute += 1) await pass(60);
    expect(await askedOf(reads.upTo(() => changedAt))).toBe('standby');
  });
});

it('gives a statement that hangs to the primary as soon as the standby is known to be away', async () => {
  const { reads, servers, askedOf, pass } = twoServers();
  const hanging = new ReplicaReads({
    primary: {
      rows: async () => [{ position: '1', from: 'primary' }] as never,
      script: () => Promise.resolve(),
    },
    standby: {
      queries: { rows: () => new Promise(() => {}), script: () => Promise.resolve() },
      position: () =>
        servers.standbyFails ? Promise.reject(servers.standbyFails) : Promise.resolve(1n),
      close: () => Promise.resolve(),
    },
    maxLagMs: 10_000,
    onChange: () => {},
  });
  await pass();
  expect(reads.lagMs).toBe(Infinity);
  await hanging.check();
  await hanging.check();
  const answer = askedOf(hanging.stale);
  servers.standbyFails = new Error('no answer');
  await hanging.check();
  expect(await answer).toBe('primary');
});

describe('StandbyState', () => {
  it('takes the head of a page without anything behind it for the end of the page before', () => {
    expect([endOf(8192n + 24n), endOf(8192n + 40n), endOf(8192n + 48n), endOf(8192n)]).toEqual([
      8192n,
      8192n,
      8192n + 48n,
      8192n,
    ]);
    const state = new StandbyState();
    state.noteReplayed(8192n);
    state.noteWritten(5, 8192n + 40n);
    state.noteReplayed(8192n);
    expect(state.inStepAt).toBe(5);
  });

  it('forgets rounds that are long ago, while a standby rests', () => {
    const state = new StandbyState();
    state.noteReplayed(1n);
    for (let round = 1; round <= 1000; round += 1) state.noteWritten(round, BigInt(round * 100));
    state.noteReplayed(1000n * 100n);
    expect(state.inStepAt).toBe(1000);
  });
});
