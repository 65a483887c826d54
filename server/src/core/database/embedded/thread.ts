import { parentPort } from 'node:worker_threads';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { textTypes } from '../text-types.ts';
import type { CopiedError, Message, Request } from './messages.ts';
import { openPglite } from './pglite.ts';
import { PreparedStatements } from './prepared-statements.ts';

/** Runs the statements of one embedded database. */

const datesAsText = {
  parsers: Object.fromEntries(textTypes.map((oid) => [oid, (value: string) => value])),
};

interface OpenTransaction {
  readonly client: Transaction;
  readonly decide: (how: 'commit' | 'rollback') => void;
  /** Settles when the transaction is committed or rolled back. */
  readonly ended: Promise<void>;
}

let opened: PGlite | undefined;
let prepared: PreparedStatements | undefined;
const transactions = new Map<number, OpenTransaction>();
const listeners = new Map<number, () => Promise<void>>();

function database(): PGlite {
  if (opened === undefined) throw new Error('The embedded database is not open.');
  return opened;
}

function transaction(id: number): OpenTransaction {
  const found = transactions.get(id);
  // With the code of a lost connection, because the database was opened again meanwhile.
  if (found === undefined)
    throw Object.assign(new Error('The transaction has ended.'), { code: '08003' });
  return found;
}

const clientOf = (id: number | undefined) =>
  id === undefined ? database() : transaction(id).client;

async function begin(id: number, mode: string): Promise<void> {
  const begun = Promise.withResolvers<Transaction>();
  const decided = Promise.withResolvers<'commit' | 'rollback'>();
  const ended = database().transaction(async (client) => {
    await client.exec(`set transaction isolation level ${mode}`);
    begun.resolve(client);
    if ((await decided.promise) === 'rollback') await client.rollback();
  });
  ended.catch(begun.reject);
  transactions.set(id, { client: await begun.promise, decide: decided.resolve, ended });
}

async function end(id: number, how: 'commit' | 'rollback'): Promise<void> {
  const { decide, ended } = transaction(id);
  transactions.delete(id);
  decide(how);
  await ended;
}

async function listen(id: number, channel: string): Promise<void> {
  listeners.set(id, await database().listen(channel, () => post({ notified: id })));
}

async function execute(request: Request): Promise<unknown> {
  switch (request.do) {
    case 'open':
      // The other thread opens the database again.
      opened = await openPglite(request.folder, () => process.exit(1));
      prepared = new PreparedStatements(opened, datesAsText);
      return undefined;
    case 'query': {
      const { text, values } = request;
      const options = request.datesAsText ? datesAsText : undefined;
      return (await clientOf(request.transaction).query(text, [...values], options)).rows;
    }
    case 'query prepared': {
      const isOpen = request.transaction !== undefined;
      if (isOpen) transaction(request.transaction);
      return prepared?.query(request, isOpen);
    }
    case 'exec': {
      const results = await clientOf(request.transaction).exec(request.text);
      return results.map(({ rows }) => ({ rows }));
    }
    case 'begin':
      return begin(request.id, request.mode);
    case 'commit':
    case 'rollback':
      return end(request.transaction, request.do);
    case 'listen':
      return listen(request.id, request.channel);
    case 'unlisten':
      return listeners.get(request.listener)?.();
    case 'close':
      return database().close();
  }
}

function copied(error: unknown): CopiedError {
  const { message, name, stack } = error instanceof Error ? error : new Error(String(error));
  const { code, constraint, detail } = error as Partial<CopiedError>;
  return { message, name, stack, code, constraint, detail };
}

const post = (message: Message) => parentPort?.postMessage(message, []);

async function handle(request: Request): Promise<void> {
  const { id } = request;
  try {
    post({ id, result: await execute(request) });
  } catch (error) {
    post({ id, error: copied(error) });
  }
}

parentPort?.on('message', (request: Request) => void handle(request));
