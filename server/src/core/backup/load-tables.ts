import { sql } from '../database/drizzle.ts';
import type { Queries } from '../database/database.ts';
import { OperatorError } from '../config/operator-error.ts';
import { linesOf } from './checked-files.ts';
import { tablePath, type Backup, type Manifest } from './manifest.ts';
import { backedUpTables, qualified, type Table } from './tables.ts';
import { useNeutralTextForm } from './text-form.ts';

const rowsAtOnce = 500;
const charactersAtOnce = 1_000_000;

/** Groups lines into batches of limited length, so that no statement becomes too large. */
async function* batches(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    batch.push(line);
    characters += line.length;
    if (batch.length === rowsAtOnce || characters >= charactersAtOnce) {
      yield batch;
      batch = [];
      characters = 0;
    }
  }
  if (batch.length > 0) yield batch;
}

async function insert(tx: Queries, { name, columns }: Table, lines: string[]): Promise<void> {
  const list = (part: (column: Table['columns'][number]) => ReturnType<typeof sql>) =>
    sql.join(columns.map(part), sql`, `);
  await tx.rows(sql`
    insert into ${qualified(name)} (${list((column) => sql`${sql.identifier(column.name)}`)})
    overriding system value
    select ${list((column) => sql`r.${sql.identifier(column.name)}::${sql.raw(column.type)}`)}
    from jsonb_to_recordset(${`[${lines.join(',')}]`}::jsonb)
      as r (${list((column) => sql`${sql.identifier(column.name)} text`)})`);
}

async function loadTable(
  tx: Queries,
  table: Table,
  from: Manifest['tables'][number],
  folder: string,
): Promise<void> {
  let rows = 0;
  for await (const lines of batches(linesOf(tablePath(folder, table.name)))) {
    await insert(tx, table, lines);
    rows += lines.length;
  }
  if (rows !== from.rows) throw new OperatorError(`The backup's table ${from.name} is incomplete.`);
  for (const { column, sequence } of table.counters) {
    const next = from.next[column];
    if (next) await tx.rows(sql`select setval(${sequence}::regclass, ${next}::bigint, false)`);
  }
}

function tablesOf(backup: Backup, inDatabase: readonly Table[]) {
  return backup.manifest.tables.map((from) => {
    const table = inDatabase.find(({ name }) => name === from.name);
    if (!table)
      throw new OperatorError(`The backup has a table ${from.name}, the schema has none.`);
    return { from, table };
  });
}

/**
 * Fills tables that the backup's own migrations have just created. Triggers are off: they already ran when the rows were first
 * written, and would refuse rows that arrive before the rows they reference. Foreign keys are checked at the end.
 */
export async function loadTables(tx: Queries, backup: Backup): Promise<void> {
  await useNeutralTextForm(tx);
  const inDatabase = await backedUpTables(tx);
  const names = sql.join(
    inDatabase.map(({ name }) => qualified(name)),
    sql`, `,
  );
  // The backup also contains the rows that the migrations insert.
  await tx.rows(sql`truncate ${names}`);
  for (const { name } of inDatabase) {
    await tx.rows(sql`alter table ${qualified(name)} disable trigger user`);
  }
  await tx.rows(sql`set constraints all deferred`);
  for (const { table, from } of tablesOf(backup, inDatabase)) {
    await loadTable(tx, table, from, backup.folder);
  }
  await tx.rows(sql`set constraints all immediate`);
  for (const { name } of inDatabase) {
    await tx.rows(sql`alter table ${qualified(name)} enable trigger user`);
  }
}
