import { joinGeography } from '../joining/geography.ts';
import { readJoined } from '../read-part.ts';
import { geographySchema } from '../schemas/geography.ts';

const data = readJoined('geography', geographySchema, joinGeography);

/** The smallest rectangle around the state, in degrees. */
export const stateBounds = data.bounds;

export const stateCentre = data.centre;
