import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, release, totalmem } from 'node:os';
import type { PartName } from './options.ts';
import { placeTable, type PlaceTable } from './place-table.ts';

const files = {
  region: new URL('./results.json', import.meta.url),
  germany: new URL('./results-germany.json', import.meta.url),
} as const;

/** Date, commit and machine of a measurement. */
export interface Circumstances {
  /** ISO date. */
  readonly day: string;
  readonly node: string;
  readonly machine: string;
  /** Short hash; with a `+` if files had been changed since. */
  readonly commit: string;
}

export interface Entry {
  readonly circumstances: Circumstances;
  readonly result: unknown;
}

/** The latest results by part and number of ads. */
export type Results = Partial<Record<PartName, Record<string, Entry>>>;

export function readResults(table: PlaceTable = placeTable()): Results {
  const file = files[table];
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

/** Saves one result and keeps the others. */
export function keep(part: PartName, size: number, result: unknown): void {
  const all = readResults();
  const entry: Entry = { circumstances: circumstances(), result };
  const json = JSON.stringify({ ...all, [part]: { ...all[part], [size]: entry } }, round, 2);
  writeFileSync(files[placeTable()], `${json}\n`);
}

/** Rounds to four digits, because these measurements are not more precise. */
function round(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value)
    ? Number(value.toPrecision(4))
    : value;
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname }).trim();
  } catch {
    return '';
  }
}

/** Returns the current circumstances of a measurement. */
export function circumstances(...measured: string[]): Circumstances {
  const [cpu] = cpus();
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  const sources = ['../server/src', '../contract/src', ...measured];
  const changed = git('status', '--porcelain', '--', ...sources) !== '';
  return {
    day: new Date().toISOString().slice(0, 10),
    node: process.version,
    machine: `${availableParallelism()} cores ${cpu?.model.trim() ?? 'unknown'}, ${gibibytes} GiB, ${process.platform} ${release()}`,
    commit: `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${changed ? '+' : ''}`,
  };
}
