import { readPart } from '../read-part.ts';
import { schoolsSchema } from '../schemas/schools.ts';

/** The state's own types of schools; `start` is what their names begin with: 'sekundar'. */
export const schoolTypes = readPart('schools', schoolsSchema).types.map(
  ({ name, certificate }) => ({
    start: name.toLowerCase().replace(/schule$/, ''),
    certificate,
  }),
);
