import { z } from 'zod';

/** Parts of a search response that help to continue the search. */

const count = z.number();

/**
 * The number of ads for each choice of a filter while all other filters stay set, so a filter's own choice never empties its list. Each
 * list has all choices in their order; `start` and `created` by number as in `date-options.ts`, with the range that the number means today.
 */
export const facets = z.object({
  job_type: z.array(z.object({ value: z.enum(['praktikum', 'ausbildung']), count })),
  brafo_fields: z.array(z.object({ value: z.number(), count })),
  start: z.array(z.object({ value: z.number(), range: z.string(), count })),
  created: z.array(z.object({ value: z.number(), range: z.string(), count })),
  /** The times at which most apprenticeships begin, and the weeks of the next school holidays, by their `job_start__range`. */
  usual_start: z.array(z.object({ value: z.string(), label: z.string(), count })),
});

export type Facets = z.infer<typeof facets>;

/** Kinds of wishes in a typed text; `company` if the whole text is the name of a company. */
export const wishKind = z.enum(['type', 'start', 'place', 'condition', 'not', 'company']);

/** A part of the typed text that works like a filter, or a word that is taken for another one that is spelled like it. */
export const understoodPart = z.object({
  /** Label: 'Praktikum', 'Umkreis 25 km um Bitterfeld', 'nicht: Büro', 'Unternehmen: Krug GmbH', '„metzga“ als „Fleischer“'. */
  label: z.string(),
  kind: z.enum([...wishKind.options, 'spelling']),
  /** `search_multi_match` without it. */
  without: z.string(),
});

export type UnderstoodPart = z.infer<typeof understoodPart>;

/** Parameters that a suggestion changes; null removes a parameter. */
const changedParameters = z
  .object({
    search_multi_match: z.string(),
    job_type__terms: z.null(),
    job_start__range: z.null(),
    created__range: z.null(),
    brafo_fields: z.union([z.string(), z.null()]),
    city: z.union([z.string(), z.null()]),
    postcode: z.null(),
    state: z.union([z.string(), z.null()]),
    location__geo_distance: z.union([z.string(), z.null()]),
    area_search: z.null(),
    job_ids: z.null(),
  })
  .partial();

/**
 * A suggestion for a search without hits, with its reason:
 * - `perimeter`: the other words near the town in the text; `text` has the other words, `km` is the radius;
 * - `spelling`: 'Meintest du …'; `text` has the corrected spelling;
 * - `words`: without the words that no ad has together with the others; `text` has the remaining words;
 * - `filters`: the same words and place without type, start, publication and BRAFO;
 * - `place`: the same without the place;
 * - `related_occupation`: the ads of `text`, an occupation related to the one that no ad has;
 * - `career_field`: the ads of the BRAFO fields of the occupation `text`;
 * - `all`: all ads.
 */
export const fallback = z.object({
  reason: z.enum([
    'perimeter',
    'spelling',
    'related_occupation',
    'words',
    'filters',
    'place',
    'career_field',
    'all',
  ]),
  text: z.string().optional(),
  km: z.number().optional(),
  change: changedParameters,
  /** Number of ads that the changed search finds, at least one. */
  count,
});

export type Fallback = z.infer<typeof fallback>;
