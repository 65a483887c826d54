import pg from 'pg';
import { sql } from '../drizzle.ts';
import type { Queries } from '../database.ts';
import {
  connectionOptions,
  keepAlive,
  longestAnswer,
  queries,
  types,
  type DatabaseWaits,
} from '../server/connections.ts';

const poolSize = 10;
/** A standby that does not say in this time how far it is counts as away. */
const positionMs = 3000;

/** A PostgreSQL server that follows the one that takes writes. */
export interface Standby {
  readonly queries: Queries;
  /**
   * Returns how far it has followed, as a position in the write-ahead log.
   * @throws {Error} where it follows nobody, or does not answer
   */
  position(): Promise<bigint>;
  close(): Promise<void>;
}

const noStandby = () => new Error('it is no standby that follows another server');

/** Reads how far the server that takes writes has written. */
export async function writtenPosition(primary: Queries): Promise<bigint> {
  const [row] = await primary.rows<{ position: string }>(
    sql`select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as position`,
  );
  return BigInt(row?.position ?? 0);
}

const replayed = `select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text as position
  where pg_is_in_recovery()`;

/** Makes a pool of connections; none is made before it is needed, so that the standby may be away. */
export function openStandby(url: string, waits: DatabaseWaits): Standby {
  const pool = new pg.Pool({
    connectionString: url,
    ...keepAlive,
    max: poolSize,
    application_name: 'lehrpfad-read',
    options: `${connectionOptions(waits)} -c default_transaction_read_only=on`,
    connectionTimeoutMillis: waits.connection * 1000,
    ...longestAnswer(waits),
    types,
  });
  // The pool replaces a connection that breaks while idle; without a listener the error would end the process.
  pool.on('error', () => undefined);
  return {
    queries: queries(pool),
    position: async () => {
      const asked = { text: replayed, query_timeout: positionMs };
      const [row] = (await pool.query<{ position: string | null }>(asked)).rows;
      if (typeof row?.position !== 'string') throw noStandby();
      return BigInt(row.position);
    },
    close: () => pool.end(),
  };
}
