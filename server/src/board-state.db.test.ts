import type { BoardState } from '@lehrpfad/contract/core/operations/board-state.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../test/stock.ts';
import { testApp, type TestApp } from '../test/test-app.ts';
import { testFolder } from './core/database/test-database.ts';
import { sql } from './core/database/drizzle.ts';

const backups = testFolder();
let app: TestApp;
let admin: Readonly<Record<string, string>>;

const read = async (who = admin) => {
  const { status, body } = await app.get('operations/', who);
  expect(status).toBe(200);
  return body as BoardState;
};

beforeAll(async () => {
  app = await testApp({ settings: { BACKUP_DIR: backups, LEAST_FREE_MB: '1' } });
  const id = await addUser(app.database);
  await app.database.rows(sql`update users set permission = 1 where id = ${id}`);
  admin = await app.as(id);
});

describe('the state of the board', () => {
  it('names versions, disk and search', async () => {
    const state = await read();
    expect(state.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(state.database).toEqual({
      kind: app.database.kind,
      version: expect.stringMatching(/^\d+(\.\d+)+$/),
    });
    expect(state.disk.least_free_bytes).toBe(1024 ** 2);
    expect(state.disk.free_bytes).toBeGreaterThan(0);
    expect(state.disk.total_bytes).toBeGreaterThanOrEqual(state.disk.free_bytes);
    expect(new Date(state.started_at).getTime()).toBeLessThanOrEqual(Date.now());
    expect(state.sends_mails).toBe(false);
    expect(state.search.lag_seconds).toBeGreaterThanOrEqual(0);
  });

  it('tells when the newest backup was made, wherever backups lie', async () => {
    expect((await read()).last_backup_at).toBeNull();
    const folder = join(backups, 'lehrpfad-2026-11-24T03-30-00Z');
    mkdirSync(folder);
    const madeAt = '2026-11-24T03:30:00.000Z';
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ madeAt }));
    expect((await read()).last_backup_at).toBe(madeAt);
  });

  it('counts what waits, and lists all states of the queues', async () => {
    const before = (await read()).queues ?? [];
    expect(before.map(({ queue, state }) => `${queue} ${state}`)).toEqual(
      expect.arrayContaining(['mails failed', 'jobs suspended', 'imports held']),
    );
    await app.database.rows(sql`
      insert into mails (kind, recipient, subject, state, body, created_at)
      values ('test', 'ute@firma.example', 'Betreff', 'failed', '[]'::jsonb, now() - interval '2 hours')`);
    const failed = (await read()).queues?.find(
      ({ queue, state }) => queue === 'mails' && state === 'failed',
    );
    expect(failed?.length).toBe(1);
    expect(failed?.oldest_seconds).toBeGreaterThan(7000);
  });
});
