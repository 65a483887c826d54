import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { boundedString, pageOf, pageParameter } from '../core/fields.ts';
import { limits } from '../core/limits.ts';

const count = z.int().nonnegative();

export const listEmptySearches = endpoint({
  method: 'GET',
  path: 'statistics/empty/',
  isStatistics: true,
  access: 'editor',
  summary: 'What was searched for in vain in a month, the most frequent first, 20 a page',
  query: z.object({
    page: pageParameter,
    /** The current month by default. */
    month: boundedString(limits.shortValue, 'Ungültiger Monat.')
      .regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'Ungültiger Monat.')
      .optional(),
  }),
  response: pageOf(
    z.object({
      term: z.string(),
      count,
      /** Number of ads that it finds now; a vocabulary entry or a new ad may have changed it. */
      hits_now: count,
    }),
  ),
});

export type EmptySearch = z.infer<typeof listEmptySearches.response>['results'][number];
