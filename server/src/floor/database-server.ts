import type { SQL } from 'drizzle-orm';
import type { ConstructorOptions } from 'pg-boss';
import pg from 'pg';
import { render, textTypes, type Database, type Queries } from './database.ts';

const reconnectAfterMs = 1000;

const types = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    textTypes.includes(oid)
      ? String
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

function queries(client: pg.Pool | pg.PoolClient): Queries {
  return {
    rows: async <Row>(statement: SQL) => {
      const { text, values } = render(statement);
      return (await client.query(text, values)).rows as Row[];
    },
    script: async (text) => void (await client.query(text)),
  };
}

async function transaction<Result>(
  pool: pg.Pool,
  work: (tx: Queries) => Promise<Result>,
  mode: string,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(`begin isolation level ${mode}`);
    const result = await work(queries(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Listens on a connection of its own and comes back after it breaks; the poll covers the gap. */
async function listenOn(url: string, channel: string, onNotify: () => void) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'lehrpfad-listen' });
    client = fresh;
    const again = () => {
      if (closed || client !== fresh) return;
      client = undefined;
      timer = setTimeout(() => void connect().catch(again), reconnectAfterMs);
    };
    fresh.on('error', again);
    fresh.on('end', again);
    fresh.on('notification', onNotify);
    await fresh.connect();
    await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    onNotify();
  };
  await connect();
  return async () => {
    closed = true;
    clearTimeout(timer);
    await client?.end();
  };
}

/**
 * Opens a pool on a PostgreSQL server (15 or newer).
 * @throws when the server cannot be reached or is too old
 */
export async function openServerDatabase(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    application_name: 'lehrpfad',
    options: '-c timezone=UTC',
    types,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const { rows } = await pool.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  if ((rows[0]?.version ?? 0) < 150_000) {
    await pool.end();
    throw new Error('DATABASE_URL names a PostgreSQL older than 15.');
  }
  const adapter: NonNullable<ConstructorOptions['db']> = {
    executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
  };
  return {
    kind: 'server',
    ...queries(pool),
    transaction: (work, mode = 'read committed') => transaction(pool, work, mode),
    listen: (channel, onNotify) => listenOn(url, channel, onNotify),
    jobsAdapter: () => ({ db: adapter }),
    close: () => pool.end(),
  };
}
