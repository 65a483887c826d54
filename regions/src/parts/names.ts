import { readPart } from '../read-part.ts';
import { namesSchema } from '../schemas/names.ts';

const names = readPart('names', namesSchema);

export const stateName = names.state;

/** 'in Sachsen-Anhalt' */
export const inState = names.in;

/** 'in ganz Sachsen-Anhalt' */
export const inWholeState = names.inWhole;

/** 'des Landes Sachsen-Anhalt' */
export const ofState = names.of;

/** 'Thueringen': for headers and addresses that allow no umlauts. */
export const stateNameInAscii = names.state
  .replaceAll('ä', 'ae')
  .replaceAll('ö', 'oe')
  .replaceAll('ü', 'ue');

export const stateSign = names.sign;
