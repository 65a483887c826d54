import { readPart } from '../read-part.ts';
import { importPlacesSchema } from '../schemas/place-words.ts';

/** Words of places in what exchanges send. */
export const importPlaces = readPart('import-places', importPlacesSchema);
