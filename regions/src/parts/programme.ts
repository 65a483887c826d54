import { readPart } from '../read-part.ts';
import { worldsSchema } from '../schemas/worlds.ts';

const { programme } = readPart('worlds', worldsSchema);

/** Short name of the programme that the career fields come from: 'BRAFO'. */
export const programmeName = programme.name;

export const programmeWebsite = programme.website;

/** Source of the names of the fields. */
export const programmeCredit = programme.credit;
