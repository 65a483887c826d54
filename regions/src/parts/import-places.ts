import { joinImportPlaces } from '../joining/place-words.ts';
import { readJoined } from '../read-part.ts';
import { importPlacesSchema } from '../schemas/place-words.ts';

/** Words of places in what exchanges send. */
export const importPlaces = readJoined('import-places', importPlacesSchema, joinImportPlaces);
