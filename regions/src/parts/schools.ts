import { readPart } from '../read-part.ts';
import { schoolsSchema } from '../schemas/schools.ts';

const data = readPart('schools', schoolsSchema);

/** How the state calls its school certificates. */
export const certificateNames = data.certificates;
