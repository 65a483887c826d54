import { z } from 'zod';
import { line } from './values.ts';

/** The districts (Landkreise and kreisfreie Städte) in the board's spelling. */
export const districtsSchema = z
  .array(
    z.strictObject({
      name: line,
      /** Key of its area; absent in a state without areas. */
      area: line.optional(),
      /** Further names by which people search for it. */
      names: z.array(line),
      /** Its number-plate codes, also those of former districts. */
      signs: z.array(z.string().regex(/^[A-ZÄÖÜ]{1,3}$/, 'must be 1 to 3 capital letters')),
    }),
  )
  .min(1)
  .readonly();
