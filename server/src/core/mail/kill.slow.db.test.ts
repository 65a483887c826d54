import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from '../database/drizzle.ts';
import { describe, expect, it, vi } from 'vitest';
import { runServer } from '../../../test/processes.ts';
import type { Database, Queries } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { hashOf, newSecret } from '../security/secrets.ts';
import { testDatabaseLocation } from '../database/test-database.ts';
import { queueMail } from './delivery/outbox.ts';
import { testSmtpServer } from './smtp-server.fixture.ts';

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Adds an administrator with a session, and two failed mails for the only call that queues mails again. */
async function prepare(tx: Queries): Promise<{ access: string; ids: number[] }> {
  const [access, session] = [newSecret(), randomUUID()];
  await tx.rows(sql`
    insert into users (id, email, permission, active, validated, password_hash)
    values (1, 'admin@kammer.example', 1, true, true, 'x')`);
  await tx.rows(sql`
    insert into sessions (id, user_id) values (${session}, 1)`);
  await tx.rows(sql`
    insert into access_tokens (token_hash, session_id, expires_at) values (${hashOf(access)}, ${session}, '2999-12-31')`);
  const ids: number[] = [];
  for (const subject of ['Schon begonnen', 'Nur beschlossen']) {
    const id = await queueMail(tx, { kind: 'test', to: 'ute@firma.example', subject, body: ['a'] });
    ids.push(id!);
  }
  await tx.rows(sql`update mails set state = 'failed'`);
  return { access, ids };
}

/** Starts a mail server that accepts connections but never responds. */
async function silentServer() {
  const server = createServer();
  const called = once(server, 'connection');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, called, port: (server.address() as AddressInfo).port };
}

describe('kill -9 between a commit and its mail', () => {
  it('costs no mail and doubles none: each goes out once after the restart', async () => {
    const location = await testDatabaseLocation('base');
    const within = async <Result>(work: (database: Database) => Promise<Result>) => {
      const database = await openDatabase(location);
      return work(database).finally(() => database.close());
    };
    const { access, ids } = await within((db) => db.transaction(prepare));
    const silent = await silentServer();
    const env = { DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl };
    const mailUrl = (port: number) => `smtp://127.0.0.1:${port}`;

    const first = await runServer({ ...env, MAIL_URL: mailUrl(silent.port) });
    const sendAgain = async (id: number) => {
      const headers = {
        cookie: 'csrftoken=a',
        'x-csrftoken': 'a',
        authorization: `Bearer ${access}`,
      };
      const answer = await fetch(`${first.url}/api/v1/mails/${id}/again/`, {
        method: 'POST',
        headers,
      });
      expect(answer.status).toBe(200);
    };
    await sendAgain(ids[0]!);
    await silent.called;
    await sendAgain(ids[1]!);
    first.child.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    silent.server.close();

    const rows = await within(async (db) => {
      const before = await db.rows(
        sql`select state, attempts, due_at > now() as leased from mails order by id`,
      );
      // As if the lease of the dead process had expired.
      await db.rows(
        sql`update mails set due_at = now() - interval '1 second' where due_at > now()`,
      );
      return before;
    });
    expect(rows).toEqual([
      { state: 'waiting', attempts: 1, leased: true },
      { state: 'waiting', attempts: 0, leased: null },
    ]);

    const smtp = await testSmtpServer();
    const second = await runServer({ ...env, MAIL_URL: smtp.url });
    await expect.poll(() => smtp.received.length).toBeGreaterThanOrEqual(ids.length);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    // A third start would send any remaining mails; there must be none.
    const third = await runServer({ ...env, MAIL_URL: smtp.url });
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
    expect(smtp.received.map(({ subject }) => subject).sort()).toEqual([
      'Nur beschlossen',
      'Schon begonnen',
    ]);
    expect(await within((db) => db.rows(sql`select state, body from mails`))).toEqual([
      { state: 'sent', body: null },
      { state: 'sent', body: null },
    ]);
  });
});
