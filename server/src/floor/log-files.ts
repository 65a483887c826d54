import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** As the privacy notice says. */
const keepLogsForDays = 30;
const dayMs = 86_400_000;

/** A day's file, as the log names it: `lehrpfad.2026-11-21.1.log`. Others in the folder are not ours. */
const dayOfFile = /^lehrpfad\.(\d{4}-\d{2}-\d{2})\.\d+\.log$/;

/** Deletes the files of days so long ago that even their first line has reached the age that the notice allows. */
export function deleteOldLogs(folder: string, now: Date): void {
  const oldestKept = new Date(now.getTime() - keepLogsForDays * dayMs).toISOString().slice(0, 10);
  for (const file of readdirSync(folder)) {
    const day = dayOfFile.exec(file)?.[1];
    if (day !== undefined && day <= oldestKept) rmSync(join(folder, file), { force: true });
  }
}
