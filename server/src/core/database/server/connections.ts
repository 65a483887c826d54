import type pg from 'pg';
import { render, type Queries, type Statement } from '../database.ts';
import { markUnavailable } from './unavailable.ts';

/** Time limits in seconds; 0 means no limit. */
export interface DatabaseWaits {
  /** For a connection, either a new one or one of the pool. */
  readonly connection: number;
  /** For a statement. */
  readonly statement: number;
  /** For a lock that another transaction holds. */
  readonly lock: number;
  /** For the next statement of an open transaction. */
  readonly idleTransaction: number;
}

/** Time limits for commands, whose statements may take long. */
export const endless: DatabaseWaits = { connection: 0, statement: 0, lock: 0, idleTransaction: 0 };

/** Settings that the server applies to each new connection. */
export function connectionOptions({ statement, lock, idleTransaction }: DatabaseWaits): string {
  const settings = {
    timezone: 'UTC',
    statement_timeout: `${statement}s`,
    lock_timeout: `${lock}s`,
    idle_in_transaction_session_timeout: `${idleTransaction}s`,
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** The server itself reports its timeouts before this grace period ends; only a hanging server does not respond. */
const graceMs = 5000;

/** Setting of each pool: a hanging server ignores its limits, so the driver needs one as well. */
export function queryTimeout({ statement }: DatabaseWaits): { query_timeout?: number } {
  return statement > 0 ? { query_timeout: statement * 1000 + graceMs } : {};
}

/** Overrides the limit of the pool; the longest delay of a timer. */
const noLimit = { query_timeout: 2 ** 31 - 1 };

/** Detects a machine that has disappeared, even on idle connections. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

export function queries(
  client: pg.Pool | pg.PoolClient,
  waits: 'bounded' | 'endless' = 'bounded',
): Queries {
  const limit = waits === 'endless' ? noLimit : {};
  return {
    rows: async <Row>(statement: Statement<Row>) => {
      return (await markUnavailable(client.query({ ...render(statement), ...limit })))
        .rows as Row[];
    },
    script: async (text) => void (await markUnavailable(client.query({ text, ...limit }))),
  };
}
