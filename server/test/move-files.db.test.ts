import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testFolder } from '../src/core/database/test-database.ts';
import { openBucket } from '../src/core/files/bucket/bucket.ts';
import {
  keysOf,
  openFolder,
  readUnlessMissing,
  unfinishedFolder,
  type Files,
} from '../src/core/files/files.ts';
import { runScript } from './processes.ts';
import { startS3Server, type S3Server } from './s3-server.ts';

// Each run starts a process, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const count = 12;
/** Larger than one chunk, so that a file can be partly copied. */
const fileBytes = 200_000;

let store: S3Server;
let bucket: Files;
let before: Map<string, Buffer>;

function move(target: 'bucket' | 'folder', dataDir: string) {
  const env = { DATA_DIR: dataDir, FILES_URL: store.url };
  return runScript('src/commands/move-files.ts', { args: [target], env });
}

/** Kills a move at its fifth file. */
async function moveHalfWay(target: 'bucket' | 'folder', dataDir: string): Promise<void> {
  let files = 0;
  const running = move(target, dataDir);
  store.onFile(target === 'bucket' ? 'PUT' : 'GET', () => {
    files += 1;
    if (files === 5) running.child.kill('SIGKILL');
    // Only this move, not the next ones.
    return target === 'bucket' && files >= 5 && running.child.signalCode === null;
  });
  expect(await running.ended).toBe('SIGKILL');
}

/** Moves all files. @returns how many files were copied, and how many already existed */
async function moveAll(target: 'bucket' | 'folder', dataDir: string): Promise<number[]> {
  const running = move(target, dataDir);
  expect([await running.ended, running.stdout()]).toEqual([0, '']);
  const said = /^Copied (\d+) file\(s\) to the \w+; (\d+) were there already\.$/m.exec(
    running.stderr(),
  );
  return said?.slice(1).map(Number) ?? [];
}

async function contentOf(files: Files): Promise<Map<string, Buffer>> {
  const content = new Map<string, Buffer>();
  for (const key of await keysOf(files)) content.set(key, (await readUnlessMissing(files, key))!);
  return content;
}

describe('files:move, killed half-way and run again', () => {
  const [first, second] = [testFolder(), testFolder()];

  beforeAll(async () => {
    store = await startS3Server();
    bucket = openBucket(store.address);
    const folder = openFolder(first);
    for (let number = 0; number < count; number += 1)
      await folder.put(`public/logos/${number}.webp`, Buffer.alloc(fileBytes, number));
    await folder.put('attachments/a 1.pdf', '');
    before = await contentOf(folder);
    // A file left by a killed server: no row refers to it.
    await folder.put(`${unfinishedFolder}1`, 'half');
  });

  it('has everything in the bucket, and takes nothing out of the folder', async () => {
    await moveHalfWay('bucket', first);
    const partly = await contentOf(bucket);
    expect(partly.size).toBeLessThan(before.size);
    for (const [key, bytes] of partly) expect(bytes.equals(before.get(key)!)).toBe(true);

    const [copied, present] = await moveAll('bucket', first);
    expect(present).toBeGreaterThanOrEqual(4);
    expect(copied! + present!).toBe(before.size);
    expect(await contentOf(bucket)).toEqual(before);
    expect(await contentOf(openFolder(first))).toEqual(before);
    expect(await moveAll('bucket', first)).toEqual([0, before.size]);
  });

  it('has everything in another folder, and takes nothing out of the bucket', async () => {
    await moveHalfWay('folder', second);
    const folder = openFolder(second);
    const partly = await contentOf(folder);
    expect(partly.size).toBeLessThan(before.size);
    for (const [key, bytes] of partly) expect(bytes.equals(before.get(key)!)).toBe(true);

    const [copied, present] = await moveAll('folder', second);
    expect(present).toBeGreaterThanOrEqual(4);
    expect(copied! + present!).toBe(before.size);
    expect(await contentOf(folder)).toEqual(before);
    expect(await contentOf(bucket)).toEqual(before);
  });

  it('says in a sentence that the store is away, and touches nothing', async () => {
    await store.stop();
    const running = move('bucket', first);
    expect(await running.ended).toBe(1);
    expect(running.stderr()).toBe(
      'The store of FILES_URL does not answer. Run the command again later: it goes on where it was.\n',
    );
    expect(await contentOf(openFolder(first))).toEqual(before);
  });
});
