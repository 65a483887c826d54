import { joinSchools } from '../joining/schools.ts';
import { readJoined } from '../read-part.ts';
import { schoolsSchema } from '../schemas/schools.ts';

/** The state's own types of schools; `start` is the beginning of their names: 'sekundar'. */
export const schoolTypes = readJoined('schools', schoolsSchema, joinSchools).types.map(
  ({ name, certificate }) => ({
    start: name.toLowerCase().replace(/schule$/, ''),
    certificate,
  }),
);
