import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** The process that holds a lock. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** The PID namespace: containers with the same host name have different process ids. Empty outside Linux. */
  readonly pidSpace: string;
  /** When the kernel started the process; distinguishes it from a later process with the same pid. Empty outside Linux. */
  readonly started: string;
}

function pidSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Returns the fields of the kernel's stat line from the third (state) on; undefined outside Linux or if there is no such process. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Returns field 22 of the stat line: clock ticks from the boot to the start of the process. */
function startedAt(pid: number): string {
  return statOf(pid)?.[19] ?? '';
}

/** Returns whether the process has ended but waits to be reaped by its parent: in containers without an init that may never happen. */
function isZombie(pid: number): boolean {
  return ['Z', 'X'].includes(statOf(pid)?.[0] ?? '');
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Describes this process for a lock file. */
export function self(): LockHolder {
  return {
    pid: process.pid,
    host: hostname(),
    pidSpace: pidSpace(),
    started: startedAt(process.pid),
  };
}

/** Returns whether that process runs; undefined if this cannot be checked, because it belongs to another host or container. */
export function isAlive(holder: LockHolder): boolean | undefined {
  if (holder.host !== hostname() || holder.pidSpace !== pidSpace()) return undefined;
  return isRunning(holder.pid) && !isZombie(holder.pid) && startedAt(holder.pid) === holder.started;
}
