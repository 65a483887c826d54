import { z } from 'zod';
import { readServerAddresses } from '../database/server/server-addresses.ts';
import type { DatabaseWaits } from '../database/server/connections.ts';
import { seconds } from './values.ts';

const noBlanks = /^\S+$/;

const server = z
  .string()
  .refine(
    (text) => noBlanks.test(text) && readServerAddresses(text) !== undefined,
    'must be a postgres:// address',
  );

const oneServer = z
  .string()
  .refine(
    (text) => noBlanks.test(text) && readServerAddresses(text)?.urls.length === 1,
    'must be a postgres:// address of one server',
  );

export const databaseSettings = {
  DATABASE_URL: server.optional(),
  DATABASE_CONNECTION_SECONDS: seconds.default(5),
  DATABASE_IDLE_SECONDS: seconds.default(60),
  DATABASE_LOCK_SECONDS: seconds.default(10),
  DATABASE_READ_LAG_SECONDS: seconds.default(10),
  DATABASE_READ_URL: oneServer.optional(),
  DATABASE_STATEMENT_SECONDS: seconds.default(30),
};

type Settings = z.output<z.ZodObject<typeof databaseSettings>>;

export interface DatabaseConfig {
  /** PostgreSQL 15 or newer; without it the embedded database is used. */
  readonly databaseUrl: string | undefined;
  /** A standby of that server, for reads that may be some seconds old. */
  readonly databaseReadUrl: string | undefined;
  /** Maximum age in seconds of the data that these reads return. */
  readonly databaseReadLagSeconds: number;
  /** How long the server waits for a PostgreSQL server. */
  readonly databaseWaits: DatabaseWaits;
}

export const databaseOf = (settings: Settings): DatabaseConfig => ({
  databaseUrl: settings.DATABASE_URL,
  databaseReadUrl: settings.DATABASE_READ_URL,
  databaseReadLagSeconds: settings.DATABASE_READ_LAG_SECONDS,
  databaseWaits: {
    connection: settings.DATABASE_CONNECTION_SECONDS,
    statement: settings.DATABASE_STATEMENT_SECONDS,
    lock: settings.DATABASE_LOCK_SECONDS,
    idleTransaction: settings.DATABASE_IDLE_SECONDS,
  },
});
