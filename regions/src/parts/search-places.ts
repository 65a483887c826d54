import { chosenRegions } from '../chosen-region.ts';
import { joinSearchPlaces } from '../joining/place-words.ts';
import { readJoined } from '../read-part.ts';
import { searchPlacesSchema } from '../schemas/place-words.ts';
import { townsOfRegions } from '../towns-of-regions.ts';

/** Names of places that a search may contain, beside those of towns and districts. */
export const searchPlaces = readJoined('search-places', searchPlacesSchema, (states) =>
  joinSearchPlaces(states, states.length > 1 ? townsOfRegions(chosenRegions) : () => false),
);
