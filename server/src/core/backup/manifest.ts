import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../config/operator-error.ts';
import { checkFile } from './checked-files.ts';

export const manifestFile = 'manifest.json';
/** A backup's folder has this ending until the backup is complete. */
export const partialSuffix = '.partial';

const checked = { bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) };

const manifestSchema = z.object({
  /** Version of the format of this manifest and of the files beside it. */
  format: z.literal(1),
  /** Version of the program that wrote the backup; only for people. */
  product: z.string(),
  madeAt: z.iso.datetime(),
  /** The migrations that had been applied to the database, in order. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string().regex(/^\w+$/),
      rows: z.int().nonnegative(),
      /** The next number of each identity column. */
      next: z.record(z.string(), z.string().regex(/^\d+$/)),
      ...checked,
    }),
  ),
  files: z.array(
    // A key becomes a path, so it must not lead out of the folder.
    z.object({
      key: z
        .string()
        .regex(/^[^/].*$/)
        .refine((key) => !key.includes('..')),
      ...checked,
    }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** A complete backup and its manifest. */
export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
}

export function tablePath(folder: string, table: string): string {
  return join(folder, 'database', `${table}.jsonl`);
}

export function filePath(folder: string, key: string): string {
  return join(folder, 'files', key);
}

function readManifest(folder: string): Manifest {
  const path = join(folder, manifestFile);
  if (!existsSync(path)) throw new OperatorError(`${folder} is not a backup: it has no manifest.`);
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new OperatorError(`${path} cannot be read: it is damaged, or of a newer program.`);
  }
}

/**
 * Reads the manifest of a backup and checks all files.
 * @throws {OperatorError} unless the backup is complete and undamaged
 */
export async function openBackup(folder: string): Promise<Backup> {
  if (folder.endsWith(partialSuffix)) {
    throw new OperatorError(`${folder} is the rest of a backup that was not finished.`);
  }
  const manifest = readManifest(folder);
  for (const table of manifest.tables) await checkFile(tablePath(folder, table.name), table);
  for (const file of manifest.files) await checkFile(filePath(folder, file.key), file);
  return { folder, manifest };
}
