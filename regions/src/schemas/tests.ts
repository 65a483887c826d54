import { z } from 'zod';
import { line } from './values.ts';

const postcode = z.string().regex(/^\d{5}$/, 'must be 5 digits');
const town = line.describe('as the table of places spells it');

/** Towns and spellings by which the same tests run on the board of each state. */
export const testsSchema = z.strictObject({
  /** A town of middle size with many ads, whose name no other town begins with, and its path. */
  town: z.strictObject({ name: town, postcode, path: z.string().regex(/^[a-z0-9-]+$/) }),
  /** One of the largest, where events take place. */
  largeTown: z.strictObject({ name: town, postcode }),
  /** A large town, by a position in its middle. */
  atPosition: z.strictObject({ name: town, postcode, latitude: z.number(), longitude: z.number() }),
  /** Town of the companies that tests register; not one of the towns above. */
  ofCompanies: z.strictObject({ name: town, postcode }),
  /** A town whose full name is longer than the commonly used one. */
  longName: z.strictObject({ name: town, short: line }),
  /** A name of two towns, with the district of one of them. */
  sharedName: z.strictObject({ name: town, district: line }),
  /** Small towns, which lack many occupations. */
  smallTowns: z.array(town).min(3),
  /** Small towns whose names are a single word without another meaning. */
  townsInTexts: z.array(line).min(3),
  /**
   * Replacements for the towns in the judgements of the search, and for the spellings of these towns in its queries. Empty for the state for
   * which the search was judged.
   */
  judged: z.strictObject({
    towns: z.record(line, town),
    spellings: z.record(line, line),
    /** Queries that are about something of the other state, each with the reason. */
    leftOut: z.record(line, line),
  }),
});
