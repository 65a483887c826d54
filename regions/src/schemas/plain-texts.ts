import { z } from 'zod';

const html = z
  .string()
  .max(2000)
  .regex(/^<(?:p|h2)>[^\r\n]+<\/(?:p|h2)>$/, 'must be one <p> or <h2>');

/** Texts in plain language about the differences between states; HTML of one element each. */
export const plainTextsSchema = z.strictObject({
  /** Description of the programme from which the career fields come. */
  programme: z.array(html).min(1),
  /** The body that people can contact if the operator does not answer. */
  mediator: html,
});
