import { joinAreas } from '../joining/districts.ts';
import { readJoined } from '../read-part.ts';
import { areasSchema } from '../schemas/areas.ts';

/** Parts of the state that a search can be limited to; on a board of several states these come first. */
export const areas = readJoined('areas', areasSchema, joinAreas);
