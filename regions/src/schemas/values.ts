import { z } from 'zod';

/** A text of one line that is not empty and does not begin or end with a space. */
export const line = z
  .string()
  .max(500)
  .regex(/^\S(?:[^\r\n]*\S)?$/, 'must be a text of one line without spaces around it');
