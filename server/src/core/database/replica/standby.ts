import pg from 'pg';
import { sql } from '../drizzle.ts';
import type { Queries } from '../database.ts';
import {
  connectionOptions,
  keepAlive,
  queryTimeout,
  queries,
  type DatabaseWaits,
} from '../server/connections.ts';
import { types } from '../server/types.ts';

const poolSize = 10;
/** A standby that does not report its position within this time counts as unavailable. */
const positionMs = 3000;

/** A PostgreSQL server that replicates the primary. */
export interface Standby {
  readonly queries: Queries;
  /**
   * Returns its replay position in the write-ahead log.
   * @throws {Error} if it replicates no server, or does not respond
   */
  position(): Promise<bigint>;
  close(): Promise<void>;
}

const noStandby = () => new Error('it is no standby that follows another server');

/** Reads the write position of the primary. */
export async function writtenPosition(primary: Queries): Promise<bigint> {
  const [row] = await primary.rows<{ position: string }>(
    sql`select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as position`,
  );
  return BigInt(row?.position ?? 0);
}

const replayed = `select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text as position
  where pg_is_in_recovery()`;

/** Creates a pool that connects only when needed, because the standby may be unavailable. */
export function openStandby(url: string, waits: DatabaseWaits): Standby {
  const pool = new pg.Pool({
    connectionString: url,
    ...keepAlive,
    max: poolSize,
    application_name: 'lehrpfad-read',
    options: `${connectionOptions(waits)} -c default_transaction_read_only=on`,
    connectionTimeoutMillis: waits.connection * 1000,
    ...queryTimeout(waits),
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
