import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';

/** Rows of one table by column name; all of them have the same columns. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

const rowsPerStatement = 1000;

/** Inserts rows in few statements: each sends its rows as one JSON value. */
export async function insertRows(tx: Queries, table: string, rows: Rows): Promise<void> {
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map((column) => sql.identifier(column)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const json = JSON.stringify(rows.slice(start, start + rowsPerStatement));
    await tx.rows(sql`
      insert into ${sql.identifier(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${json}::jsonb)`);
  }
}

const tables = [
  'users',
  'addresses',
  'companies',
  'contact_persons',
  'job_names',
  'job_ads',
  'job_ad_files',
  'events',
  'company_requests',
  'faq_entries',
  'background_images',
  'editor_invitations',
  'maintenance_windows',
  'exchanges',
  'exchange_runs',
  'exchange_records',
  'apprenticeship_requests',
] as const;

export type NumberedTable = (typeof tables)[number];

/** Assigns ids before the rows are written, so that rows can reference each other. */
export interface Ids {
  next(table: NumberedTable): number;
  /** Advances the database's sequences past the assigned ids. */
  settle(tx: Queries): Promise<void>;
}

export async function openIds(tx: Queries): Promise<Ids> {
  const last = new Map<string, number>();
  for (const table of tables) {
    const [row] = await tx.rows<{ last: number }>(
      sql`select coalesce(max(id), 0)::int as last from ${sql.identifier(table)}`,
    );
    last.set(table, row?.last ?? 0);
  }
  return {
    next: (table) => {
      const id = (last.get(table) ?? 0) + 1;
      last.set(table, id);
      return id;
    },
    settle: async (settling) => {
      for (const [table, id] of last) {
        await settling.rows(sql`
          select setval(pg_get_serial_sequence(${table}, 'id'), greatest(${id}::bigint, nextval(pg_get_serial_sequence(${table}, 'id'))))`);
      }
    },
  };
}
