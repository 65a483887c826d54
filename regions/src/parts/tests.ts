import { readPart } from '../read-part.ts';
import { testsSchema } from '../schemas/tests.ts';

/** Input and expected values of tests on the board of this state. */
export const ofTests = readPart('tests', testsSchema);
