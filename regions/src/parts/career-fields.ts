import { readPart } from '../read-part.ts';
import { worldsSchema } from '../schemas/worlds.ts';

/** The twelve career fields by number, as an empty database gets them. */
export const careerFields = readPart('worlds', worldsSchema).fields;
