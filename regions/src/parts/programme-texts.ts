import { readPart } from '../read-part.ts';
import { worldsSchema } from '../schemas/worlds.ts';

/** Texts of the start page about the programme from which the career fields come. */
export const programmeTexts = readPart('worlds', worldsSchema).programme;
