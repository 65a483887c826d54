import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { chosenRegion, folderOf } from './chosen-region.ts';

/** The data of a region is wrong. The message lists what and where. */
export class RegionError extends Error {
  override name = 'RegionError';
}

/** 'fields[2].name' for the path of a value. */
function placeOf(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return steps.join('').replace(/^\./, '') || 'the whole file';
}

/** Returns what is wrong with a value, one line for each problem. */
export function problemsOf(file: string, error: z.ZodError): string[] {
  return error.issues.map(({ path, message }) => `${file}: ${placeOf(path)}: ${message}`);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RegionError(`${file}: is no JSON: ${(error as Error).message}`);
  }
}

/**
 * Reads a file of a region and checks it.
 * @param part the file's name without `.json`
 * @param region a folder in `regions/`
 * @throws {RegionError}
 */
export function readPart<Schema extends z.ZodType>(
  part: string,
  schema: Schema,
  region = chosenRegion,
): z.output<Schema> {
  const file = `regions/${region}/${part}.json`;
  const path = join(folderOf(region), `${part}.json`);
  if (!existsSync(path)) throw new RegionError(`${file}: is missing`);
  const parsed = schema.safeParse(parseJson(readFileSync(path, 'utf8'), file));
  if (!parsed.success) throw new RegionError(problemsOf(file, parsed.error).join('\n'));
  return parsed.data;
}
