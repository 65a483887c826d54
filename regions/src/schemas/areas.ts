import { z } from 'zod';
import { line } from './values.ts';

/** Parts of the state to which a search can be limited; empty for a state without commonly known parts. */
export const areasSchema = z
  .array(
    z.strictObject({
      /** Part of the URLs of searches, so it must not change. */
      key: z.string().regex(/^[a-z]{2,20}$/, 'must be 2 to 20 small letters'),
      label: line,
      /** Explains the area with familiar names. */
      hint: line,
    }),
  )
  .max(8)
  .readonly();
