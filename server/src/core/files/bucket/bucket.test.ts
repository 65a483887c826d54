import { describe, expect, it } from 'vitest';
import { startS3Server } from '../../../../test/s3-server.ts';
import { testFolder } from '../../database/test-database.ts';
import { bucketAddress } from './bucket-address.ts';
import { openBucket } from './bucket.ts';
import { copyFiles } from './copy-files.ts';
import { keysOf, openFolder, readUnlessMissing, type Files } from '../files.ts';
import { isStoreUnavailable } from './store-unavailable.ts';

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('It should have failed.');
}

describe('FILES_URL', () => {
  it('names store, bucket, region and credentials', () => {
    expect(bucketAddress.parse('s3://key:a%2Fb@s3.example:9000/board?region=de-1')).toEqual({
      endpoint: 'https://s3.example:9000',
      bucket: 'board',
      region: 'de-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'a/b' },
    });
    expect(bucketAddress.parse('s3://s3.example/board?tls=off')).toEqual({
      endpoint: 'http://s3.example',
      bucket: 'board',
      region: 'eu-central-1',
      credentials: undefined,
    });
  });

  it.each([
    '/srv/files',
    'https://key:secret@s3.example/board',
    's3://key:secret@s3.example',
    's3://key:secret@s3.example/board/folder',
    's3://key@s3.example/board',
    's3://key:%zz@s3.example/board',
    's3://key:secret@s3.example/board?tls=perhaps',
    's3://key:secret@s3.example/board?regoin=de-1',
  ])('cannot be %s', (text) => {
    expect(bucketAddress.safeParse(text).success).toBe(false);
  });
});

describe('a bucket', () => {
  it('holds files as a folder does', async () => {
    const files = openBucket((await startS3Server()).address);
    expect(await keysOf(files)).toEqual([]);
    expect(await readUnlessMissing(files, 'public/a.png')).toBeUndefined();
    await files.put('public/a.png', Buffer.from([0, 255, 1]));
    await files.put('public/b 1.png', 'x');
    await files.put('faq/c.bin', 'y');
    expect(await readUnlessMissing(files, 'public/a.png')).toEqual(Buffer.from([0, 255, 1]));
    expect(await keysOf(files, 'public/')).toEqual(['public/a.png', 'public/b 1.png']);
    await files.delete('public/a.png');
    expect(await files.exists('public/a.png')).toBe(false);
    expect(await keysOf(files)).toEqual(['faq/c.bin', 'public/b 1.png']);
  });

  it('that cannot be reached is told from one that refuses', async () => {
    const server = await startS3Server();
    const files = openBucket(server.address);
    const stranger = openBucket({
      ...server.address,
      credentials: { accessKeyId: 'unknown', secretAccessKey: 'secret' },
    });
    expect(isStoreUnavailable(await failureOf(stranger.put('faq/a.bin', 'x')))).toBe(false);
    await server.stop();
    expect(isStoreUnavailable(await failureOf(files.put('faq/a.bin', 'x')))).toBe(true);
    expect(isStoreUnavailable(await failureOf(readUnlessMissing(files, 'faq/a.bin')))).toBe(true);
    expect(isStoreUnavailable(new Error('something else'))).toBe(false);
  });
});

it('files of a store are listed page by page', async () => {
  const pages = [['a', 'b'], ['c']];
  const asked: (string | undefined)[] = [];
  const files = {
    listAll: async (_folder: string, { paginationToken }: { paginationToken?: string }) => {
      asked.push(paginationToken);
      const at = Number(paginationToken ?? 0);
      return {
        objects: (pages[at] ?? []).map((key) => ({ key, isFile: true })),
        paginationToken: at + 1 < pages.length ? String(at + 1) : undefined,
      };
    },
  } as unknown as Files;
  expect(await keysOf(files)).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([undefined, '1']);
});

it('files move to a bucket and back, and an interrupted move goes on', async () => {
  const bucket = openBucket((await startS3Server()).address);
  const folder = openFolder(testFolder());
  await folder.put('public/a.png', 'a picture');
  await folder.put('faq/b.bin', '');
  await folder.put('faq/c.bin', 'whole');
  // A partial file left by an interruption.
  await bucket.put('faq/c.bin', 'who');
  expect(await copyFiles(folder, bucket)).toEqual({ copied: 3, present: 0 });
  expect(await copyFiles(folder, bucket)).toEqual({ copied: 0, present: 3 });
  expect(String(await readUnlessMissing(bucket, 'faq/c.bin'))).toBe('whole');
  const other = openFolder(testFolder());
  expect(await copyFiles(bucket, other)).toEqual({ copied: 3, present: 0 });
  expect(await keysOf(other)).toEqual(await keysOf(folder));
  expect(String(await readUnlessMissing(other, 'public/a.png'))).toBe('a picture');
});

it('files that a server deletes or is still writing are left out of a move', async () => {
  const bucket = openBucket((await startS3Server()).address);
  const folder = openFolder(testFolder());
  for (const key of ['public/a.png', 'public/b.png', 'unfinished/1']) await folder.put(key, key);
  const put = bucket.putStream.bind(bucket);
  // While the first one is copied, the other is deleted.
  bucket.putStream = async (key, ...others) => {
    for (const one of ['public/a.png', 'public/b.png']) if (one !== key) await folder.delete(one);
    await put(key, ...others);
  };
  expect(await copyFiles(folder, bucket)).toEqual({ copied: 1, present: 0 });
  expect(await keysOf(bucket)).toHaveLength(1);
});
