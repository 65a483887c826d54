import { readPart } from '../read-part.ts';
import { geographySchema } from '../schemas/geography.ts';

const data = readPart('geography', geographySchema);

/** The smallest rectangle around the state, in degrees. */
export const stateBounds = data.bounds;

export const stateCentre = data.centre;
