import { z } from 'zod';
import { readUnlessMissing, remadeFolder, type Files } from '../../core/files/files.ts';

export const openDataFolder = `${remadeFolder}open-data/`;

const manifestKey = `${openDataFolder}manifest.json`;

const writtenFile = z.object({
  /** Name in the URL. */
  name: z.string(),
  /** Key in the file store. */
  key: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  records: z.int(),
});

export type WrittenFile = z.infer<typeof writtenFile>;

const manifestSchema = z.object({
  /** ISO time at which the files were complete. */
  madeAt: z.string(),
  /** Day in Germany (`YYYY-MM-DD`) on which writing began. */
  day: z.string(),
  files: z.array(writtenFile),
});

/** List of the files. It is written last, so that it names only complete files. */
export type OpenDataManifest = z.infer<typeof manifestSchema>;

/** Returns the last manifest; undefined if there is none. */
export async function readManifest(files: Files): Promise<OpenDataManifest | undefined> {
  const bytes = await readUnlessMissing(files, manifestKey);
  return bytes && manifestSchema.parse(JSON.parse(bytes.toString()));
}

export const writeManifest = (files: Files, manifest: OpenDataManifest): Promise<void> =>
  files.put(manifestKey, JSON.stringify(manifest));

export const isManifest = (key: string): boolean => key === manifestKey;
