import { z } from 'zod';

const colour = z.string().regex(/^#[\da-f]{6}$/, 'must be # and six small hexadecimal digits');
const pair = z.strictObject({ light: colour, dark: colour });

/**
 * The characteristic colours of a state's board, for the light and the dark scheme, by the names of `colours.css`. The test of that file
 * checks their contrasts with its other colours.
 */
export const coloursSchema = z.strictObject({
  /** Text, lines, icons and the focus ring. */
  brand: pair,
  /** Behind the white text of buttons. */
  solid: pair,
  'solid-hover': pair,
  /** The footer. */
  deep: pair,
});
