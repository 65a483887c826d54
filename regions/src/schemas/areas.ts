import { z } from 'zod';
import { line } from './values.ts';

/** Parts of the state that a search can be limited to; empty where nobody thinks of the state in parts. */
export const areasSchema = z
  .array(
    z.strictObject({
      /** Stands in addresses of searches, so it stays. */
      key: z.string().regex(/^[a-z]{2,20}$/, 'must be 2 to 20 small letters'),
      label: line,
      /** Explains the area with familiar names. */
      hint: line,
    }),
  )
  .max(8)
  .readonly();
