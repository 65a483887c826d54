import { joinNames } from '../joining/names.ts';
import { readJoined } from '../read-part.ts';
import { namesSchema } from '../schemas/names.ts';

/** The largest towns of the state by their short names. */
export const largestTowns = readJoined('names', namesSchema, joinNames).largestTowns;
