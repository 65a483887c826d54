import { readJoined } from '../read-part.ts';
import { namesSchema } from '../schemas/names.ts';

/** The states whose places the board has, by name, and by the sign of GeoNames' file and ISO 3166-2:DE. */
export const boardStates: readonly { readonly name: string; readonly sign: string }[] = readJoined(
  'names',
  namesSchema,
  (states) => states.map(({ names: { state, sign } }) => ({ name: state, sign })),
);

export const boardStateNames: readonly string[] = boardStates.map(({ name }) => name);
