import { createRequire } from 'node:module';
import type * as PgCore from 'drizzle-orm/pg-core';
import type * as Expressions from 'drizzle-orm/sql';

/*
 * The only way to Drizzle. Loaded with `require`, since Node reads the library's package.json (180 KB) anew for each of its files
 * that is an ES module: that takes a third of a second and 60 MB.
 */
const require = createRequire(import.meta.url);

export type { AnyPgTable } from 'drizzle-orm/pg-core';
export type { SQL } from 'drizzle-orm/sql';
export const { sql } = require('drizzle-orm/sql') as typeof Expressions;

export const {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  getTableConfig,
  integer,
  jsonb,
  PgDialect,
  pgTable,
  smallint,
  text,
  time,
  timestamp,
  uuid,
} = require('drizzle-orm/pg-core') as typeof PgCore;
