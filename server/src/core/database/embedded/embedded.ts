import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromPglite } from 'pg-boss';
import { lockFolder } from '../../files/folder-lock.ts';
import { render, type Database, type Queries, type Statement } from '../database.ts';
import { DatabaseThread } from './database-thread.ts';
import type { Result } from './messages.ts';
import { openingError, refuseIncomplete } from './opening-error.ts';

function queries(thread: DatabaseThread, transaction?: number): Queries {
  return {
    rows: <Row>(statement: Statement<Row>) => {
      const { name, ...rendered } = render(statement);
      return thread.ask<Row[]>(
        name === undefined
          ? { do: 'query', ...rendered, datesAsText: true, transaction }
          : { do: 'query prepared', name, ...rendered, transaction },
      );
    },
    script: (text) => thread.ask({ do: 'exec', text, transaction }),
  };
}

/** The part of PGlite's interface that the job library uses. */
const forJobs = (thread: DatabaseThread): Parameters<typeof fromPglite>[0] => ({
  query: async <Row>(text: string, values: unknown[] = []) => ({
    rows: await thread.ask<Row[]>({ do: 'query', text, values, datesAsText: false }),
  }),
  exec: (text) => thread.ask<Result[]>({ do: 'exec', text }),
});

/**
 * Opens the embedded database in that folder and creates the folder if needed. The database runs in its own thread, so that no
 * statement blocks the main thread.
 * @throws {FolderInUseError} if another process has it open
 * @throws {OperatorError} if it is damaged or belongs to another account, or the disk is full
 */
export async function openEmbeddedDatabase(folder: string): Promise<Database> {
  mkdirSync(dirname(folder), { recursive: true });
  refuseIncomplete(folder);
  const unlock = await lockFolder(`${folder}.lock`);
  const thread = new DatabaseThread();
  const end = async () => {
    await thread.end();
    unlock();
  };
  try {
    await thread.open(folder);
  } catch (error) {
    await end();
    throw await openingError(folder, error);
  }
  return {
    kind: 'embedded',
    ...queries(thread),
    transaction: (work, mode = 'read committed') =>
      thread.transaction(mode, (id) => work(queries(thread, id))),
    listen: (channel, onNotify) => thread.listen(channel, onNotify),
    jobsAdapter: () => ({ db: fromPglite(forJobs(thread)), backend: 'pglite' }),
    close: async () => {
      try {
        await thread.ask({ do: 'close' });
      } finally {
        await end();
      }
    },
  };
}
