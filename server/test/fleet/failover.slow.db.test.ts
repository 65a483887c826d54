import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, it, vi } from 'vitest';
import { sql } from '../../src/core/database/drizzle.ts';
import { openServerDatabase } from '../../src/core/database/server/server.ts';
import { afterTestFile, testFolder } from '../../src/core/database/test-database.ts';
import { addAccount, oldPassword } from '../../src/features/accounts/accounts.fixture.ts';
import { findPostgres } from '../postgres.ts';
import { runServer } from '../processes.ts';
import { addAd } from '../stock.ts';
import { csrf } from './load.ts';
import { startReplicated } from './replicated-postgres.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const bin = findPostgres();

interface Answer {
  readonly what: string;
  readonly status: number;
  readonly at: number;
  readonly tookMs: number;
}

/** Searches and writes until it is stopped, and records the acknowledged writes. */
class Work {
  readonly answers: Answer[] = [];
  readonly acknowledged: string[] = [];
  readonly withoutRetryAfter: number[] = [];
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #callers: Promise<unknown>;
  #isOver = false;

  constructor(url: string, access: string) {
    this.#url = url;
    this.#headers = {
      ...csrf,
      'content-type': 'application/json',
      authorization: `Bearer ${access}`,
    };
    const searching = Array.from({ length: 3 }, () => this.#repeat(() => this.#search()));
    const writing = Array.from({ length: 3 }, (_, writer) =>
      this.#repeat((at) => this.#write(`Kern ${writer} ${at}`)),
    );
    this.#callers = Promise.all([...searching, ...writing]);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#callers;
  }

  countOf(what: string): Record<number, number> {
    const counts: Record<number, number> = {};
    for (const answer of this.answers)
      if (answer.what === what) counts[answer.status] = (counts[answer.status] ?? 0) + 1;
    return counts;
  }

  async #repeat(act: (at: number) => Promise<void>): Promise<void> {
    for (let at = 0; !this.#isOver; at += 1) {
      await act(at);
      await sleep(20);
    }
  }

  async #search(): Promise<void> {
    const path = `search/?fields=card&search_multi_match=b${this.answers.length % 50}`;
    await this.#call('search', path, {});
  }

  async #write(name: string): Promise<void> {
    const body = JSON.stringify({ last_name: name, phone: '1', email: 'k@f.example' });
    const sent = { method: 'POST', headers: this.#headers, body };
    const answer = await this.#call('write', 'contactpersons/post/', sent);
    if (answer.ok) this.acknowledged.push(name);
    else if (answer.headers.get('retry-after') === null) this.withoutRetryAfter.push(answer.status);
  }

  async #call(what: string, path: string, init: RequestInit): Promise<Response> {
    const begun = performance.now();
    const answer = await fetch(`${this.#url}/api/v1/${path}`, init);
    await answer.arrayBuffer();
    const at = performance.now();
    this.answers.push({ what, status: answer.status, at, tookMs: at - begun });
    return answer;
  }
}

describe.runIf(inject('templates').kind === 'server' && bin !== undefined)(
  'a primary that is killed under load, whose standby takes its place',
  () => {
    it('costs no acknowledged write and no search, and writes come back by themselves', async () => {
      const { primary, standby, promote } = await startReplicated(bin ?? '');
      const hosts = `127.0.0.1:${standby.port},127.0.0.1:${primary.port}`;
      const url = `postgres://lehrpfad@${hosts}/board?target_session_attrs=read-write`;
      const server = await runServer({
        DATABASE_URL: url,
        DATA_DIR: testFolder(),
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
      });
      const db = await openServerDatabase(url);
      afterTestFile(() => db.close());
      await addAccount(db);
      const adId = await addAd(db, { title: 'Vorher' });
      const login = await fetch(`${server.url}/api/v1/token/`, {
        method: 'POST',
        headers: { ...csrf, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ute@firma.example', password: oldPassword }),
      });
      const { access } = (await login.json()) as { access: string };
      const work = new Work(server.url, access);
      await sleep(4000);
      const before = work.acknowledged.length;
      expect(before).toBeGreaterThan(20);

      const killedAt = performance.now();
      await primary.end('SIGKILL');
      await sleep(3000);
      const promotedAt = performance.now();
      promote();
      const backAt = () =>
        work.answers.find(
          ({ what, status, at }) => what === 'write' && status < 300 && at > promotedAt,
        )?.at;
      await expect.poll(backAt, { timeout: 60_000 }).toBeDefined();
      await sleep(4000);
      await work.stop();

      const lasted = ((backAt() ?? 0) - killedAt) / 1000;
      const slowest = Math.max(
        ...work.answers.filter(({ what }) => what === 'search').map(({ tookMs }) => tookMs),
      );
      console.log(
        `no writes for ${lasted.toFixed(1)} s, of which the standby was promoted after 3.0;`,
        { searches: work.countOf('search'), writes: work.countOf('write') },
        `slowest search ${slowest.toFixed(0)} ms`,
      );
      expect(lasted).toBeLessThan(15);
      expect(Object.keys(work.countOf('search'))).toEqual(['200']);
      expect(Object.keys(work.countOf('write')).filter((status) => status >= '300')).toEqual([
        '503',
      ]);
      expect(work.withoutRetryAfter).toEqual([]);
      expect(work.acknowledged.length).toBeGreaterThan(before);
      const rows = await db.rows<{ last_name: string }>(sql`select last_name from contact_persons`);
      const kept = new Set(rows.map(({ last_name: name }) => name));
      expect(work.acknowledged.filter((name) => !kept.has(name))).toEqual([]);

      // The index follows the new primary.
      await db.rows(sql`update job_ads set title = 'Nachher' where id = ${adId}`);
      const shown = async () =>
        (await fetch(`${server.url}/api/v1/search/?fields=card&job_ids=${adId}`)).text();
      await expect.poll(shown, { timeout: 5000 }).toContain('Nachher');
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    });
  },
);
