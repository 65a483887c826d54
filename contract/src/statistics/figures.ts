import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { isoDate, pageOf, pageParameter, searchText } from '../core/fields.ts';

/** A count. */
const count = z.int().nonnegative();
const countsBy = z.record(z.string(), count);

/** Days in Europe/Berlin, both inclusive. The default end is today, the default length 365 days. The beginning is never in the future. */
const span = {
  from: isoDate.optional(),
  to: isoDate.optional(),
};

/** Default number of days, and lengths of the short lists of searches and cities. */
export const statisticsDays = 365;
export const topTerms = 10;
export const topCities = 8;
export const topCitiesDays = 90;
/** Name of the sum over all exchanges. */
export const allInterfaces = 'Insgesamt';

const searchCounts = z.object({ searches_total: count, searches_today: count });
const companyCounts = z.object({ registered: count, not_registered: count });

/** Imported ads by the name of their exchange; `Insgesamt` is their sum. */
const externalCounts = z.record(
  z.string(),
  z.object({
    internships: count,
    apprenticeships: count,
    /** The name in a form that is allowed in a file name. */
    logo_name: z.string(),
    /** Address of its logo; null if it has none. */
    logo: z.string().nullable(),
  }),
);

export const readStatistics = endpoint({
  method: 'GET',
  path: 'statistics/',
  isStatistics: true,
  access: 'editor',
  summary: 'What was searched for, visited and imported, as sums over days (365 unless given)',
  query: z.object(span),
  response: z.object({
    /** The ten most frequent terms, as pairs of term and count. */
    search_terms: z.array(z.tuple([z.string(), count])),
    /** The same for company names, which are counted separately. */
    search_companies: z.array(z.tuple([z.string(), count])),
    queries: z.object({ with_query: count, without: count }),
    searches: searchCounts,
    externals: externalCounts,
    clicks_total: count,
    clicks_today: count,
    /** Clicks by day. */
    clicks_per_day: countsBy,
    /** Searches by number of the BRAFO field, and `none`. */
    brafos: countsBy,
    companies: companyCounts,
    /** Searches by key of the job type; `ausbildung__praktikum` means both. */
    job_types: countsBy,
    /** Searches by label of the chosen perimeter: `25km`. */
    perimeters: countsBy,
    /** Searches by region: `norden`, `sueden`. */
    regions: countsBy,
  }),
});

export type Statistics = z.infer<typeof readStatistics.response>;

export const readAdditionalStatistics = endpoint({
  method: 'GET',
  path: 'statistics/additional/',
  isStatistics: true,
  access: 'editor',
  summary: 'The eight towns that were searched for most in the last 90 days, and in the last week',
  response: z.object({
    cities: z.array(z.tuple([z.string(), z.object({ quarter: count, week: count })])),
  }),
});

export type AdditionalStatistics = z.infer<typeof readAdditionalStatistics.response>;

export const countSearches = endpoint({
  method: 'GET',
  path: 'statistics/searches/count/',
  isStatistics: true,
  access: 'editor',
  summary: 'Searches of the last 365 days, and those of today',
  response: searchCounts,
});

export const countCompanies = endpoint({
  method: 'GET',
  path: 'statistics/companies/registered/',
  isStatistics: true,
  access: 'editor',
  summary: 'Companies with an account, and those without',
  response: companyCounts,
});

export const countExternals = endpoint({
  method: 'GET',
  path: 'statistics/externals/',
  isStatistics: true,
  access: 'editor',
  summary: 'Imported ads of the last 365 days by the board that they came from',
  response: externalCounts,
});

export const countOpenRequests = endpoint({
  method: 'GET',
  path: 'statistics/companies/accepted/',
  isStatistics: true,
  access: 'editor',
  summary: 'How many requests of companies wait to be decided',
  response: count,
});

export const countJobNamesToDo = endpoint({
  method: 'GET',
  path: 'statistics/jobnames/todo/',
  isStatistics: true,
  access: 'editor',
  summary: 'How many job names wait for an editor',
  response: count,
});

export const listTerms = endpoint({
  method: 'GET',
  path: 'statistics/terms/',
  isStatistics: true,
  access: 'editor',
  summary: 'What was searched for, the most frequent first, 20 a page; rare texts are left out',
  query: z.object({
    ...span,
    page: pageParameter,
    /** Part of a term. */
    search: searchText.default(''),
    /** Returns all rows at once, for a file. */
    all: z.literal('1', 'Ungültige Angabe.').optional(),
  }),
  response: pageOf(
    z.object({
      term: z.string(),
      count,
      /** Share of all searches with one of these terms, from 0 to 1. */
      share: z.number(),
    }),
  ),
});
