import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { berlinDay } from '../../core/clock.ts';
import { listFiles, type Files } from '../../core/files/files.ts';
import {
  isManifest,
  openDataFolder,
  readManifest,
  writeManifest,
  type OpenDataManifest,
  type WrittenFile,
} from './manifest.ts';
import { parts, type Part } from './datasets.ts';
import type { RowDeps } from './batches.ts';

interface WriteDeps extends RowDeps {
  readonly files: Files;
  /** Folder of incomplete files. */
  readonly dataDir: string;
}

/** Writes a part to the disk, and from there to the file store, since a bucket needs the length beforehand. */
async function writePart(part: Part, run: string, folder: string, deps: WriteDeps) {
  const path = join(folder, part.name);
  const hash = createHash('sha256');
  let records = 0;
  await pipeline(
    async function* () {
      for await (const piece of part.read(deps)) {
        records += piece.records;
        yield piece.text;
      }
    },
    createGzip(),
    async function* (compressed: AsyncIterable<Buffer>) {
      for await (const bytes of compressed) {
        hash.update(bytes);
        yield bytes;
      }
    },
    createWriteStream(path),
  );
  const { size: bytes } = await stat(path);
  const key = `${openDataFolder}${run}/${part.name}`;
  await deps.files.putStream(key, createReadStream(path), { contentLength: bytes });
  return { name: part.name, key, bytes, sha256: hash.digest('hex'), records };
}

/** Deletes all files except those of two manifests, since the former ones may still be being read. */
async function removeOthers(files: Files, kept: readonly (OpenDataManifest | undefined)[]) {
  const keys = new Set(kept.flatMap((manifest) => manifest?.files.map(({ key }) => key) ?? []));
  for await (const { key } of listFiles(files, openDataFolder))
    if (!keys.has(key) && !isManifest(key)) await files.delete(key);
}

/** Writes all public data again, file by file, with a few hundred ads in memory at a time. */
export async function writeOpenData(deps: WriteDeps): Promise<OpenDataManifest> {
  const { files, clock, dataDir } = deps;
  const before = await readManifest(files);
  const day = berlinDay(clock());
  const run = randomUUID();
  const folder = join(dataDir, 'open-data', run);
  await mkdir(folder, { recursive: true });
  const written: WrittenFile[] = [];
  try {
    for (const part of parts) written.push(await writePart(part, run, folder, deps));
  } finally {
    await rm(join(dataDir, 'open-data'), { recursive: true, force: true });
  }
  const manifest = { madeAt: clock().toISOString(), day, files: written };
  await writeManifest(files, manifest);
  await removeOthers(files, [before, manifest]);
  return manifest;
}

/** Writes the files of the day, unless they exist. */
export async function writeOpenDataOfDay(deps: WriteDeps): Promise<void> {
  const manifest = await readManifest(deps.files);
  if (manifest?.day !== berlinDay(deps.clock())) await writeOpenData(deps);
}
