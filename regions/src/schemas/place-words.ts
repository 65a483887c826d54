import { z } from 'zod';
import { line } from './values.ts';

const folded = z
  .string()
  .regex(/^[a-z\d]+(?: [a-z\d]+){0,5}$/, 'must be small letters without umlauts (ae for ä)');

const districtNames = z.array(line).min(1);

/** Names of places that a search may contain, beside those of towns and districts. */
export const searchPlacesSchema = z.strictObject({
  /** Number-plate codes that are also understood in lower case, because they have no other meaning. */
  plainSigns: z.array(folded),
  /** Landscapes and other names of districts. */
  areas: z
    .array(z.strictObject({ names: z.array(line).min(1), label: line, districts: districtNames }))
    .readonly(),
  /**
   * Other spellings of larger towns in other scripts and in inflected forms, as newcomers type them, and shopping centres and estates that
   * people name instead of their town.
   */
  spellings: z.record(line, z.array(line).min(1)),
  /** Towns of other states: a search for one finds ads that can be reached from there. */
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

/** Words of places in records of exchanges; folded. */
export const importPlacesSchema = z.strictObject({
  /** The state as exchanges write it, without blanks. */
  stateNames: z.array(folded).min(1),
  /** Districts and landscapes that are used as additions to names of towns, with the districts that they touch. */
  landscapes: z.record(folded, districtNames),
  /** Rivers that follow names of towns, and the districts through which they flow: 'Berga/Elster' is not Berga in the Harz. */
  waters: z.record(folded, districtNames),
  /** Lakes and hills that follow names of towns, and may be in any district. */
  sights: z.array(folded),
  /**
   * Searches of the Bundesagentur für Arbeit that together cover all places of the state, for the case that one search for the whole state
   * is too large. They may extend beyond the border.
   */
  agencyCircles: z
    .array(z.strictObject({ where: line, radiusKm: z.literal([5, 10, 15, 25, 50, 100, 200]) }))
    .min(1)
    .readonly(),
});
