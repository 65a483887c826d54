import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { daysBefore } from '../clock.ts';

/** Name of a day's log file, such as `lehrpfad.2026-11-21.1.log`. Other files in the folder are left alone. */
const dayOfFile = /^lehrpfad\.(\d{4}-\d{2}-\d{2})\.(\d+)\.log$/;

/** Returns the name of the log file in use, or of the one that would be created. */
export function latestLog(folder: string, now: Date): string {
  const files = readdirSync(folder).flatMap((file) => {
    const [, day, number] = dayOfFile.exec(file) ?? [];
    return day === undefined ? [] : [{ file, day, number: Number(number) }];
  });
  files.sort((a, b) => a.day.localeCompare(b.day) || a.number - b.number);
  return files.at(-1)?.file ?? `lehrpfad.${now.toISOString().slice(0, 10)}.1.log`;
}

/** Deletes the log files whose first line is at least that many days old. */
export function deleteOldLogs(folder: string, now: Date, keptDays: number): void {
  const oldestKept = daysBefore(now, keptDays).toISOString().slice(0, 10);
  for (const file of readdirSync(folder)) {
    const day = dayOfFile.exec(file)?.[1];
    if (day !== undefined && day <= oldestKept) rmSync(join(folder, file), { force: true });
  }
}
