import { readPart } from '../read-part.ts';
import { plainTextsSchema } from '../schemas/plain-texts.ts';

const data = readPart('plain-texts', plainTextsSchema);

/** HTML in plain language about the programme from which the career fields come. */
export const plainProgramme = data.programme;

/** HTML in plain language about the body that people can contact if the operator does not answer. */
export const plainMediator = data.mediator;
