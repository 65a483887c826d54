import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from '../database/drizzle.ts';
import type { Database, Queries } from '../database/database.ts';
import { unlessMissing, keysOf, remadeFolder, type Files } from '../files/files.ts';
import { OperatorError } from '../config/operator-error.ts';
import { syncFolder, writeChecked } from './checked-files.ts';
import { filePath, manifestFile, partialSuffix, tablePath, type Manifest } from './manifest.ts';
import { backedUpTables, hasTables, qualified, type Table } from './tables.ts';
import { useNeutralTextForm } from './text-form.ts';
import { migrations as migrationsTable } from '../database/schema.ts';

const rowsAtOnce = 500;

/** Yields a table's rows as JSON objects whose values are texts. Reads through a cursor to limit the memory. */
async function* rowsOf(
  tx: Queries,
  { name, columns }: Table,
  counted: () => void,
): AsyncGenerator<string> {
  const texts = columns.map(
    (column) => sql`${sql.identifier(column.name)}::text as ${sql.identifier(column.name)}`,
  );
  await tx.rows(sql`
    declare backup_rows no scroll cursor for
    select to_jsonb(r)::text as line from (select ${sql.join(texts, sql`, `)} from ${qualified(name)}) r`);
  for (;;) {
    const rows = await tx.rows<{ line: string }>(
      sql`fetch ${sql.raw(String(rowsAtOnce))} from backup_rows`,
    );
    for (const { line } of rows) {
      counted();
      yield `${line}\n`;
    }
    if (rows.length < rowsAtOnce) break;
  }
  await tx.rows(sql`close backup_rows`);
}

/** Returns the next number of each counter, so that no number is ever given out twice. */
async function nextNumbers(tx: Queries, { counters }: Table): Promise<Record<string, string>> {
  const next: Record<string, string> = {};
  for (const { column, sequence } of counters) {
    const [row] = await tx.rows<{ next: string }>(sql`
      select (case when is_called then last_value + 1 else last_value end)::text as next
      from ${sql.raw(sequence)}`);
    if (row) next[column] = row.next;
  }
  return next;
}

async function writeTables(database: Database, folder: string) {
  await mkdir(join(folder, 'database'), { mode: 0o700 });
  return database.transaction(async (tx) => {
    await useNeutralTextForm(tx);
    if (!(await hasTables(tx)))
      throw new OperatorError('The database is empty: nothing to back up.');
    const applied = await tx.rows<{ name: string }>(
      sql`select ${migrationsTable.name} from ${migrationsTable} order by ${migrationsTable.name}`,
    );
    const tables: Manifest['tables'] = [];
    for (const table of await backedUpTables(tx)) {
      let rows = 0;
      const lines = rowsOf(tx, table, () => (rows += 1));
      const written = await writeChecked(tablePath(folder, table.name), lines);
      tables.push({ name: table.name, rows, next: await nextNumbers(tx, table), ...written });
    }
    return { migrations: applied.map(({ name }) => name), tables };
  }, 'repeatable read');
}

async function writeFiles(files: Files, folder: string): Promise<Manifest['files']> {
  const written: Manifest['files'] = [];
  for (const key of await keysOf(files)) {
    if (key.startsWith(remadeFolder)) continue;
    const path = filePath(folder, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Servers may delete files meanwhile.
    const stream = await unlessMissing(files, key, () => files.getStream(key));
    if (stream === undefined) continue;
    written.push({ key, ...(await writeChecked(path, stream)) });
    await syncFolder(dirname(path));
  }
  return written;
}

async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) throw new OperatorError(`${folder} exists already.`);
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder + partialSuffix, { mode: 0o700 });
}

export interface BackupSources {
  readonly database: Database;
  readonly files: Files;
  /** Version of this program. */
  readonly product: string;
  readonly now: Date;
}

/**
 * Writes a consistent snapshot of the whole database, and all files, into a new folder below `parent`. The folder gets its final
 * name only when everything is on the disk.
 */
export async function writeBackup(
  parent: string,
  { database, files, product, now }: BackupSources,
): Promise<{ folder: string; manifest: Manifest }> {
  const madeAt = now.toISOString();
  // No colons: some file systems do not allow them.
  const folder = join(parent, `lehrpfad-${madeAt.slice(0, 19).replaceAll(':', '-')}Z`);
  const partial = folder + partialSuffix;
  await makeFolder(folder);
  try {
    const { migrations, tables } = await writeTables(database, partial);
    // After the database: every file that a row names exists, unless it is deleted at this very moment.
    const written = await writeFiles(files, partial);
    const manifest: Manifest = {
      format: 1,
      product,
      madeAt,
      migrations,
      tables,
      files: written,
    };
    await writeChecked(
      join(partial, manifestFile),
      (async function* () {
        yield `${JSON.stringify(manifest, null, 1)}\n`;
      })(),
    );
    await syncFolder(join(partial, 'database'));
    await syncFolder(partial);
    await rename(partial, folder);
    await syncFolder(parent);
    return { folder, manifest };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}
