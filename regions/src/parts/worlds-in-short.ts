import { readPart } from '../read-part.ts';
import { worldsSchema } from '../schemas/worlds.ts';

/** The groups of the career fields in a sentence. */
export const worldsInShort = readPart('worlds', worldsSchema).programme.inShort;
