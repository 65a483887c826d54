import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Which process holds a lock. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** Where the pid counts: containers that share a host name do not share their process numbers. Empty outside Linux. */
  readonly pidSpace: string;
  /** When the kernel started the process; tells a reused pid from the real one. Empty outside Linux. */
  readonly started: string;
}

function pidSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Fields of the kernel's stat line from the third (state) on; undefined outside Linux or without such a process. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Field 22 of the stat line: clock ticks from the boot to the start of the process. */
function startedAt(pid: number): string {
  return statOf(pid)?.[19] ?? '';
}

/** Killed, but still listed until its parent asks for it: in containers without an init that may be never. */
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

/** This process, as a lock file names it. */
export function self(): LockHolder {
  return {
    pid: process.pid,
    host: hostname(),
    pidSpace: pidSpace(),
    started: startedAt(process.pid),
  };
}

/** Whether that process runs; undefined where it cannot be asked, since it belongs to another host or container. */
export function isAlive(holder: LockHolder): boolean | undefined {
  if (holder.host !== hostname() || holder.pidSpace !== pidSpace()) return undefined;
  return isRunning(holder.pid) && !isZombie(holder.pid) && startedAt(holder.pid) === holder.started;
}
