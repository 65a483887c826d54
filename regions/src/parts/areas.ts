import { readPart } from '../read-part.ts';
import { areasSchema } from '../schemas/areas.ts';

/** Parts of the state that a search can be limited to. */
export const areas = readPart('areas', areasSchema);
