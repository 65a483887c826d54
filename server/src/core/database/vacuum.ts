import type { Database } from './database.ts';
import { sql } from './drizzle.ts';

/*
 * A PostgreSQL server removes dead rows and renews the statistics by which it plans queries by itself (autovacuum); the embedded one does
 * neither. Without statistics it assumes empty tables, and a query over all ads takes ten times as long.
 */

/** A table is due by the rules of autovacuum, whose defaults these are: a number of rows and a share of all. */
const minRows = 50;
const deadShare = 0.2;
const changedShare = 0.1;

/** Its counters begin anew with each process, so a table is also due that has grown by this share since its last turn, and by some pages. */
const grownShare = 0.2;
const minGrownPages = 10;

/** Returns the names of the tables whose turn it is, as they stand in a statement. */
async function findDueTables(database: Database): Promise<readonly string[]> {
  // The counters of the last second are not written yet otherwise.
  await database.rows(sql`select pg_stat_force_next_flush()`);
  const rows = await database.rows<{ name: string }>(sql`
    select format('%I.%I', s.schemaname, s.relname) as name
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid,
      lateral (select greatest(c.reltuples, 0) as rows, pg_relation_size(c.oid) / current_setting('block_size')::int as pages) now
    where c.relkind = 'r' and (c.reltuples < 0 and now.pages > 0
      or s.n_dead_tup > ${minRows} + ${deadShare} * now.rows
      or s.n_mod_since_analyze > ${minRows} + ${changedShare} * now.rows
      or now.pages > c.relpages * (1 + ${grownShare}::float8) + ${minGrownPages})
    order by name`);
  return rows.map(({ name }) => name);
}

/**
 * Removes dead rows of the embedded database and renews its statistics, where enough has changed. Other statements run between two tables.
 * @returns the names of the tables; none on a server, which does it by itself
 */
export async function vacuumTables(database: Database): Promise<readonly string[]> {
  if (database.kind === 'server') return [];
  const names = await findDueTables(database);
  for (const name of names) {
    await database.script(`vacuum ${name}`);
    await database.script(`analyze ${name}`);
  }
  return names;
}
