import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/core/database/database.ts';
import { getTableConfig, sql, type AnyPgTable } from '../src/core/database/drizzle.ts';
import { testDatabase } from '../src/core/database/test-database.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const schemas = await Promise.all(
  globSync('**/schema.ts', { cwd: source }).map(
    (path) => import(join(source, path)) as Promise<Record<string, AnyPgTable>>,
  ),
);
const tables = schemas.flatMap((schema) => Object.values(schema));

interface DescribedColumn {
  readonly table: string;
  readonly column: string;
  /** PostgreSQL's name of the type. */
  readonly type: string;
  readonly notNull: boolean;
  /** Whether rows can be inserted without this column, although it is not generated. */
  readonly hasDefault: boolean;
  /** Whether only the database writes this column. */
  readonly generated: boolean;
}

let db: Database;

beforeAll(async () => {
  db = await testDatabase();
});

/** Returns the database's full names for the shorter type names that a table's description may use. */
async function nameTypes(types: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows<{ given: string; type: string }>(sql`
    select given, format_type(to_regtype(given), null) as type
    from jsonb_array_elements_text(${JSON.stringify([...new Set(types)])}::jsonb) as given`);
  return new Map(rows.map(({ given, type }) => [given, type]));
}

async function describedColumns(): Promise<DescribedColumn[]> {
  const columns = tables
    .map(getTableConfig)
    .flatMap(({ name, columns }) => columns.map((one) => ({ table: name, one })));
  const types = await nameTypes(columns.map(({ one }) => one.getSQLType()));
  return columns.map(({ table, one }) => ({
    table,
    column: one.name,
    type: types.get(one.getSQLType()) ?? one.getSQLType(),
    notNull: one.notNull,
    hasDefault: one.hasDefault,
    generated: one.generated !== undefined || one.generatedIdentity?.type === 'always',
  }));
}

const migratedColumns = () =>
  db.rows<DescribedColumn>(sql`
    select t.relname as table, c.attname as column, format_type(c.atttypid, c.atttypmod) as type,
      c.attnotnull as "notNull", c.atthasdef and c.attgenerated = '' or c.attidentity <> '' as "hasDefault",
      c.attgenerated <> '' or c.attidentity = 'a' as generated
    from pg_class t join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p', 'v', 'm')`);

/** Sorts by table, then by column. */
const ordered = (columns: readonly DescribedColumn[]) =>
  columns.toSorted((a, b) => {
    const [one, other] = [`${a.table}.${a.column}`, `${b.table}.${b.column}`];
    return one < other ? -1 : Number(one > other);
  });

describe('the tables that the features describe', () => {
  it('are those of the migrated database, with the same columns, each once', async () => {
    expect(ordered(await describedColumns())).toEqual(ordered(await migratedColumns()));
  });

  it('call each column as the database does', () => {
    for (const table of tables)
      for (const { name } of getTableConfig(table).columns)
        expect(table).toHaveProperty([name, 'name'], name);
  });
});
