import { readPart } from '../read-part.ts';
import { coloursSchema } from '../schemas/colours.ts';

export const colours = readPart('colours', coloursSchema);

/** The colour of the board where there is no dark scheme: in mails, on pictures and on the map. */
export const brandColour = colours.brand.light;
