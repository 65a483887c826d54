import { joinDemo } from '../joining/demo.ts';
import { readJoined } from '../read-part.ts';
import { demoSchema } from '../schemas/demo.ts';

const data = readJoined('demo', demoSchema, joinDemo);

/** Area code of each district's seat, by district. */
export const diallingCodes = data.diallingCodes;

/** Towns that people search for, each with its share in percent. */
export const searchedTowns = data.searchedTowns;

export const largestTown = data.largestTown;

/** HTML: the insurance of pupils in internships. */
export const accidentInsurer = data.accidentInsurer;

/** Answers about the programme that the career fields come from, as HTML. */
export const faqOfProgramme = data.faqOfProgramme;
