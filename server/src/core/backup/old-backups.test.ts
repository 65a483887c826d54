import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeOldBackups } from './old-backups.ts';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'lehrpfad-old-backups-'));
});

afterEach(() => rmSync(parent, { recursive: true }));

function addBackup(day: string, ending = ''): string {
  const name = `lehrpfad-${day}T03-30-00Z${ending}`;
  mkdirSync(join(parent, name));
  writeFileSync(join(parent, name, 'manifest.json'), `{"madeAt":"${day}T03:30:00.000Z"}`);
  return name;
}

it('old backups are deleted, but neither the newest one nor anything else', async () => {
  const [old, older] = [addBackup('2026-11-02'), addBackup('2026-11-01')];
  const young = addBackup('2026-11-20');
  const partial = addBackup('2026-11-01', '.partial');
  mkdirSync(join(parent, 'lehrpfad-notes'));
  mkdirSync(join(parent, 'photos'));
  const before = new Date('2026-11-12T00:00:00Z');
  expect(await removeOldBackups(parent, before)).toEqual([older, old]);
  expect(readdirSync(parent).sort()).toEqual([partial, young, 'lehrpfad-notes', 'photos'].sort());
  expect(await removeOldBackups(parent, new Date('2027-01-01T00:00:00Z'))).toEqual([]);
  expect(await removeOldBackups(join(parent, 'missing'), before)).toEqual([]);
});
