import { fdatasyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { privateUmask } from '../../files/private-folder.ts';

type SetAttributes = (
  file: unknown,
  node: unknown,
  attributes: { mode?: number },
  ...how: unknown[]
) => void;

interface NodeFsModule {
  NODEFS: {
    stream_ops: {
      fsync?: (stream: { nfd?: number }) => number;
      write: (stream: { path?: string }, ...how: unknown[]) => number;
    };
    doSetAttr: SetAttributes;
  };
}

/** PGlite's file system sets file modes without regard to the umask; this function makes it respect the umask. */
function respectUmask({ NODEFS }: NodeFsModule): void {
  const setAttributes = NODEFS.doSetAttr;
  NODEFS.doSetAttr = (file, node, attributes, ...how) => {
    const { mode } = attributes;
    const heeded = mode === undefined ? attributes : { ...attributes, mode: mode & ~privateUmask };
    setAttributes(file, node, heeded, ...how);
  };
}

/**
 * Calls `onLost` if the write-ahead log cannot be written, for example on a full disk: PostgreSQL would exit then, but this
 * build hangs forever.
 */
function noticeLostLog({ NODEFS }: NodeFsModule, onLost: () => void): void {
  const { write } = NODEFS.stream_ops;
  NODEFS.stream_ops.write = (stream, ...how) => {
    try {
      return write(stream, ...how);
    } catch (error) {
      if (stream.path?.includes('/pg_wal/')) onLost();
      throw error;
    }
  };
}

/** Syncs commits to the disk; a test spies on it. */
export const durability = { sync: fdatasyncSync };

/**
 * PGlite ships with fsync switched off, which survives a killed process but not a power failure, and makes its files readable by
 * everyone. This hook adds a real fsync and private files. It depends on internals, so the version is pinned.
 */
class DurableNodeFS extends NodeFS {
  readonly #onLost: () => void;

  constructor(folder: string, onLost: () => void) {
    super(folder);
    this.#onLost = onLost;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    const hooks = (result.emscriptenOpts.preRun ??= []) as ((module: NodeFsModule) => void)[];
    hooks.push((module) => {
      respectUmask(module);
      noticeLostLog(module, this.#onLost);
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
  // With 16 MB a process takes 8 to 13 MB more. Joins take as long; ads that are read in turn take 1.7 instead of 2.1 to 2.6 ms each.
  '-c',
  'shared_buffers=8MB',
];

/**
 * Opens PGlite in that folder, in the calling thread. Creates the folder if needed; its parent must exist.
 * @param onLost called if the database can no longer write and must be opened again
 */
export async function openPglite(folder: string, onLost = () => {}): Promise<PGlite> {
  const client = await PGlite.create({ fs: new DurableNodeFS(folder, onLost), startParams });
  await client.exec(`set timezone to 'UTC'`);
  return client;
}
