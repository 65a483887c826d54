import { fdatasyncSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fromPglite } from 'pg-boss';
import { render, textTypes, type Database, type Queries, type Statement } from './database.ts';
import { lockFolder } from '../files/folder-lock.ts';
import { privateUmask } from '../files/private-folder.ts';

const parsers = Object.fromEntries(textTypes.map((oid) => [oid, (value: string) => value]));

function queries(client: PGlite | Transaction): Queries {
  return {
    rows: async <Row>(statement: Statement<Row>) => {
      const { text, values } = render(statement);
      return (await client.query<Row>(text, values, { parsers })).rows;
    },
    script: async (text) => void (await client.exec(text)),
  };
}

type SetAttributes = (
  file: unknown,
  node: unknown,
  attributes: { mode?: number },
  ...how: unknown[]
) => void;

interface NodeFsModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number }) => number };
    doSetAttr: SetAttributes;
  };
}

/** Its file system sets the mode of each file that it makes itself, which heeds no umask: this one does. */
function heedUmask({ NODEFS }: NodeFsModule): void {
  const setAttributes = NODEFS.doSetAttr;
  NODEFS.doSetAttr = (file, node, attributes, ...how) => {
    const { mode } = attributes;
    const heeded = mode === undefined ? attributes : { ...attributes, mode: mode & ~privateUmask };
    setAttributes(file, node, heeded, ...how);
  };
}

/** How commits reach the disk; a test listens here whether they do. */
export const durability = { sync: fdatasyncSync };

/**
 * PGlite ships with fsync switched off, which covers a killed process but not a power cut, and leaves its files open to everybody.
 * This hook gives its file system a real fsync, and private files. It reaches into internals: the version is pinned.
 */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    const hooks = (result.emscriptenOpts.preRun ??= []) as ((module: NodeFsModule) => void)[];
    hooks.push((module) => {
      heedUmask(module);
      module.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) durability.sync(stream.nfd);
        return 0;
      };
    });
    return result;
  }
}

const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  // A third of the memory of the default, and no slower at this size.
  '-c',
  'shared_buffers=16MB',
];

/**
 * Opens the embedded database in that folder, which is made if needed.
 * @throws {FolderInUseError} when another process has it open
 */
export async function openEmbeddedDatabase(folder: string): Promise<Database> {
  mkdirSync(dirname(folder), { recursive: true });
  const unlock = await lockFolder(`${folder}.lock`);
  try {
    return await openPglite(folder, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openPglite(folder: string, unlock: () => void): Promise<Database> {
  const client = await PGlite.create({ fs: new DurableNodeFS(folder), startParams });
  await client.exec(`set timezone to 'UTC'`);
  return {
    kind: 'embedded',
    ...queries(client),
    transaction: (work, mode = 'read committed') =>
      client.transaction(async (tx) => {
        await tx.exec(`set transaction isolation level ${mode}`);
        return work(queries(tx));
      }),
    listen: (channel, onNotify) => client.listen(channel, onNotify),
    jobsAdapter: () => ({ db: fromPglite(client), backend: 'pglite' }),
    close: async () => {
      try {
        await client.close();
      } finally {
        unlock();
      }
    },
  };
}
