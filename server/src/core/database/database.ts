import { createHash } from 'node:crypto';
import { dialect } from './build.ts';
import type { SQL } from './drizzle.ts';
import type { ConstructorOptions } from 'pg-boss';

/** SQL, or a statement of `build`, whose row type is known. */
type PlainStatement<Row> = SQL | { getSQL(): SQL; readonly _: { readonly result: Row[] } };

/** A statement that the database keeps parsed and planned (`prepared`). */
interface PreparedStatement<Row> {
  getSQL(): SQL;
  readonly prepared: PlainStatement<Row>;
}

export type Statement<Row = unknown> = PlainStatement<Row> | PreparedStatement<Row>;

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

/**
 * Marks a statement that runs often and joins many tables: each connection parses and plans it once instead of each time, which takes
 * several times as long as finding a few rows by their ids. Not for statements whose text has many variants, since each is kept,
 * and not where the best plan depends on the values.
 */
export function prepared<Row = Record<string, unknown>>(
  statement: PlainStatement<Row>,
): PreparedStatement<Row> {
  return { getSQL: () => statement.getSQL(), prepared: statement };
}

/**
 * Returns a function that names prepared statements by their texts.
 * @param max number of names; the function returns undefined for further texts
 */
export function nameStatements(max: number): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === max) return known;
    const name = `prepared_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/** Each connection keeps 100 to 900 kB for a statement of many joins; statements beyond this number are not prepared. */
const maxPrepared = 100;
const nameOf = nameStatements(maxPrepared);

/** A statement as it is sent. */
export interface RenderedStatement {
  /** With `$1`, `$2` … for the values. */
  readonly text: string;
  readonly values: unknown[];
  /** The name under which a connection keeps a prepared statement. */
  readonly name?: string;
}

export function render(statement: Statement): RenderedStatement {
  const { sql: text, params: values } = dialect.sqlToQuery(statement.getSQL());
  const name = 'prepared' in statement ? nameOf(text) : undefined;
  return { text, values, ...(name !== undefined && { name }) };
}
