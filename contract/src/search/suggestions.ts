import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { named, searchText } from '../core/fields.ts';

const suggestionQuery = z.object({ search_multi_match: searchText.default('') });

/** `Mapping` is the job name to which this one is mapped, or null. */
export const jobNameSuggestion = named.extend({ external: z.boolean(), Mapping: named.nullable() });

export const suggestJobNames = endpoint({
  method: 'GET',
  path: 'jobnames/search/',
  access: 'public',
  rate: 'suggestions',
  summary: 'Job names that match the text, best first',
  query: suggestionQuery,
  response: z.array(jobNameSuggestion),
});

export const suggestProfessions = endpoint({
  method: 'GET',
  path: 'professions/search/',
  access: 'public',
  rate: 'suggestions',
  summary: 'Professions (industries) that match the text, best first',
  query: suggestionQuery,
  response: z.array(named),
});

export const suggestCompanies = endpoint({
  method: 'GET',
  path: 'companies/search/',
  access: 'public',
  rate: 'suggestions',
  summary: 'Companies with a visible ad that match the text, best first',
  query: suggestionQuery,
  response: z.array(named),
});

const suggestion = named.extend({
  /** Number of ads that a search for the name finds. */
  count: z.number(),
});

export const suggestAll = endpoint({
  method: 'GET',
  path: 'suggestions/',
  access: 'public',
  rate: 'suggestions',
  summary:
    'Job names, professions and companies that match the text, and searches that finish its last word; none without an ad',
  query: suggestionQuery,
  response: z.object({
    job_names: z.array(suggestion),
    professions: z.array(suggestion),
    companies: z.array(suggestion),
    /** The text with its last word completed: 'tischler Magdeburg'. */
    searches: z.array(z.object({ text: z.string(), count: z.number() })),
  }),
});

export type GroupedSuggestions = z.infer<typeof suggestAll.response>;
