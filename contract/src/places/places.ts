import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, searchText } from '../core/fields.ts';

export { homeState, regions, type Region } from '../core/options.ts';

/** A town with one of its postcodes. Identity of a town is name and district; several names exist twice. */
export const place = z.object({
  id,
  city: z.string(),
  district: z.string(),
  /** Empty where it is not known: the town has several, and nobody has said which. */
  postcode: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Another town of the state has the same name, so labels show the district. */
  shared: z.boolean(),
  /** Of a suggestion: what the text is the beginning of; `spelling` where it is that but for one letter. */
  found_by: z.enum(['name', 'part', 'district', 'spelling']).optional(),
  /** Of a suggestion that was found by a part of the town: which. */
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
