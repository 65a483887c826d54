import { z } from 'zod';

/** What the answer to a search says beside its hits, to lead on from there. */

const count = z.number();

/**
 * How many ads each choice of a filter would give, with every other filter as it is set, so its own choice never
 * empties the list. Each list holds all choices in their order; `start` and `created` by number as in `date-options.ts`.
 */
export const facets = z.object({
  job_type: z.array(z.object({ value: z.enum(['praktikum', 'ausbildung']), count })),
  brafo_fields: z.array(z.object({ value: z.number(), count })),
  start: z.array(z.object({ value: z.number(), count })),
  created: z.array(z.object({ value: z.number(), count })),
});

export type Facets = z.infer<typeof facets>;

/** What a part of a text asks for. */
export const wishKind = z.enum(['type', 'start', 'place', 'condition', 'not']);

/** A part of the typed text that does what a filter does. */
export const understoodPart = z.object({
  /** As people read it: 'Praktikum', 'Umkreis 25 km um Bitterfeld', 'nicht: Büro'. */
  label: z.string(),
  kind: wishKind,
  /** `search_multi_match` without it. */
  without: z.string(),
});

export type UnderstoodPart = z.infer<typeof understoodPart>;

/** Parameters that a way out changes; null takes one away. */
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
 * What comes nearest to a search that found nothing, and why it is offered:
 * - `perimeter`: the other words near the town that the text names; `text` is what is left, `km` how far around;
 * - `spelling`: 'Meintest du …'; `text` is what may have been meant;
 * - `words`: the same without the words that no ad holds together with the others; `text` is what is left;
 * - `filters`: the same words and place without type, start, publication and BRAFO;
 * - `place`: the same without the place;
 * - `career_field`: the ads of the BRAFO fields of the occupation `text`;
 * - `all`: every ad.
 */
export const fallback = z.object({
  reason: z.enum(['perimeter', 'spelling', 'words', 'filters', 'place', 'career_field', 'all']),
  text: z.string().optional(),
  km: z.number().optional(),
  change: changedParameters,
  /** Ads that the changed search finds, at least one. */
  count,
});

export type Fallback = z.infer<typeof fallback>;
