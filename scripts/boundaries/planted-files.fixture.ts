import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Writes files with violations that a check must find; they are deleted after the test.
 * @param files texts by path
 * @returns the folder that contains the paths
 */
export function plantFiles(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-planted-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
