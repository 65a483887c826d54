import { z } from 'zod';
import { line } from './values.ts';

const folded = z
  .string()
  .regex(/^[a-z\d]+(?: [a-z\d]+){0,5}$/, 'must be small letters without umlauts (ae for ä)');

const districtNames = z.array(line).min(1);

/** Names of places that a search may contain, beside those of towns and districts. */
export const searchPlacesSchema = z.strictObject({
  /** Number-plate codes that people write in small letters without meaning anything else. */
  plainSigns: z.array(folded),
  /** Landscapes and other names of districts. */
  areas: z
    .array(z.strictObject({ names: z.array(line).min(1), label: line, districts: districtNames }))
    .readonly(),
  /** Larger towns in other scripts and cases, as newcomers type them. */
  spellings: z.record(line, z.array(line).min(1)),
  /** Towns of other states: who names one looks for something that can be reached from there. */
  neighbours: z
    .array(
      z.strictObject({
        name: line,
        spellings: z.array(line),
        latitude: z.number(),
        longitude: z.number(),
      }),
    )
    .readonly(),
});

/** Words of places in what exchanges send; folded. */
export const importPlacesSchema = z.strictObject({
  /** The state as exchanges write it, without blanks. */
  stateNames: z.array(folded).min(1),
  /** Districts, and the landscapes in which people say that a town lies, with the districts that they reach into. */
  landscapes: z.record(folded, districtNames),
  /** Rivers that stand behind names of towns, and the districts through which they flow: 'Berga/Elster' is not Berga in the Harz. */
  waters: z.record(folded, districtNames),
  /** Lakes and hills that stand behind names of towns, and may be anywhere. */
  sights: z.array(folded),
  /**
   * Searches of the Bundesagentur für Arbeit that together hold every place of the state, for when one search for the whole state is too
   * large. They may reach over the border.
   */
  agencyCircles: z
    .array(z.strictObject({ where: line, radiusKm: z.literal([5, 10, 15, 25, 50, 100, 200]) }))
    .min(1)
    .readonly(),
});
