import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { boundedString, searchText } from '../core/fields.ts';
import { emailField } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';
import { keptNames, keptSearchText, type KeptParameters } from '../search/kept-search.ts';
import { searchFilters, unlessEmpty } from '../search/search.ts';

const keptFilters = searchFilters
  .omit({ job_ids: true, created__range: true })
  .extend({ start: unlessEmpty(z.literal('1', 'Ungültiger Beginn.')) });

/** A kept search (kept-search.ts) that the search engine can read. */
export interface KeptSearch {
  /** Its text in the one form that is stored and compared. */
  readonly text: string;
  readonly parameters: KeptParameters;
  readonly filters: z.output<typeof keptFilters>;
}

/** Reads the query string of a kept search; other parameters are ignored. Undefined for an invalid one. */
export function readKeptSearch(text: string): KeptSearch | undefined {
  if (text.length > limits.keptSearch) return undefined;
  const query = new URLSearchParams(text);
  const sent = Object.fromEntries(keptNames.map((name) => [name, query.get(name)?.trim() ?? '']));
  const whole = keptSearchText(sent);
  const parameters: KeptParameters = Object.fromEntries(new URLSearchParams(whole));
  const read = keptFilters.safeParse(parameters);
  return read.success ? { text: whole, parameters, filters: read.data } : undefined;
}

/** The form of an alert by mail. */
export const alertForm = z.object({
  mail: emailField,
  rhythm: z.enum(['daily', 'weekly'], 'Bitte wählen!'),
});

export const postAlert = endpoint({
  method: 'POST',
  path: 'alerts/',
  idempotent: true,
  access: 'public',
  summary: 'Mails a link with which an alert about a search is confirmed',
  body: alertForm.extend({
    /** The search as a query string. */
    search: boundedString(limits.keptSearch, 'Diese Suche ist zu lang.').refine(
      (text) => readKeptSearch(text) !== undefined,
      'Diese Suche kann nicht beobachtet werden.',
    ),
    /** A hidden field, which only robots fill in. */
    website: searchText.optional(),
  }),
  response: z.object({}),
});
