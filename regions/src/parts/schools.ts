import { joinSchools } from '../joining/schools.ts';
import { readJoined } from '../read-part.ts';
import { schoolsSchema } from '../schemas/schools.ts';

const data = readJoined('schools', schoolsSchema, joinSchools);

/** The state's names of the school certificates. */
export const certificateNames = data.certificates;
