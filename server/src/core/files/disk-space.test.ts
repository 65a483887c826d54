import { tmpdir } from 'node:os';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freeMegabytes, refuseWritesOnFullDisk } from './disk-space.ts';

let http: FastifyInstance;
let megabytes = 500;

async function open(min = 100) {
  http = fastify();
  await refuseWritesOnFullDisk(http, '/data', min, async () => megabytes);
  http.all('/*', async () => ({}));
}

const statusOf = async (method: 'GET' | 'POST', url = '/api/v1/things/') =>
  (await http.inject({ method, url })).statusCode;

afterEach(async () => {
  vi.useRealTimers();
  await http.close();
});

describe('on a disk with little space', () => {
  it('writes are refused, reads and logins are not, and all goes on once there is space', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    megabytes = 500;
    await open();
    expect(await statusOf('POST')).toBe(200);
    megabytes = 99;
    await vi.advanceTimersByTimeAsync(5000);
    const refused = await http.inject({ method: 'POST', url: '/api/v1/things/' });
    expect(refused.statusCode).toBe(503);
    expect(refused.body).toContain('Speicherplatz');
    expect(await statusOf('GET')).toBe(200);
    for (const path of ['token/', 'token/refresh/', 'rest-auth/logout/', 'rest-auth/logout?a=1'])
      expect([path, await statusOf('POST', `/api/v1/${path}`)]).toEqual([path, 200]);
    expect(await statusOf('POST', '/api/v1/tokens/')).toBe(503);
    megabytes = 100;
    await vi.advanceTimersByTimeAsync(5000);
    expect(await statusOf('POST')).toBe(200);
  });

  it('nothing is refused where the setting is 0', async () => {
    megabytes = 0;
    await open(0);
    expect(await statusOf('POST')).toBe(200);
  });
});

it('the space of a folder is known', async () => {
  await open(0);
  expect(await freeMegabytes(tmpdir())).toBeGreaterThan(0);
});
