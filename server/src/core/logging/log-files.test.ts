import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deleteOldLogs, latestLog } from './log-files.ts';

it.each([
  ['2026-10-23', '2026-10-22', 30],
  ['2026-11-15', '2026-11-14', 7],
])(
  'keeps the log of %s and deletes that of %s after %i days, and nothing else',
  (keptDay, oldDay, days) => {
    const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-logs-'));
    const kept = [`lehrpfad.${keptDay}.1.log`, 'lehrpfad.2026-11-21.2.log', 'notes.txt', 'old.log'];
    const old = [
      `lehrpfad.${oldDay}.1.log`,
      `lehrpfad.${oldDay}.2.log`,
      'lehrpfad.2025-01-01.1.log',
    ];
    for (const file of [...kept, ...old]) writeFileSync(join(folder, file), '{}\n');
    mkdirSync(join(folder, 'archive'));
    deleteOldLogs(folder, new Date('2026-11-21T12:00:00Z'), days);
    expect(readdirSync(folder).sort()).toEqual(['archive', ...kept].sort());
    rmSync(folder, { recursive: true });
  },
);

it('knows the file that is written to, and what the first one is called', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-logs-'));
  const now = new Date('2026-11-21T12:00:00Z');
  expect(latestLog(folder, now)).toBe('lehrpfad.2026-11-21.1.log');
  const names = ['2026-11-20.11', '2026-11-21.2', '2026-11-21.10', '2026-11-21.9'];
  for (const name of [...names.map((part) => `lehrpfad.${part}.log`), 'zzz.log'])
    writeFileSync(join(folder, name), '');
  expect(latestLog(folder, now)).toBe('lehrpfad.2026-11-21.10.log');
  rmSync(folder, { recursive: true });
});
