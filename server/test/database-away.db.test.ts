import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, inject, it } from 'vitest';
import { addAccount } from '../src/features/accounts/accounts.fixture.ts';
import { sql } from '../src/core/database/drizzle.ts';
import { openServerDatabase } from '../src/core/database/server/server.ts';
import { afterTestFile, testDatabaseLocation } from '../src/core/database/test-database.ts';
import { testApp, type TestApp } from './test-app.ts';

/** A connection to the database server that can be interrupted and restored. */
class Way {
  readonly #to: URL;
  readonly #sockets = new Set<Socket>();
  readonly #answers = new Set<Socket>();
  #server = this.#open();
  port = 0;

  constructor(to: string) {
    this.#to = new URL(to);
  }

  #open() {
    return createServer((socket) => {
      const { hostname, port } = this.#to;
      const onwards = connect(Number(port), hostname);
      this.#answers.add(onwards);
      for (const [one, other] of [
        [socket, onwards],
        [onwards, socket],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
        one.pipe(other);
      }
    });
  }

  async mend(): Promise<void> {
    this.#server = this.#open();
    await new Promise<void>((resolve) =>
      this.#server.listen(this.port, '127.0.0.1', () => resolve()),
    );
    this.port = (this.#server.address() as AddressInfo).port;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    await closed;
  }

  /** Holds back further responses of existing connections, like a hanging server. */
  freeze(): void {
    for (const socket of this.#answers) socket.unpipe().pause();
  }

  get url(): string {
    const url = new URL(this.#to);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    // By TCP instead of the socket that other tests use.
    url.search = '';
    return url.href;
  }
}

const waits = { connection: 1, statement: 2, lock: 1, idleTransaction: 60 };

const unavailable = {
  status: 503,
  body: { code: 'unavailable', detail: expect.stringContaining('Datenbank') },
};

describe.runIf(inject('templates').kind === 'server')('a server whose database is away', () => {
  let app: TestApp;
  let way: Way;
  const login = (password = 'nicht-richtig') =>
    app.post('token/', { email: 'nobody@firma.example', password });

  const open = async () => {
    const { databaseUrl = '' } = await testDatabaseLocation('base');
    way = new Way(databaseUrl);
    await way.mend();
    app = await testApp({ database: await openServerDatabase(way.url, waits) });
    afterTestFile(() => way.cut());
  };

  it('answers searches, says of all else that it works again in a moment, and goes on by itself', async () => {
    await open();
    expect((await login()).status).toBe(401);
    await way.cut();
    expect(await login()).toMatchObject(unavailable);
    const answer = await app.http.inject('/api/v1/events/?page=1');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3']);
    expect((await app.get('search/?fields=card')).status).toBe(200);
    expect((await app.http.inject('/readyz')).statusCode).toBe(200);
    await way.mend();
    await expect.poll(async () => (await login()).status).toBe(401);
  });

  it('waits for a server that stands still no longer either, and makes new connections', async () => {
    const userId = await addAccount(app.database, { email: 'ida@firma.example' });
    const me = await app.as(userId);
    const save = () => app.patch('user/patch/own/', { setup_complete: true }, me);
    expect((await save()).status).toBe(200);
    way.freeze();
    const saved = Promise.all(Array.from({ length: 12 }, save));
    expect((await app.get('search/?fields=card')).status).toBe(200);
    // Requests without a free connection have opened new ones.
    const refused = (await saved).filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer).toMatchObject(unavailable);
    await expect.poll(async () => (await save()).status).toBe(200);
  });

  it('waits without end where it is told to', async () => {
    const slept = app.database.transaction(
      (tx) => tx.rows(sql`select pg_sleep(2.5)`),
      'read committed',
      'endless',
    );
    expect(await slept).toHaveLength(1);
  });

  it('waits for a lock no longer than the settings say', async () => {
    const userId = await addAccount(app.database);
    const me = await app.as(userId);
    await app.database.transaction(async (tx) => {
      await tx.rows(sql`select id from users where id = ${userId} for update`);
      const answer = await app.patch('user/patch/own/', { setup_complete: true }, me);
      expect(answer).toMatchObject(unavailable);
    });
    expect((await app.patch('user/patch/own/', { setup_complete: true }, me)).status).toBe(200);
  });

  it('waits for a statement no longer than the settings say', async () => {
    await expect(app.database.rows(sql`select pg_sleep(30)`)).rejects.toMatchObject({
      code: '57014',
    });
  });
});
