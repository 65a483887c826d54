import { once } from 'node:events';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { types } from '../text-types.ts';

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Connects node-postgres with PGlite, whose own `query` parses and plans each statement anew.
 * @returns function that runs a prepared statement in the transaction that is open, or else in one of its own
 */
export async function connectPrepared(
  database: PGlite,
): Promise<(statement: Statement, isOpen: boolean) => Promise<Record<string, unknown>[]>> {
  const client = new pg.Client({ ...createPgConfig(database), types });
  await client.connect();
  const query = async ({ name, text, values }: Statement) => {
    const isDone = once(client, 'drain');
    try {
      return (await client.query<Record<string, unknown>>({ name, text, values: [...values] }))
        .rows;
    } finally {
      // After an error the database ignores whatever comes before the end of the failed statement.
      await isDone;
    }
  };
  return (statement, isOpen) => {
    // node-postgres does not know of PGlite's locks: the first excludes other statements, the second other transactions.
    const run = () => database.runExclusive(() => query(statement));
    return isOpen ? run() : database.transaction(run);
  };
}
