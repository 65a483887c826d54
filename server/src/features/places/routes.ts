import { limits } from '@lehrpfad/contract/core/limits.ts';
import {
  findNearestTown,
  findPlacesByName,
  findPlacesByPostcode,
  suggestTowns,
} from '@lehrpfad/contract/places/places.ts';
import type { Api } from '../../core/http/api.ts';
import type { Queries } from '../../core/database/database.ts';
import { nearestTown, placesByName, placesByPostcode, townsMatching } from './store.ts';

/** Maximum number of places with one postcode in a form; the largest has 40 villages. */
const placesInForm = 50;

/** Kilometres. Inside the state a town is always nearer. */
const farOutside = 12;

export function registerPlaces(api: Api, db: Queries): void {
  api.handle(suggestTowns, ({ query }) =>
    townsMatching(db, { text: query.search.trim(), state: query.state, limit: limits.suggestions }),
  );
  api.handle(findPlacesByPostcode, ({ query }) =>
    placesByPostcode(db, query.search.trim(), placesInForm),
  );
  api.handle(findPlacesByName, ({ query }) => placesByName(db, query.search.trim(), placesInForm));
  api.handle(findNearestTown, async ({ body }) => ({
    place: await nearestTown(db, { ...body, maxKm: farOutside }),
  }));
}
