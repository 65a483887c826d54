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

/** Opens PGlite in that folder, in the thread that calls; the folder is made if needed, its parent exists. */
export async function openPglite(folder: string): Promise<PGlite> {
  const client = await PGlite.create({ fs: new DurableNodeFS(folder), startParams });
  await client.exec(`set timezone to 'UTC'`);
  return client;
}
