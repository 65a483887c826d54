import { readPart } from '../read-part.ts';
import { worldsSchema } from '../schemas/worlds.ts';

/** What the start page tells of the programme that the career fields come from. */
export const programmeTexts = readPart('worlds', worldsSchema).programme;
