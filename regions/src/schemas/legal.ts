import { z } from 'zod';
import { line } from './values.ts';

/** Laws and authorities of the state that the legal pages name. */
export const legalSchema = z.strictObject({
  dataProtection: z.strictObject({
    /** Clause of the state's law that allows public bodies to process data for their tasks, as it is cited, and in full with its article. */
    basis: line,
    basisInFull: line,
    /** The authority that receives complaints, with its address, line by line; an operator may name another. */
    authority: z.array(line).min(1),
  }),
  accessibility: z.strictObject({
    /** 'Rechtsgrundlage sind …': a plural in the nominative. */
    laws: line,
    /** Clause after which the operator answers reports within a month. */
    answerWithinAMonth: line,
    /** The body that people can contact if the operator does not answer; a feminine noun. */
    mediator: z.strictObject({
      name: line,
      law: line,
      address: z.array(line).min(1),
      website: z.url(),
      websiteName: line,
    }),
  }),
});
