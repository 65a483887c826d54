import { readPart } from '../read-part.ts';
import { coloursSchema } from '../schemas/colours.ts';

export const colours = readPart('colours', coloursSchema);

/** The colour of the board in places without a dark scheme: in mails, on pictures and on the map. */
export const brandColour = colours.brand.light;
