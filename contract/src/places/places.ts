import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, searchText } from '../core/fields.ts';

export { homeState, regions, type Region } from '../core/options.ts';

/** A town with one of its postcodes. Name and district identify a town; several towns have the same name. */
export const place = z.object({
  id,
  city: z.string(),
  district: z.string(),
  /** Empty if unknown: the town has several, and none was chosen. */
  postcode: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Whether another town of the state has the same name, so that labels show the district. */
  shared: z.boolean(),
  /** For a suggestion: the text that begins with the typed text; `spelling` if one letter differs. */
  found_by: z.enum(['name', 'part', 'district', 'spelling']).optional(),
  /** For a suggestion that was found by a part of the town: the name of that part. */
  part: z.string().optional(),
});

export type Place = z.infer<typeof place>;

export const suggestTowns = endpoint({
  method: 'GET',
  path: 'cities/',
  access: 'public',
  rate: 'suggestions',
  summary:
    'Towns whose name, part, district or postcode begins with the text, each once, largest first',
  query: z.object({ search: searchText.default(''), state: searchText.optional() }),
  response: z.array(place),
});

export const findPlacesByPostcode = endpoint({
  method: 'GET',
  path: 'cities/postcode/',
  access: 'public',
  rate: 'suggestions',
  summary: 'Places whose postcode begins with the digits',
  query: z.object({ search: searchText }),
  response: z.array(place),
});

export const findPlacesByName = endpoint({
  method: 'GET',
  path: 'cities/name/',
  access: 'public',
  rate: 'suggestions',
  summary: 'Places whose town begins with the text, one for each postcode',
  query: z.object({ search: searchText }),
  response: z.array(place),
});

export const findNearestTown = endpoint({
  method: 'POST',
  path: 'cities/nearest/',
  access: 'public',
  rate: 'suggestions',
  // The position is in the body, because logs contain URLs.
  summary: 'The town nearest to a position in degrees; null far from all towns of the state',
  body: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  response: z.object({ place: place.nullable() }),
});
