import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { chosenRegions, folderOf, operatingRegion } from './chosen-region.ts';
import { RegionError } from './region-error.ts';
import { namesSchema } from './schemas/names.ts';

/** The data of one of the states of a board, with the state's names. */
export interface OfState<Data> {
  readonly names: z.output<typeof namesSchema>;
  readonly data: Data;
}

/** 'fields[2].name' for the path of a value. */
export function placeOf(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return steps.join('').replace(/^\./, '') || 'the whole file';
}

/** Returns the problems of a value, one line each. */
function problemsOf(file: string, error: z.ZodError): string[] {
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
 * @param region a folder in `regions/`; by default the one that operates the board
 * @throws {RegionError}
 */
export function readPart<Schema extends z.ZodType>(
  part: string,
  schema: Schema,
  region = operatingRegion,
): z.output<Schema> {
  const file = `regions/${region}/${part}.json`;
  const path = join(folderOf(region), `${part}.json`);
  if (!existsSync(path)) throw new RegionError(`${file}: is missing`);
  const parsed = schema.safeParse(parseJson(readFileSync(path, 'utf8'), file));
  if (!parsed.success) throw new RegionError(problemsOf(file, parsed.error).join('\n'));
  return parsed.data;
}

/**
 * Reads a file of each region of the board, and joins their data.
 * @param joinStates is called for a single state as well
 * @throws {RegionError} if a file is wrong, or if the states contradict each other
 */
export function readJoined<Schema extends z.ZodType, Joined>(
  part: string,
  schema: Schema,
  joinStates: (each: readonly OfState<z.output<Schema>>[]) => Joined,
  regions: readonly string[] = chosenRegions,
): Joined {
  return joinStates(
    regions.map((region) => ({
      names: readPart('names', namesSchema, region),
      data: readPart(part, schema, region),
    })),
  );
}
