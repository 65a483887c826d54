import { readPart } from '../read-part.ts';
import { namesSchema } from '../schemas/names.ts';

/** The largest towns of the state by their short names. */
export const largestTowns = readPart('names', namesSchema).largestTowns;
