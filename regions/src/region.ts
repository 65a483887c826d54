import type { z } from 'zod';
import { RegionError, readPart } from './read-part.ts';
import { namesSchema } from './schemas/names.ts';

/** The files of a region, by name without `.json`. */
const schemas = {
  names: namesSchema,
} satisfies Record<string, z.ZodType>;

type Part = keyof typeof schemas;

export type RegionData = { readonly [P in Part]: z.output<(typeof schemas)[P]> };

/**
 * Reads all files of a region and checks them.
 * @param region a folder in `regions/`
 * @throws {RegionError} with everything that is wrong, one line each
 */
export function readRegion(region: string): RegionData {
  const problems: string[] = [];
  const entries = Object.entries(schemas).map(([part, schema]) => {
    try {
      return [part, readPart(part, schema, region)];
    } catch (error) {
      if (!(error instanceof RegionError)) throw error;
      problems.push(error.message);
      return [part, undefined];
    }
  });
  if (problems.length > 0) throw new RegionError(problems.join('\n'));
  return Object.fromEntries(entries) as RegionData;
}
