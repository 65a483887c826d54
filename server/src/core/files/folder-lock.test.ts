import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { isAlive, self } from './lock-holder.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lehrpfad-lock-'));
  path = join(folder, 'database.lock');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function heldBy(holder: object, touchedAt = new Date()): void {
  writeFileSync(path, JSON.stringify({ ...self(), ...holder }));
  utimesSync(path, touchedAt, touchedAt);
}

async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('lockFolder', () => {
  it('is taken once, named to the second, and free again after release', async () => {
    const release = await lockFolder(path);
    await expect(lockFolder(path)).rejects.toThrow(FolderInUseError);
    await expect(lockFolder(path)).rejects.toThrow(`process ${process.pid} `);
    release();
    expect(existsSync(path)).toBe(false);
    (await lockFolder(path))();
  });

  it('takes over at once what a dead process left', async () => {
    heldBy({ pid: await endedPid() });
    (await lockFolder(path))();
  });

  it('takes over at once where another process has been given the number since', async () => {
    heldBy({ pid: process.pid, started: 'earlier' });
    (await lockFolder(path))();
  });

  it('takes over what a power cut left of a lock file', async () => {
    writeFileSync(path, '');
    (await lockFolder(path))();
  });

  it('leaves a lock alone that another took after it was lost', async () => {
    const release = await lockFolder(path);
    heldBy({ host: 'other' });
    release();
    expect(readFileSync(path, 'utf8')).toContain('"other"');
  });

  it.each([{ host: 'another-host' }, { pidSpace: 'pid:[1]' }])(
    'believes the heartbeat of a holder that it cannot ask: %o',
    async (holder) => {
      heldBy(holder);
      const attempt = lockFolder(path);
      const beats = setInterval(() => utimesSync(path, new Date(), new Date()), 50);
      await expect(attempt).rejects.toThrow(FolderInUseError);
      clearInterval(beats);
    },
  );

  it('takes over from such a holder when it has been silent for long', async () => {
    heldBy({ host: 'another-host' }, new Date(Date.now() - 16_000));
    (await lockFolder(path))();
  });

  it('stops its process rather than write on when the lock is lost', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const release = await lockFolder(path);
    expect(() => vi.advanceTimersByTime(2000)).not.toThrow();
    heldBy({ host: 'other' });
    expect(() => vi.advanceTimersByTime(2000)).toThrow('was taken away');
    release();
  });
});

describe('isAlive', () => {
  it('knows this process', () => {
    expect(isAlive(self())).toBe(true);
  });

  it.runIf(process.platform === 'linux')(
    'takes a killed child for dead before its parent asks for it',
    async () => {
      // The shell starts a child and then becomes a program that never waits for its children, so the child stays a zombie.
      const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
      try {
        const [line] = (await once(parent.stdout, 'data')) as [Buffer];
        const pid = Number(line.toString());
        // A shell would still reap a child that ends before.
        const program = () => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim();
        await expect.poll(program).toBe('sleep');
        process.kill(pid, 'SIGKILL');
        const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8');
        await expect.poll(stat).toContain(') Z ');
        const started = stat().split(' ')[21] ?? '';
        expect(isAlive({ ...self(), pid, started })).toBe(false);
      } finally {
        parent.kill('SIGKILL');
      }
    },
  );
});
