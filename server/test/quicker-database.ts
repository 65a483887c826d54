import { inject } from 'vitest';
import { findPostgres } from './postgres.ts';

/**
 * Whether these tests run on the database that opens faster: PostgreSQL if it is installed. Tests that do not depend on the kind of
 * database run only on that one.
 */
export const onQuickerDatabase =
  inject('templates').kind === 'server' || findPostgres() === undefined;
