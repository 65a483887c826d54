import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config/config.ts';
import { createHttp } from '../http/http.ts';
import { openLog } from './log.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lehrpfad-log-'));
const output = join(dataDir, 'standard-output');
const secret = 'Mustermann';
let written: string;
let lines: Record<string, unknown>[];

/** Runs an application with personal data that must not be logged. */
async function meetPeople(): Promise<void> {
  const log = await openLog(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' }), output);
  const app = await createHttp({ trustProxy: true, rateLimits: false }, log.logger);
  app.get('/greet/:name', () => ({ ok: true }));
  app.get('/healthz', () => ({ ok: true }));
  app.get('/fails/:name', () => {
    const error = new Error(`invalid input syntax for type integer: "${secret}"`);
    throw Object.assign(error, { code: '22P02', params: [secret], detail: secret });
  });
  app.get('/breaks', { schema: { response: { 200: z.object({ id: z.number() }) } } }, () => ({
    id: secret,
  }));
  const about = {
    headers: {
      'user-agent': secret,
      'x-forwarded-for': '203.0.113.7',
      cookie: `name=${secret}`,
      authorization: `Bearer ${secret}`,
      referer: `https://x.example/?q=${secret}`,
    },
  };
  for (const url of ['/greet/', '/fails/', '/breaks?q=', '/nowhere/', '/healthz?q=']) {
    await app.inject({ url: url + secret, ...about });
  }
  await app.inject({ method: 'POST', url: '/greet/x', payload: { name: secret }, ...about });
  await app.inject({ url: `/greet/%E4?q=${secret}`, ...about });
  await app.close();
  await log.close();
}

beforeAll(async () => {
  mkdirSync(join(dataDir, 'logs'));
  writeFileSync(join(dataDir, 'logs/lehrpfad.2020-01-01.1.log'), '{}\n');
  await meetPeople();
  written = readFileSync(output, 'utf8');
  lines = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

it('writes the same JSON lines to standard output and to the day’s file', () => {
  const today = new Date().toLocaleDateString('sv-SE');
  expect(readdirSync(join(dataDir, 'logs'))).toEqual([`lehrpfad.${today}.1.log`]);
  expect(readFileSync(join(dataDir, `logs/lehrpfad.${today}.1.log`), 'utf8')).toBe(written);
});

it('writes one line a request, with its route, status and time', () => {
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/greet/:name', 200],
    ['GET', '/fails/:name', 500],
    ['GET', '/breaks', 500],
    ['GET', 'none', 404],
    ['POST', 'none', 403],
  ]);
  for (const { ms } of requests) expect(ms).toBeTypeOf('number');
});

it('writes failures down with what is needed to find them', () => {
  expect(lines.filter(({ level }) => level === 50)).toMatchObject([
    {
      msg: 'request failed',
      err: { code: '22P02', stack: expect.stringContaining('log.test.ts') },
    },
    { msg: 'request failed', err: { code: 'FST_ERR_RESPONSE_SERIALIZATION' } },
  ]);
});

it('writes nothing about a person: no address, path, query, header or body', () => {
  expect(written).not.toContain(secret);
  expect(written).not.toContain('203.0.113.7');
  expect(written).not.toMatch(/127\.0\.0\.1|remoteAddress|user-agent|cookie|hostname/);
});

it.each(['at the end', 'before'])(
  'closes where nobody reads standard output any more (%s)',
  async (when) => {
    const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-log-'));
    const pipe = join(folder, 'standard-output');
    execFileSync('mkfifo', [pipe]);
    const reader = openSync(pipe, 'r+');
    const log = await openLog(readConfig({ DATA_DIR: folder }), pipe);
    const logged = () =>
      readdirSync(log.folder)
        .map((name) => readFileSync(join(log.folder, name), 'utf8'))
        .join('');
    log.logger.warn('the first line');
    await expect.poll(logged).toContain('the first line');
    closeSync(reader);
    if (when === 'before') {
      log.logger.warn(`a long line ${'x'.repeat(20_000)}`);
      await expect.poll(logged).toContain('a long line');
    }
    log.logger.warn('the last line');
    await log.close();
    expect(logged()).toContain('the last line');
    rmSync(folder, { recursive: true });
  },
);
