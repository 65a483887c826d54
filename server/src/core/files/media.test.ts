import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFolder } from './files.ts';
import { createHttp } from '../http/http.ts';
import { serveMedia } from './media.ts';

const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-media-'));

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

async function mediaServer(rateLimits: boolean) {
  const app = await createHttp({ trustProxy: false, rateLimits });
  const files = openFolder(folder);
  await files.put('public/a.png', 'picture');
  const makeMissing = vi.fn<() => Promise<undefined>>(async () => undefined);
  serveMedia(app, files, makeMissing);
  const statuses = async (url: string, times: number) => {
    const seen = new Set<number>();
    for (let time = 0; time < times; time += 1) seen.add((await app.inject(url)).statusCode);
    return [...seen];
  };
  return { app, makeMissing, statuses };
}

it('looks a hundred times a second and address for what is not there, and serves the rest all the same', async () => {
  const { app, makeMissing, statuses } = await mediaServer(true);
  expect(await statuses('/media/none-480.avif', 100)).toEqual([404]);
  const refused = await app.inject('/media/none-480.avif');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
  expect(makeMissing).toHaveBeenCalledTimes(100);
  expect(await statuses('/media/a.png', 150)).toEqual([200]);
  vi.advanceTimersByTime(1001);
  expect(await statuses('/media/none-480.avif', 1)).toEqual([404]);
  await app.close();
});

it('counts nothing with RATE_LIMITS=off', async () => {
  const { app, statuses } = await mediaServer(false);
  expect(await statuses('/media/none-480.avif', 150)).toEqual([404]);
  await app.close();
});
