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
  /** Where companies are that tests let in; not one of the towns above. */
  ofCompanies: z.strictObject({ name: town, postcode }),
  /** A town whose name goes on after what people say. */
  longName: z.strictObject({ name: town, short: line }),
  /** A name of two towns, with the district of one of them. */
  sharedName: z.strictObject({ name: town, district: line }),
  /** Small towns, which lack many occupations. */
  smallTowns: z.array(town).min(3),
  /** The same, by names that are one word and no word of everyday speech. */
  townsInTexts: z.array(line).min(3),
  /**
   * For each town of the judged search what stands for it here, and for each spelling of it in a query what is typed here instead.
   * Empty in the state that the search was judged for.
   */
  judged: z.strictObject({
    towns: z.record(line, town),
    spellings: z.record(line, line),
    /** Queries that are about something of the other state, each with the reason. */
    leftOut: z.record(line, line),
  }),
});
