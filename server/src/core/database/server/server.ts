import type { ConstructorOptions } from 'pg-boss';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '../../config/operator-error.ts';
import type { Database, Queries } from '../database.ts';
import {
  connectionOptions,
  endless,
  keepAlive,
  queryTimeout,
  queries,
  type DatabaseWaits,
} from './connections.ts';
import { types } from './types.ts';
import { readServerAddresses, type ServerAddresses } from './server-addresses.ts';
import { hasNoAnswer, markUnavailable } from './unavailable.ts';
import { clientsOf, WritableServer } from './writable-server.ts';

const reconnectAfterMs = 1000;
const poolSize = 10;
/** A process also listens for changes of ads, for mails and for imports, each on a connection of its own. */
export const connectionsOfProcess = poolSize + 3;
const minVersion = 150_000;
/** Name of the connection by which a restore recognises running servers. */
export const listenerName = 'lehrpfad-listen';

/** How connections are made: `url` has the user and the database, `Client` selects the server. */
interface Connecting {
  readonly Client: typeof pg.Client;
  readonly url: string;
}

function connectingTo(addresses: ServerAddresses, waits: DatabaseWaits): Connecting {
  const { urls, mustTakeWrites } = addresses;
  const [url = ''] = urls;
  if (urls.length === 1 && !mustTakeWrites) return { Client: pg.Client, url };
  return { Client: clientsOf(new WritableServer(addresses, waits.connection * 1000)), url };
}

/** SQLSTATE of a write that was sent to a standby. */
const readOnly = '25006';

const withoutLimits = 'set local statement_timeout = 0; set local lock_timeout = 0';

async function oneTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Queries) => Promise<Result>,
  mode: string,
  waits: 'bounded' | 'endless',
): Promise<Result> {
  const client = await markUnavailable(pool.connect());
  let broken: Error | undefined;
  // Between two statements nothing else handles a broken connection, and the unhandled error would end the process.
  const onBreak = (error: Error) => (broken = error);
  client.on('error', onBreak);
  try {
    await markUnavailable(client.query(`begin isolation level ${mode}`));
    if (waits === 'endless') await client.query(withoutLimits);
    const result = await work(queries(client, waits));
    await markUnavailable(client.query('commit'));
    return result;
  } catch (error) {
    if (hasNoAnswer(error)) broken = error as Error;
    else await client.query('rollback').catch((failure: Error) => (broken = failure));
    // The server has become a standby; the next connection goes to its successor.
    if ((error as { code?: unknown }).code === readOnly) broken = error as Error;
    throw error;
  } finally {
    client.off('error', onBreak);
    client.release(broken);
  }
}

/** SQLSTATE of a transaction that was aborted because of a deadlock. */
const deadlock = '40P01';
const maxAttempts = 6;
/** In ms, multiplied by the number of attempts: different random pauses avoid that transactions meet in the same order again. */
const maxPauseMs = 50;

/** Retries a transaction that a deadlock has aborted, so that the caller does not notice. */
async function transaction<Result>(
  ...parts: Parameters<typeof oneTransaction<Result>>
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await oneTransaction(...parts);
    } catch (error) {
      if ((error as { code?: unknown }).code !== deadlock || attempt === maxAttempts) throw error;
      await sleep(Math.random() * maxPauseMs * attempt);
    }
  }
}

/** Listens on its own connection and reconnects after a failure; polling covers the gap. */
async function listenOn({ Client, url }: Connecting, channel: string, onNotify: () => void) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const newClient = () =>
    new Client({ connectionString: url, application_name: listenerName, ...keepAlive });
  const connect = async (fresh: pg.Client) => {
    client = fresh;
    fresh.on('error', () => again(fresh));
    fresh.on('end', () => again(fresh));
    fresh.on('notification', onNotify);
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      void fresh.end().catch(() => undefined);
      throw error;
    }
    onNotify();
  };
  const again = (broken: pg.Client) => {
    if (closed || client !== broken) return;
    client = undefined;
    timer = setTimeout(() => {
      const fresh = newClient();
      // An attempt may fail in several ways at once; only the first failure starts the next attempt.
      void connect(fresh).catch(() => again(fresh));
    }, reconnectAfterMs);
  };
  try {
    await connect(newClient());
  } catch (error) {
    closed = true;
    throw error;
  }
  return async () => {
    closed = true;
    clearTimeout(timer);
    await client?.end();
  };
}

async function checkServer(pool: pg.Pool, shown: string): Promise<void> {
  const { rows } = await pool
    .query<{ version: number }>(`select current_setting('server_version_num')::int as version`)
    .catch((error: Error) => {
      // An AggregateError (several addresses refused) has no message of its own.
      const why = error.message || (error as NodeJS.ErrnoException).code;
      throw new OperatorError(`The database ${shown} of DATABASE_URL: ${why}`);
    });
  if ((rows[0]?.version ?? 0) < minVersion) {
    throw new OperatorError('DATABASE_URL names a PostgreSQL older than 15.');
  }
}

/**
 * Opens a pool on a PostgreSQL server (15 or newer), or on the one of several servers that accepts writes.
 * @throws {OperatorError} if the server cannot be reached or is too old
 */
export async function openServerDatabase(url: string, waits = endless): Promise<Database> {
  const addresses = readServerAddresses(url);
  if (addresses === undefined) throw new OperatorError('DATABASE_URL is no postgres:// address.');
  const connecting = connectingTo(addresses, waits);
  const pool = new pg.Pool({
    Client: connecting.Client,
    connectionString: connecting.url,
    ...keepAlive,
    max: poolSize,
    application_name: 'lehrpfad',
    options: connectionOptions(waits),
    connectionTimeoutMillis: waits.connection * 1000,
    ...queryTimeout(waits),
    types,
  });
  // The pool replaces a connection that breaks while idle; without a listener the error would end the process.
  pool.on('error', () => undefined);
  try {
    await checkServer(pool, addresses.shown);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const adapter: NonNullable<ConstructorOptions['db']> = {
    executeSql: (text: string, values?: unknown[]) => markUnavailable(pool.query(text, values)),
  };
  return {
    kind: 'server',
    ...queries(pool),
    transaction: (work, mode = 'read committed', ending = 'bounded') =>
      transaction(pool, work, mode, ending),
    listen: (channel, onNotify) => listenOn(connecting, channel, onNotify),
    jobsAdapter: () => ({ db: adapter }),
    pool: () => {
      const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
      return { busy: totalCount - idle, idle, waiting };
    },
    close: () => pool.end(),
  };
}
