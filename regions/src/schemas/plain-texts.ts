import { z } from 'zod';

const html = z
  .string()
  .max(2000)
  .regex(/^<(?:p|h2)>[^\r\n]+<\/(?:p|h2)>$/, 'must be one <p> or <h2>');

/** Texts in plain language about what is different in each state; HTML of one element each. */
export const plainTextsSchema = z.strictObject({
  /** What the programme is that the career fields come from. */
  programme: z.array(html).min(1),
  /** Whom people turn to where we do not answer. */
  mediator: html,
});
