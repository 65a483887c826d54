import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plantFiles } from './planted-files.fixture.ts';
import { findTablesAsText } from './tables-as-text.ts';

it('stand in no statement', () => {
  expect(findTablesAsText(join(import.meta.dirname, '../../server/src'))).toEqual([]);
});

it('are found where they do', () => {
  const files = {
    'features/places/schema.ts': "export const towns = pgTable('towns', { id: id() });",
    'features/places/store.ts': 'sql`select ${towns.id} from ${towns} t join given on true`',
    'features/places/text-store.ts': 'sql`select 1 from towns`; sql`delete\n  from towns`;',
    'features/places/comment-store.ts': '/** Rows from towns. */\nsql`select 1`',
    'features/places/store.db.test.ts': 'sql`insert into towns default values`',
    'core/marks.ts': 'sql<number>`update towns set name = 1`',
  };
  const folder = plantFiles(files);
  expect(findTablesAsText(folder)).toEqual([
    'core/marks.ts: towns',
    'features/places/text-store.ts: towns',
  ]);
});
