import { readPart } from '../read-part.ts';
import { searchPlacesSchema } from '../schemas/place-words.ts';

/** Names of places that a search may contain, beside those of towns and districts. */
export const searchPlaces = readPart('search-places', searchPlacesSchema);
