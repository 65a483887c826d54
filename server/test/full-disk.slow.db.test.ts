import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeSync, openSync, closeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, vi } from 'vitest';
import { openDatabase } from '../src/core/database/open-database.ts';
import { afterTestFile, testDatabaseLocation } from '../src/core/database/test-database.ts';
import { addAd, addCompany } from './stock.ts';
import { csrf } from './fleet/load.ts';
import { runServer } from './processes.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

/** Makes a disk of this many megabytes. @returns its folder, or undefined if this account may not mount it */
function smallDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  const isThere = spawnSync('mount', options).status === 0;
  afterTestFile(async () => {
    if (isThere) spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return isThere ? folder : undefined;
}

/** Writes a file until the disk is full. */
function fillUp(path: string): void {
  const file = openSync(path, 'w');
  for (const size of [1 << 20, 4096]) {
    try {
      for (;;) if (writeSync(file, Buffer.alloc(size)) < size) break;
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  }
  closeSync(file);
}

const disk = inject('templates').kind === 'embedded' ? smallDisk(400) : undefined;

it.skipIf(disk === undefined)(
  'a board whose disk is full answers searches, refuses writes in a sentence, and goes on once there is space (skipped where no disk can be made)',
  async () => {
    const location = await testDatabaseLocation('base');
    const db = await openDatabase(location);
    const company_id = await addCompany(db);
    for (let ad = 0; ad < 20; ad += 1) await addAd(db, { company_id, title: `Ausbildung ${ad}` });
    await db.close();
    cpSync(location.dataDir, disk ?? '', { recursive: true });
    const server = await runServer({ DATA_DIR: disk, LEAST_FREE_MB: '50', RATE_LIMITS: 'off' });
    const search = async (text: string) =>
      (await fetch(`${server.url}/api/v1/search/?search_multi_match=${text}`)).status;
    const write = () => fetch(`${server.url}/api/v1/click/new/`, { method: 'POST', headers: csrf });
    expect([await search('ausbildung'), (await write()).status]).toEqual([200, 200]);

    const filler = join(disk ?? '', 'filler');
    fillUp(filler);
    await expect.poll(async () => (await write()).status).toBe(503);
    const refused = await write();
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refused.text()).toMatch(/Speicher/);
    // New queries, which are not cached: each uses the index, and has a line in a log that cannot be written.
    for (let at = 0; at < 200; at += 1) expect(await search(`wort${at}`)).toBe(200);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    rmSync(filler);
    await expect.poll(async () => (await write()).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const after = await openDatabase({ databaseUrl: undefined, dataDir: disk ?? '' });
    await after.close();
  },
);
