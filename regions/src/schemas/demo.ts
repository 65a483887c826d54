import { z } from 'zod';
import { line } from './values.ts';

const html = z.string().min(1).max(4000);

/** Regional values of the demo data. */
export const demoSchema = z.strictObject({
  /** Area code of each district's seat, by district. */
  diallingCodes: z.record(line, z.string().regex(/^0\d{2,5}$/, 'must be 3 to 6 digits')),
  /** Towns that people search for, each with its share in percent; the rest of the searches names none. */
  searchedTowns: z.record(line, z.int().min(1).max(50)),
  /** Town of an imported ad whose place is unknown. */
  largestTown: line,
  /** Insurance of pupils in internships at public schools: a link in HTML, feminine. */
  accidentInsurer: html,
  /** Answers about the programme that the career fields come from, as HTML. */
  faqOfProgramme: z.strictObject({ pupilsTitle: line, pupils: html, plain: html, teachers: html }),
});
