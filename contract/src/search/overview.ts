import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, named, postcode, searchText } from '../core/fields.ts';
import { jobAdCard, unlessEmpty } from './search.ts';

const count = z.number();

/** Maximum length of each list of an overview. */
export const overviewLimits = { newAds: 6, occupations: 8, events: 3 } as const;

export const searchOverview = endpoint({
  method: 'GET',
  path: 'search/overview/',
  access: 'public',
  rate: 'search',
  summary:
    'What there is now: counts, the newest ads near a town, frequent occupations, times of start, and the next events',
  query: z.object({
    city: searchText.optional(),
    postcode: unlessEmpty(postcode),
  }),
  response: z.object({
    /** Visible ads. */
    count,
    /** Number of visible ads of the last seven days. */
    new_count: count,
    /** The newest ads; with a known town, new ads nearest to it first. */
    new_ads: z.array(jobAdCard),
    /** Whether the town or postcode is unknown, so that it was ignored. */
    unknown_place: z.literal(true).optional(),
    /** Occupations with most ads, of different career fields as far as there are any; `picture` is an address. */
    occupations: z.array(named.extend({ count, picture: z.string() })),
    /** The next events; with a known town, those near it first. `city` is null for a digital one, and without an address. */
    events: z.array(
      z.object({
        id,
        title: z.string(),
        start_date: z.string(),
        end_date: z.string(),
        digital: z.boolean(),
        city: z.string().nullable(),
        /** km from the town. */
        distance: z.number().optional(),
      }),
    ),
    /** Times of start with an ad, in order; `range` is a `job_start__range`. */
    starts: z.array(z.object({ range: z.string(), count })),
  }),
});

export type SearchOverview = z.infer<typeof searchOverview.response>;
