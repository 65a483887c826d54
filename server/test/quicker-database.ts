import { inject } from 'vitest';
import { findPostgres } from './postgres.ts';

/**
 * Whether the database of these tests is the one that opens quicker: PostgreSQL where there is one. What does not depend on the
 * kind of database is tried on that one alone.
 */
export const onQuickerDatabase =
  inject('templates').kind === 'server' || findPostgres() === undefined;
