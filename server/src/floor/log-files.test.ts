import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deleteOldLogs } from './log-files.ts';

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
