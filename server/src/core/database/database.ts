import { createHash } from 'node:crypto';
import { dialect } from './build.ts';
import type { SQL } from './drizzle.ts';
import type { ConstructorOptions } from 'pg-boss';

/** SQL, or a statement of `build`, whose row type is known. */
export type Statement<Row = unknown> =
  | SQL
  | { getSQL(): SQL; readonly _: { readonly result: Row[] } };

/** An object to which SQL can be sent: the database itself or a transaction. */
export interface Queries {
  /** Dates and timestamps come back as the strings PostgreSQL writes (session time zone UTC). */
  rows<Row = Record<string, unknown>>(statement: Statement<Row>): Promise<Row[]>;
  /** Runs several statements at once, without parameters; for migrations. */
  script(text: string): Promise<void>;
}

/** A PostgreSQL database: embedded (PGlite in a folder) or on a server. */
export interface Database extends Queries {
  readonly kind: 'embedded' | 'server';
  /**
   * Commits when `work` resolves, rolls back when it throws. Must not be nested.
   * @param waits `endless`: its statements have no time limit, regardless of the settings
   */
  transaction<Result>(
    work: (tx: Queries) => Promise<Result>,
    mode?: 'read committed' | 'repeatable read',
    waits?: 'bounded' | 'endless',
  ): Promise<Result>;
  /** Calls `onNotify` on every NOTIFY of the channel until the returned function is called. */
  listen(channel: string, onNotify: () => void): Promise<() => Promise<void>>;
  /** For the job library, which has its own access to the database. */
  jobsAdapter(): Pick<ConstructorOptions, 'db' | 'backend'>;
  /** The connections to a server; the embedded database has none. */
  readonly pool?: () => PoolUse;
  close(): Promise<void>;
}

/** Numbers of connections, and of statements that wait for one. */
export interface PoolUse {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Returns a 63-bit key for PostgreSQL's advisory locks, as decimal text. */
export function advisoryKey(name: string): string {
  return (createHash('sha256').update(name).digest().readBigUInt64BE(0) >> 1n).toString();
}

/** Turns a statement into text with `$1`, `$2` … and its values. */
export function render(statement: Statement): { text: string; values: unknown[] } {
  const { sql: text, params } = dialect.sqlToQuery(statement.getSQL());
  return { text, values: params };
}
