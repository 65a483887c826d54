import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { momentField } from '../core/fields.ts';
import { searchFilters } from './search.ts';

export const countNewAds = endpoint({
  method: 'GET',
  path: 'search/new/',
  access: 'public',
  rate: 'search',
  summary: 'How many ads of a search the public has first seen since a moment',
  query: searchFilters.extend({ since: momentField('Ungültiger Zeitpunkt.') }),
  response: z.object({
    count: z.number(),
    /** The moment up to which everything has been counted: `since` of the next call. */
    as_of: z.string(),
  }),
});
