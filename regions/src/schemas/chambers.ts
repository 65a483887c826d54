import { z } from 'zod';
import { line } from './values.ts';

const contact = z.strictObject({
  first_name: line,
  last_name: line,
  role: line,
  phone: line,
  email: z.email('must be an e-mail address'),
});

/**
 * The chambers that receive enquiries. The number of a chamber is its index in the list and must not change. An empty database gets these
 * addresses; afterwards administrators change them in the application.
 */
export const chambersSchema = z.strictObject({
  chambers: z
    .array(
      z.strictObject({
        name: line,
        /** Its responsibility: 'Handwerk im Norden'. */
        hint: line,
        street: line,
        postcode: z.string().regex(/^\d{5}$/, 'must be five digits'),
        city: line,
        phone: line,
        website: z.url('must be a web address'),
        email: z.email('must be an e-mail address'),
        contacts: z.tuple([contact, contact]),
      }),
    )
    .min(1)
    .max(10)
    .readonly(),
  /** Number of the chamber that receives reports of barriers unless another is chosen. */
  forBarriers: z.int().min(0),
  /** Explains the choice of a chamber. */
  hint: line,
  /** All of them in a sentence, in the nominative: 'Die vier Kammern (…)'. */
  together: line,
  /** Districts by the seat of their chamber; together all districts. */
  seats: z
    .array(z.strictObject({ title: line, districts: z.array(line).min(1) }))
    .min(1)
    .readonly(),
});
