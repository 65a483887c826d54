import { sql } from '../src/core/database/drizzle.ts';
import type { Database } from '../src/core/database/database.ts';

/** Tables that a login of the tests writes: at once, and for the counts of the statistics some time later. */
const besides = ['access_tokens', 'sessions', 'daily_counts', 'monthly_counts'];

/**
 * Returns a function that reads the state of all tables, including new ones: the number of rows of each, and the
 * last transaction that has written one of them.
 */
export function stateOf(database: () => Database): () => Promise<ReadonlyMap<string, string>> {
  let query: ReturnType<typeof sql> | undefined;
  return async () => {
    if (query === undefined) {
      const tables = await database().rows<{ name: string }>(sql`
        select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
      const watched = tables.filter(({ name }) => !besides.includes(name));
      query = sql.join(
        watched.map(
          ({ name }) => sql`
            select ${name} as name, count(*)::int as rows, max(xmin::text::bigint)::text as written
            from ${sql.identifier(name)}`,
        ),
        sql` union all `,
      );
    }
    const found = await database().rows<{ name: string; rows: number; written: string }>(query);
    return new Map(found.map(({ name, rows, written }) => [name, `${rows} rows, ${written}`]));
  };
}
