import { joinImportPlaces } from '../joining/place-words.ts';
import { readJoined } from '../read-part.ts';
import { importPlacesSchema } from '../schemas/place-words.ts';

/** Words of places in records of exchanges. */
export const importPlaces = readJoined('import-places', importPlacesSchema, joinImportPlaces);
