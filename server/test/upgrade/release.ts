import { readFileSync } from 'node:fs';
import { dropAllObjects } from '../../src/core/backup/tables.ts';
import type { Database, Queries } from '../../src/core/database/database.ts';
import { sql } from '../../src/core/database/drizzle.ts';
import { applyMigrations } from '../../src/core/database/migrate.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Data of a release: some rows of each table of its demo data. */
export interface Release {
  readonly release: string;
  readonly migrations: readonly string[];
  readonly tables: ReadonlyMap<string, readonly Row[]>;
}

/** Reads the data of a release, one JSON value per line: its migrations, and then each table, followed by its rows. */
export function readRelease(file: string): Release {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const [head, ...rest] = lines.map((line) => JSON.parse(line) as unknown);
  const tables = new Map<string, readonly Row[]>();
  for (let at = 0; at < rest.length;) {
    const { table, rows } = rest[at] as { table: string; rows: number };
    tables.set(table, rest.slice(at + 1, at + 1 + rows) as Row[]);
    at += 1 + rows;
  }
  return { ...(head as Pick<Release, 'release' | 'migrations'>), tables };
}

async function loadRows(tx: Queries, table: string, rows: readonly Row[]): Promise<void> {
  const name = sql.identifier(table);
  const columns = await tx.rows<{ name: string; sequence: string | null }>(sql`
    select attname as name, pg_get_serial_sequence(${table}, attname) as sequence from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  const list = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  await tx.rows(sql`
    insert into ${name} (${list}) overriding system value
    select ${list} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`);
  for (const { name: column, sequence } of columns) {
    if (sequence === null) continue;
    const next = sql`(select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${name})`;
    await tx.rows(sql`select setval(${sequence}::regclass, ${next}, false)`);
  }
}

/** Restores the state of a database after that release. */
export async function layDown(database: Database, { migrations, tables }: Release): Promise<void> {
  await database.transaction(async (tx) => {
    await dropAllObjects(tx);
    await applyMigrations(tx, migrations);
    // Without triggers and foreign keys: the rows already contain their results.
    await tx.script('set local session_replication_role = replica');
    for (const [table, rows] of tables) {
      await tx.rows(sql`delete from ${sql.identifier(table)}`);
      await loadRows(tx, table, rows);
    }
  });
}
