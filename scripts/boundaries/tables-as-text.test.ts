import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findTablesAsText } from './tables-as-text.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

it('stand in no statement', () => {
  expect(findTablesAsText(join(import.meta.dirname, '../../server/src'))).toEqual([]);
});

it('are found where they do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-tables-'));
  folders.push(folder);
  const files = {
    'features/places/schema.ts': "export const towns = pgTable('towns', { id: id() });",
    'features/places/store.ts': 'sql`select ${towns.id} from ${towns} t join given on true`',
    'features/places/text-store.ts': 'sql`select 1 from towns`; sql`delete\n  from towns`;',
    'features/places/comment-store.ts': '/** Rows from towns. */\nsql`select 1`',
    'features/places/store.db.test.ts': 'sql`insert into towns default values`',
    'core/marks.ts': 'sql<number>`update towns set name = 1`',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  expect(findTablesAsText(folder)).toEqual([
    'core/marks.ts: towns',
    'features/places/text-store.ts: towns',
  ]);
});
