import { readPart } from '../read-part.ts';
import { worldsSchema } from '../schemas/worlds.ts';

const { worlds: groups, words } = readPart('worlds', worldsSchema);

/** The groups of the career fields, each with the numbers of its fields. */
export const worlds = groups;

/** 'Lebenswelt' */
export const worldWord = words.world;

/** 'Lebenswelten' */
export const worldsWord = words.worlds;
