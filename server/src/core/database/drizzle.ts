import { createRequire } from 'node:module';
import type * as Drizzle from 'drizzle-orm';
import type * as PgCore from 'drizzle-orm/pg-core';

/*
 * The only module that imports Drizzle. Loaded with `require`, because Node would read the library's package.json (180 KB) again
 * for each of its ES modules, which takes a third of a second and 60 MB.
 */
const require = createRequire(import.meta.url);

export type { SQL } from 'drizzle-orm';
export type { AnyPgColumn, AnyPgTable, PgQueryResultHKT } from 'drizzle-orm/pg-core';
export type {
  PgDeleteConfig,
  PgInsertConfig,
  PgSelectConfig,
  PgUpdateConfig,
} from 'drizzle-orm/pg-core';

export const {
  and,
  Column,
  eq,
  is,
  isNull,
  SQL: SqlText,
  sql,
} = require('drizzle-orm') as typeof Drizzle;

export const {
  alias,
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  getTableConfig,
  integer,
  jsonb,
  PgDatabase,
  PgDialect,
  PgSession,
  pgTable,
  smallint,
  text,
  time,
  timestamp,
  uuid,
} = require('drizzle-orm/pg-core') as typeof PgCore;
