import { readFileSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, inject, it, vi } from 'vitest';
import { sql } from '../../src/core/database/drizzle.ts';
import { openServerDatabase } from '../../src/core/database/server/server.ts';
import { afterTestFile, testFolder } from '../../src/core/database/test-database.ts';
import { addAccount, oldPassword } from '../../src/features/accounts/accounts.fixture.ts';
import { findPostgres } from '../postgres.ts';
import { runServer } from '../processes.ts';
import { freePort } from '../programs.ts';
import { addAd } from '../stock.ts';
import { csrf } from './load.ts';
import { startReplicated } from './replicated-postgres.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const bin = findPostgres();
const maxWait = { timeout: 60_000 };

/** Starts a board whose stale reads may come from a standby, and counts reads by server. */
async function startBoard() {
  const replicated = await startReplicated(bin ?? '');
  const urlOf = (port: number) => `postgres://lehrpfad@127.0.0.1:${port}/board`;
  const url = urlOf(replicated.primary.port);
  const port = await freePort();
  const server = await runServer({
    DATABASE_URL: url,
    DATABASE_READ_URL: urlOf(replicated.standby.port),
    DATABASE_READ_LAG_SECONDS: '3',
    DATABASE_CONNECTION_SECONDS: '2',
    DATA_DIR: testFolder(),
    METRICS_PORT: String(port),
    RATE_LIMITS: 'off',
  });
  const db = await openServerDatabase(url);
  afterTestFile(() => db.close());
  const answered = async (by: 'standby' | 'primary') => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const line = new RegExp(
      `^lehrpfad_database_replica_reads_total\\{server="${by}"\\} (\\d+)$`,
      'm',
    );
    return Number(line.exec(text)?.[1]);
  };
  const onStandby = async (statement: string) => {
    const client = new pg.Client({ connectionString: urlOf(replicated.standby.port) });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  return { ...replicated, server, db, answered, onStandby };
}

/** Sends a signal to a server with all its processes. */
function signalAll(pid: number, signal: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  for (const one of [pid, ...children.map(Number)]) process.kill(one, signal);
}

type Board = Awaited<ReturnType<typeof startBoard>>;

async function logIn({ server, db }: Board): Promise<Record<string, string>> {
  await addAccount(db, { email: 'eva@kammer.example', permission: 2 });
  const answer = await fetch(`${server.url}/api/v1/token/`, {
    method: 'POST',
    headers: { ...csrf, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'eva@kammer.example', password: oldPassword }),
  });
  const { access } = (await answer.json()) as { access: string };
  return { authorization: `Bearer ${access}` };
}

describe.runIf(inject('templates').kind === 'server' && bin !== undefined)(
  'a standby that answers what may be some seconds old',
  () => {
    it('answers pages and figures, and never costs a page its newest change or an answer', async () => {
      const board = await startBoard();
      const { primary, standby, server, db, answered, onStandby } = board;
      const adId = await addAd(db, { title: 'Stand 0.' });
      const headers = await logIn(board);
      const page = async () => {
        const answer = await fetch(`${server.url}/stelle/${adId}`);
        return { status: answer.status, body: await answer.text() };
      };
      const figures = async () =>
        (await fetch(`${server.url}/api/v1/statistics/`, { headers })).status;
      /** Repeats a request until that server has executed one more statement. */
      const untilAnsweredBy = async (by: 'standby' | 'primary', ask: () => Promise<unknown>) => {
        const before = await answered(by);
        const more = async () => (await ask(), (await answered(by)) > before);
        await expect.poll(more, maxWait).toBe(true);
      };
      await expect.poll(page, maxWait).toMatchObject({ status: 200 });
      await untilAnsweredBy('standby', page);
      await untilAnsweredBy('standby', figures);

      // A page shows a change at once, whichever server executes the read.
      await onStandby('select pg_wal_replay_pause()');
      await db.rows(sql`update job_ads set title = 'Stand 1.' where id = ${adId}`);
      await expect.poll(async () => (await page()).body, maxWait).toContain('Stand 1.');
      for (let turn = 0; turn < 20; turn += 1) expect((await page()).body).toContain('Stand 1.');
      // Figures come from the primary once the lag of the standby exceeds their maximum age.
      await untilAnsweredBy('primary', figures);
      await onStandby('select pg_wal_replay_resume()');
      await untilAnsweredBy('standby', page);
      expect((await page()).body).toContain('Stand 1.');

      // The standby hangs in the middle of statements.
      signalAll(standby.pid, 'SIGSTOP');
      const hanging = Array.from({ length: 5 }, () => figures());
      expect(await Promise.all(hanging)).toEqual(Array(5).fill(200));
      signalAll(standby.pid, 'SIGCONT');
      await untilAnsweredBy('standby', figures);

      // Pages are still served from it while the primary is down.
      await primary.end('SIGKILL');
      expect((await page()).body).toContain('Stand 1.');
      expect(await figures()).toBe(503);
      expect(server.stdout()).not.toContain('request failed');
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    });
  },
);
