import { joinChambers } from '../joining/chambers.ts';
import { readJoined } from '../read-part.ts';
import { chambersSchema } from '../schemas/chambers.ts';

const data = readJoined('chambers', chambersSchema, joinChambers);

/** The chambers in an empty database. */
export const initialChambers = data.chambers;

export const chamberNames = data.chambers.map(({ name }) => name);

/** Responsibility of each chamber: 'Handwerk im Norden'. */
export const chamberHints = data.chambers.map(({ hint }) => hint);

export const chamberForBarriers = data.forBarriers;

export const chamberChoiceHint = data.hint;

/** 'Die vier Kammern (…)' */
export const chambersTogether = data.together;

export const chamberSeats = data.seats;
