import { createRequire } from 'node:module';
import type * as PgCore from 'drizzle-orm/pg-core';
import type * as Expressions from 'drizzle-orm/sql';

/*
 * The only way to Drizzle. Loaded with `require`, since Node reads the library's package.json (180 KB) anew for each of its files
 * that is an ES module: that took a second and 60 MB at start.
 */
const require = createRequire(import.meta.url);

export type { SQL } from 'drizzle-orm/sql';
export const { sql } = require('drizzle-orm/sql') as typeof Expressions;
export const { PgDialect } = require('drizzle-orm/pg-core') as typeof PgCore;
