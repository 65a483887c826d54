import { readPart } from '../read-part.ts';
import { namesSchema } from '../schemas/names.ts';

const { state, sign } = readPart('names', namesSchema);

/** The states whose places the board has, by name, and by the sign of GeoNames' file and ISO 3166-2:DE. */
export const boardStates: readonly { readonly name: string; readonly sign: string }[] = [
  { name: state, sign },
];

export const boardStateNames: readonly string[] = boardStates.map(({ name }) => name);
