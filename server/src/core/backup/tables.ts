import { sql, type SQL } from '../database/drizzle.ts';
import type { Queries } from '../database/database.ts';

/** A table as the database's catalogue describes it, so that later migrations need no change here. */
export interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** Identity and serial columns with their sequences. */
  readonly counters: readonly { readonly column: string; readonly sequence: string }[];
}

/**
 * The manifest already lists `migrations`; the change feeds and the stored responses are useless in another database. Persons, entries and
 * pictures deleted within the last hour must not survive in a backup.
 */
const notBackedUp = [
  'migrations',
  'search_changes',
  'public_changes',
  'public_change_feed',
  'idempotency_keys',
  'deleted_contact_persons',
  'deleted_faq_entries',
  'deleted_faq_categories',
  'deleted_background_images',
];

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  sequence: string | null;
}

/** Returns all tables that a backup contains, with their writable columns. */
export async function backedUpTables(tx: Queries): Promise<Table[]> {
  const rows = await tx.rows<ColumnRow>(sql`
    select c.relname::text as "table", a.attname::text as "column", format_type(a.atttypid, a.atttypmod) as type,
      pg_get_serial_sequence(format('%I.%I', 'public', c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname, a.attnum`);
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return [...byTable]
    .filter(([name]) => !notBackedUp.includes(name))
    .map(([name, columns]) => ({
      name,
      columns: columns.map(({ column, type }) => ({ name: column, type })),
      counters: columns.flatMap(({ column, sequence }) =>
        sequence === null ? [] : [{ column, sequence }],
      ),
    }));
}

export function qualified(table: string): SQL {
  return sql`public.${sql.identifier(table)}`;
}

/** Returns whether the database has any tables. */
export async function hasTables(tx: Queries): Promise<boolean> {
  const rows = await tx.rows(sql`
    select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`);
  return rows.length > 0;
}

/** Drops everything that the migrations created, but keeps the schema itself with its owner and grants. */
export async function dropAllObjects(tx: Queries): Promise<void> {
  await tx.script(`
    do $$
    declare
      statement text;
    begin
      for statement in
        select format('drop table if exists %s cascade', c.oid::regclass) from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        union all
        select format('drop view if exists %s cascade', c.oid::regclass) from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        union all
        select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
        where p.pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        union all
        select format('drop type if exists %s cascade', t.oid::regtype) from pg_type t
        where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
          and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
      loop
        execute statement;
      end loop;
    end $$`);
}
