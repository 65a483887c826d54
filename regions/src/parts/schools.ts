import { joinSchools } from '../joining/schools.ts';
import { readJoined } from '../read-part.ts';
import { schoolsSchema } from '../schemas/schools.ts';

const data = readJoined('schools', schoolsSchema, joinSchools);

/** How the state calls its school certificates. */
export const certificateNames = data.certificates;
