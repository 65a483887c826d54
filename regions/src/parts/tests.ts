import { readPart } from '../read-part.ts';
import { testsSchema } from '../schemas/tests.ts';

/** What tests type and expect on the board of this state. */
export const ofTests = readPart('tests', testsSchema);
