import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, self, type LockHolder } from './lock-holder.ts';
import { OperatorError } from '../config/operator-error.ts';

/** Thrown because an embedded database allows only one process; a second one would lose writes without an error. */
export class FolderInUseError extends OperatorError {
  override name = 'FolderInUseError';
}

const heartbeatMs = 2000;
/** A holder whose process cannot be checked counts as dead after this time without a heartbeat. */
const silentForMs = 15_000;

interface Seen {
  readonly text: string;
  /** Undefined if the file's content is not a valid lock, such as after a power failure. */
  readonly holder: LockHolder | undefined;
  readonly touchedAt: number;
}

function parse(text: string): LockHolder | undefined {
  try {
    return JSON.parse(text) as LockHolder;
  } catch {
    return undefined;
  }
}

function look(path: string): Seen | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    return { text, holder: parse(text), touchedAt: statSync(path).mtimeMs };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Creates the lock file atomically; fails if it exists. */
function tryLock(path: string, mine: string): boolean {
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, mine);
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves a dead holder's file away; restores it if another process took the lock in between. */
function removeStale(path: string, seen: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== seen) linkSync(aside, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Keeps the lock; the returned function releases it. */
function hold(path: string, mine: string): () => void {
  const beat = () => {
    // This process slept while another took the lock, or the folder was deleted: further writes would destroy the other's data.
    if (look(path)?.text !== mine)
      throw new FolderInUseError(`The lock file ${path} was taken away.`);
    utimesSync(path, new Date(), new Date());
  };
  const heartbeat = setInterval(beat, heartbeatMs).unref();
  const release = () => {
    clearInterval(heartbeat);
    process.off('exit', release);
    if (look(path)?.text === mine) rmSync(path, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** Waits until a holder whose process cannot be checked either shows a heartbeat or has been silent for too long. */
async function showsHeartbeat(path: string, seen: Seen): Promise<boolean> {
  const giveUpAt = seen.touchedAt + silentForMs;
  // If the other machine's clock is ahead, this process must not wait for hours.
  const deadline = Math.min(giveUpAt, Date.now() + silentForMs);
  while (Date.now() < deadline) {
    await sleep(200);
    const now = look(path);
    if (now === undefined) return false;
    if (now.text !== seen.text || now.touchedAt !== seen.touchedAt) return true;
  }
  return false;
}

async function isHeld(path: string, seen: Seen): Promise<boolean> {
  if (seen.holder === undefined) return false;
  return isAlive(seen.holder) ?? showsHeartbeat(path, seen);
}

/**
 * Takes the lock for this process until the returned function is called or the process ends.
 * @throws {FolderInUseError} naming the process that holds it
 */
export async function lockFolder(path: string): Promise<() => void> {
  const mine = JSON.stringify(self());
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryLock(path, mine)) return hold(path, mine);
    const seen = look(path);
    if (seen === undefined) continue;
    if (await isHeld(path, seen)) {
      throw new FolderInUseError(
        `The database folder is in use by process ${seen.holder?.pid} on ${seen.holder?.host} (lock file ${path}). ` +
          'Stop that process first, or set DATA_DIR to another folder.',
      );
    }
    removeStale(path, seen.text);
  }
  throw new FolderInUseError(`The lock file ${path} keeps changing; try again.`);
}
