import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf, mediaPath, openFolder, readUnlessMissing } from './files.ts';
import { createHttp } from '../http/http.ts';
import { serveMedia } from './media.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lehrpfad-files-'));
const files = openFolder(dataDir);
let app: FastifyInstance;

beforeAll(async () => {
  await files.put('public/logos/a.webp', 'picture');
  await files.put('public/logos/empty.webp', '');
  await files.put('public/logos/page.html', '<script>');
  await files.put('attachments/secret.png', 'secret');
  app = await createHttp({ trustProxy: false, rateLimits: false });
  serveMedia(app, files);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

describe('a folder of files', () => {
  it('has a file as a whole or as it was, however its stream ends', async () => {
    const keys = await keysOf(files);
    async function* broken() {
      yield 'half of ';
      throw new Error('the source is gone');
    }
    for (const key of ['public/new.webp', 'public/logos/a.webp'])
      await expect(files.putStream(key, Readable.from(broken()))).rejects.toThrow('Cannot write');
    expect(await keysOf(files)).toEqual(keys);
    expect(String(await readUnlessMissing(files, 'public/logos/a.webp'))).toBe('picture');
    await expect(files.getStream('public/new.webp')).rejects.toThrow('Cannot read');
  });
});

describe('mediaPath', () => {
  it('is the address on this host of a public file, or the one it already has', () => {
    expect(mediaPath('public/logos/a.webp')).toBe('/media/logos/a.webp');
    expect(mediaPath('https://x.example/a.png')).toBe('https://x.example/a.png');
  });

  it.each(['attachments/secret.png', 'http://x.example/a.png', 'javascript:alert(1)'])(
    'does not exist for %s',
    (key) => {
      expect(mediaPath(key)).toBeNull();
    },
  );
});

describe('/media/', () => {
  it('serves nothing but the file, even where the file is empty', async () => {
    expect((await app.inject('/media/logos/empty.webp')).rawPayload).toHaveLength(0);
  });

  it('serves pictures, to be kept for good', async () => {
    const answer = await app.inject('/media/logos/a.webp');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('picture');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    '/media/logos/b.webp',
    '/media/logos/page.html',
    '/media/logos/',
    '/media/../attachments/secret.png',
    '/media/..%2fattachments/secret.png',
    '/media/%2e%2e/attachments/secret.png',
    '/media/logos/..%5c..%5csecret.png',
    '/media//etc/passwd.png',
    '/attachments/secret.png',
    '/files/attachments/secret.png',
  ])('does not serve %s', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret');
  });
});
