import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { boundedString, searchText } from '../core/fields.ts';
import { languages } from '../core/languages.ts';
import { emailField } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';
import { readKeptSearch } from '../search/read-kept-search.ts';

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
    /** Language of the mails. */
    language: z.enum(languages).default('de'),
    /** A hidden field, which only robots fill in. */
    website: searchText.optional(),
  }),
  response: z.object({}),
});
