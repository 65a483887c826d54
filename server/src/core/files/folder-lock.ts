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

/** An embedded database takes one process; a second one would lose writes without an error. */
export class FolderInUseError extends OperatorError {
  override name = 'FolderInUseError';
}

const heartbeatMs = 2000;
/** A holder that cannot be asked whether it lives counts as dead when its heartbeat stays away this long. */
const silentForMs = 15_000;

interface Seen {
  readonly text: string;
  /** Undefined where the file is not readable as a lock: the rest of a power cut. */
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

/** Makes the lock file in one step that fails where it exists. */
function tryTake(path: string, mine: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves a dead holder's file away; puts it back if another process took the lock in between. */
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

/** Keeps the lock; the returned function gives it back. */
function hold(path: string, mine: string): () => void {
  const beat = () => {
    // Slept through a take-over, or the folder was deleted: to write on would destroy the other's data.
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

/** Waits until a holder that cannot be asked either shows a heartbeat or has been silent for too long. */
async function showsHeartbeat(path: string, seen: Seen): Promise<boolean> {
  const giveUpAt = seen.touchedAt + silentForMs;
  // A clock that runs ahead on the other side must not make this one wait for hours.
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
    if (tryTake(path, mine)) return hold(path, mine);
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
