import { joinSchools } from '../joining/schools.ts';
import { readJoined } from '../read-part.ts';
import { schoolsSchema } from '../schemas/schools.ts';

/** Known rules for internships by type of school. */
export const schoolInternships = readJoined('schools', schoolsSchema, joinSchools).internships;

/** The types of schools, each once. */
export const internshipSchoolTypes: readonly string[] = [
  ...new Set(schoolInternships.map(({ schoolType }) => schoolType)),
];
