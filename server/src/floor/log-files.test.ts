import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deleteOldLogs } from './log-files.ts';

it('deletes the logs of days that are 30 days past, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-logs-'));
  const kept = ['lehrpfad.2026-10-23.1.log', 'lehrpfad.2026-11-21.2.log', 'notes.txt', 'old.log'];
  const old = [
    'lehrpfad.2026-10-22.1.log',
    'lehrpfad.2026-10-22.2.log',
    'lehrpfad.2025-01-01.1.log',
  ];
  for (const file of [...kept, ...old]) writeFileSync(join(folder, file), '{}\n');
  mkdirSync(join(folder, 'archive'));
  deleteOldLogs(folder, new Date('2026-11-21T12:00:00Z'));
  expect(readdirSync(folder).sort()).toEqual(['archive', ...kept].sort());
  rmSync(folder, { recursive: true });
});
