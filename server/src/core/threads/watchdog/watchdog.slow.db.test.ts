import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it, vi } from 'vitest';
import { runServer } from '../../../../test/processes.ts';
import { testDatabaseLocation } from '../../database/test-database.ts';

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const blocking = fileURLToPath(new URL('../../../../test/block-on-signal.ts', import.meta.url));

/** Sends a request that the server starts to process, but whose body never arrives. */
async function requestInHand(url: string): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    cookie: 'csrftoken=a',
    'x-csrftoken': 'a',
    expect: '100-continue',
  };
  const outgoing = request(`${url}/api/v1/click/new/`, { method: 'POST', headers });
  outgoing.on('error', () => undefined);
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
}

const isAlarm = (line: string) => line.includes('ended by the watchdog');

function alarmsIn(folder: string): string[] {
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return texts.join('').split('\n').filter(isAlarm);
}

describe.runIf(inject('templates').kind === 'embedded')(
  'a server whose event loop stands still',
  () => {
    it('writes down what was running, ends itself, and starts again on the same folder', async () => {
      const { dataDir: DATA_DIR } = await testDatabaseLocation('base');
      const env = { DATA_DIR, WATCHDOG_SECONDS: '4' };
      const server = await runServer({ ...env, NODE_OPTIONS: `--import=${blocking}` });
      // A finished request is no longer listed.
      await fetch(`${server.url}/api/v1/search/`);
      await requestInHand(server.url);
      server.child.kill('SIGUSR2');
      expect(await server.ended).toBe('SIGKILL');

      expect(server.stderr()).toMatch(/\nThe server stood still for 4 s and is ended/);
      const [line = '', ...others] = alarmsIn(join(DATA_DIR, 'logs'));
      expect(others).toEqual([]);
      expect(server.stdout().split('\n').filter(isAlarm)).toEqual([line]);
      expect(JSON.parse(line)).toEqual({
        level: 60,
        time: expect.any(Number),
        seconds: 4,
        count: 1,
        in_hand: [
          {
            what: 'POST /api/v1/click/new/',
            reqId: expect.stringMatching(/^[\da-f]{8}$/),
            seconds: expect.any(Number),
          },
        ],
        stack: expect.arrayContaining([
          expect.stringMatching(/^standStill \(test\/block-on-signal\.ts:\d+\)$/),
        ]),
        msg: 'the event loop stood still; ended by the watchdog',
      });

      const next = await runServer(env);
      expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
      next.child.kill('SIGTERM');
      expect(await next.ended).toBe(0);
    });
  },
);
