import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';

/** An embedded database takes one process; a second one would lose writes without an error. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Start time of the process as the kernel counts it; tells a reused pid from the real one. Empty where unknown. */
  readonly started: string;
}

const heartbeatMs = 2000;
/** A holder on another host (a container's) cannot be asked whether it lives; its heartbeat can. */
const silentForMs = 15_000;

/** When the kernel started that process, from field 22 of its stat line; empty outside Linux. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) {
    return Date.now() - statSync(path).mtimeMs < silentForMs;
  }
  return isRunning(holder.pid) && startedAt(holder.pid) === holder.started;
}

function readHolder(path: string): { text: string; holder: Holder } | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    return { text, holder: JSON.parse(text) as Holder };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes the lock file in one step that fails where it exists. */
function tryTake(path: string): boolean {
  const holder: Holder = { pid: process.pid, host: hostname(), started: startedAt(process.pid) };
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(holder));
  try {
    linkSync(mine, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
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

/**
 * Takes the lock for this process until the returned function is called or the process dies.
 * @throws {FolderInUseError} naming the process that holds it
 */
export function lockFolder(path: string): () => void {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryTake(path)) {
      const heartbeat = setInterval(() => utimesSync(path, new Date(), new Date()), heartbeatMs);
      heartbeat.unref();
      return () => {
        clearInterval(heartbeat);
        rmSync(path, { force: true });
      };
    }
    const found = readHolder(path);
    if (found !== undefined && isAlive(found.holder, path)) {
      throw new FolderInUseError(
        `The database folder is in use by process ${found.holder.pid} (lock file ${path}). ` +
          'Stop that process first, or set DATA_DIR to another folder.',
      );
    }
    if (found !== undefined) removeStale(path, found.text);
  }
  throw new FolderInUseError(`The lock file ${path} keeps changing; try again.`);
}
