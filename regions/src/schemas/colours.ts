import { z } from 'zod';

const colour = z.string().regex(/^#[\da-f]{6}$/, 'must be # and six small hexadecimal digits');
const pair = z.strictObject({ light: colour, dark: colour });

/**
 * The colours by which people know the board of a state, for the light and the dark scheme, by the names of `colours.css`. What they have
 * to be told from there is checked by its test.
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
