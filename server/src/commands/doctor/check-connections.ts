import type { Config } from '../../core/config/config.ts';
import type { Database } from '../../core/database/database.ts';
import { sql } from '../../core/database/drizzle.ts';
import { connectionsOfProcess } from '../../core/database/server/server.ts';
import { about, type Finding } from './finding.ts';

const { ok, warn } = about('connections');

/** Compares the connections that the processes of `WORKERS` may open with the server's limit; no findings for the embedded database. */
export async function checkConnections(
  database: Database,
  { workers }: Pick<Config, 'workers'>,
): Promise<Finding[]> {
  if (database.kind === 'embedded') return [];
  const [row] = await database.rows<{ max: number }>(sql`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max`);
  const max = row?.max ?? 0;
  const wanted = workers * connectionsOfProcess;
  const counts = `${workers} process(es) take up to ${wanted} of ${max} connections`;
  return [
    wanted <= max
      ? ok(counts)
      : warn(`${counts}: raise max_connections of the PostgreSQL server, or set WORKERS lower`),
  ];
}
