import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { openEmbeddedDatabase } from './embedded/embedded.ts';
import type { DatabaseWaits } from './server/connections.ts';
import { openServerDatabase } from './server/server.ts';
import type { Database } from './database.ts';

/**
 * Opens the database that the settings name: a server, or the embedded one in the data folder.
 * @param waits time limits of a server; none by default
 */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  waits?: DatabaseWaits,
): Promise<Database> {
  return config.databaseUrl === undefined
    ? openEmbeddedDatabase(join(config.dataDir, 'database'))
    : openServerDatabase(config.databaseUrl, waits);
}
