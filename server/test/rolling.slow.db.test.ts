import { Agent, createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, inject, it, vi } from 'vitest';
import {
  afterTestFile,
  testDatabaseLocation,
  testFolder,
} from '../src/core/database/test-database.ts';
import { haproxy, startHaproxy } from './balancers/haproxy.ts';
import { countOutcomes, hasFailed, startLoad } from './fleet/load.ts';
import { runServer } from './processes.ts';
import { freePort } from './programs.ts';

vi.setConfig({ testTimeout: 300_000 });

type Running = Awaited<ReturnType<typeof runServer>>;

/** Ends a process like an operator. */
async function end({ child, ended }: Running): Promise<void> {
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}

/** A minimal load balancer: takes turns, checks five times a second whether each server is ready, and retries nothing. */
class Balancer {
  readonly #ready = new Map<string, boolean>();
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server: Server;
  #turn = 0;
  url = '';

  constructor() {
    this.#server = createServer((incoming, outgoing) => {
      const ready = [...this.#ready].flatMap(([url, isReady]) => (isReady ? [url] : []));
      const target = ready[(this.#turn += 1) % ready.length];
      if (target === undefined) return outgoing.writeHead(502).end();
      const { method, headers, url: path } = incoming;
      const { hostname, port } = new URL(target);
      const options = { hostname, port, method, headers, path, agent: this.#agent };
      const passed = send(options, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on('error', () => outgoing.writeHead(502).end());
      incoming.pipe(passed);
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', () => resolve()));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    const timer = setInterval(() => void this.check(), 200);
    afterTestFile(async () => {
      clearInterval(timer);
      this.#agent.destroy();
      this.#server.closeAllConnections();
      this.#server.close();
    });
  }

  async check(): Promise<void> {
    const asked = [...this.#ready.keys()].map(async (url) => {
      const isReady = await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (this.#ready.has(url)) this.#ready.set(url, isReady);
    });
    await Promise.all(asked);
  }

  add(url: string): void {
    this.#ready.set(url, false);
  }

  remove(url: string): void {
    this.#ready.delete(url);
  }
}

describe.runIf(inject('templates').kind === 'server')(
  'three processes behind a load balancer',
  () => {
    it('are replaced one after the other under load, and no request is refused', async () => {
      const { databaseUrl } = await testDatabaseLocation('base');
      const start = () =>
        runServer({
          DATABASE_URL: databaseUrl,
          DATA_DIR: testFolder(),
          DRAIN_SECONDS: '2',
          RATE_LIMITS: 'off',
          LOG_LEVEL: 'warn',
        });
      const balancer = new Balancer();
      await balancer.open();
      const running: Running[] = await Promise.all([start(), start(), start()]);
      for (const { url } of running) balancer.add(url);
      await balancer.check();

      const statuses = new Map<number, number>();
      const state = { isOver: false };
      const paths = [
        'search/?fields=card',
        'brafo/',
        'faq/',
        'search/suggestions/?search_multi_match=ko',
      ];
      const ask = async () => {
        for (let at = 0; !state.isOver; at += 1) {
          const response = await fetch(`${balancer.url}/api/v1/${paths[at % paths.length]}`);
          await response.arrayBuffer();
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        }
      };
      const load = Promise.all(Array.from({ length: 8 }, ask));
      const fresh: Running[] = [];
      for (const old of running) {
        const one = await start();
        balancer.add(one.url);
        await balancer.check();
        await end(old);
        balancer.remove(old.url);
        fresh.push(one);
      }
      state.isOver = true;
      await load;
      expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
      expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(300);
      await Promise.all(fresh.map(end));
    });

    it.skipIf(haproxy === undefined)(
      'are started anew in their places under load behind HAProxy, and no request fails',
      async () => {
        const { databaseUrl } = await testDatabaseLocation('base');
        const start = (port: number) =>
          runServer({
            DATABASE_URL: databaseUrl,
            DATA_DIR: testFolder(),
            PORT: String(port),
            DRAIN_SECONDS: '3',
            TRUST_PROXY: 'on',
            RATE_LIMITS: 'off',
            LOG_LEVEL: 'warn',
          });
        const ports = [await freePort(), await freePort(), await freePort()];
        const running = await Promise.all(ports.map(start));
        const { url } = await startHaproxy(...running.map((one) => one.url));
        const load = startLoad({ url, callers: 8 });
        for (const [index, old] of running.entries()) {
          await end(old);
          running[index] = await start(ports[index]!);
        }
        const outcomes = await load.stop();
        console.log('three processes started anew behind HAProxy:', countOutcomes(outcomes));
        expect(outcomes.filter(hasFailed)).toEqual([]);
        expect(outcomes.length).toBeGreaterThan(300);
        await Promise.all(running.map(end));
      },
    );
  },
);
