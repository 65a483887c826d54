import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { makeMix, makeSequence } from '../../../bench/mix/queries.ts';
import { demoPassword } from '../../src/features/accounts/passwords/demo-password.ts';
import { testFolder } from '../../src/core/database/test-database.ts';
import { runScript } from '../processes.ts';
import { nginx, startNginx } from '../balancers/nginx.ts';

/** The whole content of a cache, as text. */
const contentOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');

/** Headers with a session of an editor, through the given URL. */
async function logIn(url: string) {
  const first = await fetch(`${url}/api/v1/validated/`);
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const guard = { cookie, 'x-csrftoken': cookie.split('=')[1] ?? '' };
  const send = async (method: string, path: string, body: object, headers = {}) => {
    const answer = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: { ...guard, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as Record<string, any>;
  };
  const email = 'redaktion@lehrpfad.example';
  const { access } = await send('POST', 'token/', { email, password: demoPassword });
  const headers = { authorization: `Bearer ${String(access)}` };
  return { email, headers, send };
}

const byCache = ['HIT', 'STALE', 'UPDATING'];

// Only on the embedded database, because nothing here depends on the kind.
describe.runIf(nginx !== undefined && inject('templates').kind === 'embedded')(
  'nginx as deploy/ sets it up, in front of a server',
  () => {
    it('answers nearly all searches while an ad changes each second, and keeps nothing personal', async () => {
      const server = runScript('src/main.ts', {
        args: ['--demo'],
        env: {
          DATA_DIR: testFolder(),
          SHARED_CACHE_SECONDS: '5',
          TRUST_PROXY: 'on',
          RATE_LIMITS: 'off',
          LOG_LEVEL: 'warn',
        },
      });
      const [, origin = ''] = await server.said(/is ready at (http:\S+)/);
      const { url, cache } = await startNginx(origin);
      const { email, headers, send } = await logIn(url);

      const mix = makeMix().map(({ address }) => `${url}/api/v1/search/?${address}`);
      const counts = new Map<string, number>();
      const ask = async (address: string) => {
        const answer = await fetch(address);
        await answer.arrayBuffer();
        const state = answer.headers.get('x-cache') ?? 'none';
        counts.set(state, (counts.get(state) ?? 0) + 1);
        expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
      };
      for (const address of mix) await ask(address);
      counts.clear();

      const all = await fetch(`${url}/api/v1/jobdescriptions/all/?public=1`, { headers });
      expect(all.headers.get('x-cache')).toBe('BYPASS');
      let [ad] = ((await all.json()) as { results: Record<string, any>[] }).results;
      const isOver = new AbortController();
      const saving = (async () => {
        let saves = 0;
        for (; !isOver.signal.aborted; saves += 1) {
          const { id, published, last_updated } = ad ?? {};
          const path = `jobdescriptions/visibility/patch/${id}/`;
          ad = await send('PATCH', path, { published: !published, last_updated }, headers);
          await sleep(1000, undefined, { signal: isOver.signal }).catch(() => undefined);
        }
        return saves;
      })();
      const sequence = makeSequence(200_000, mix.length);
      const until = performance.now() + 30_000;
      let next = 0;
      const caller = async () => {
        while (performance.now() < until) await ask(mix[sequence[(next += 1)] ?? 0] ?? '');
      };
      await Promise.all(Array.from({ length: 20 }, caller));
      isOver.abort();
      expect(await saving).toBeGreaterThan(10);
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const hits = byCache.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
      console.log(`${total} searches in 30 s:`, Object.fromEntries(counts));
      expect(hits / total).toBeGreaterThanOrEqual(0.95);

      // Personal data bypasses the cache, and a search of a logged-in user is not cached.
      const own = await fetch(`${url}/api/v1/user/own/`, { headers });
      expect([own.status, own.headers.get('x-cache')]).toEqual([200, 'BYPASS']);
      expect(await own.text()).toContain(email);
      const asStranger = await fetch(`${url}/api/v1/user/own/`);
      expect([asStranger.status, await asStranger.text()]).toEqual([
        403,
        expect.not.stringContaining(email),
      ]);
      const cookieOf = async () =>
        (await fetch(`${url}/api/v1/validated/`)).headers.getSetCookie()[0];
      const [one, other] = [await cookieOf(), await cookieOf()];
      expect(one).toContain('csrftoken=');
      expect(other).not.toBe(one);
      const kept = contentOf(cache);
      expect(kept).toContain('api/v1/search/');
      expect(kept).not.toMatch(/redaktion@|set-cookie|bearer/i);
    });
  },
);
