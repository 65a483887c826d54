import { readPart } from '../read-part.ts';
import { plainTextsSchema } from '../schemas/plain-texts.ts';

const data = readPart('plain-texts', plainTextsSchema);

/** HTML in plain language: what the programme is that the career fields come from. */
export const plainProgramme = data.programme;

/** HTML in plain language: whom people turn to where we do not answer. */
export const plainMediator = data.mediator;
