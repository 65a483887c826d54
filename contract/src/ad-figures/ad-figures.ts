import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { boundedString, id, idParameter, isoDate, named } from '../core/fields.ts';
import { yesNo } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';
import { adSources } from '../job-ads/count-options.ts';
import { adsGone, figureKinds, figureSpans } from './options.ts';

const count = z.int().nonnegative();

function ofEach<Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) {
  return z.object(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>);
}

const sums = ofEach(figureKinds, count);

export type FigureSums = z.infer<typeof sums>;

const weeks = boundedString(limits.shortValue, 'Ungültiger Zeitraum.')
  .regex(/^\d{1,2}$/, 'Ungültiger Zeitraum.')
  .transform(Number)
  .refine((number) => figureSpans.some((span) => span === number), 'Ungültiger Zeitraum.')
  .default(12);

const adFigures = z.object({
  /** The Mondays of the weeks, the first one first; the last week is the present one. */
  weeks: z.array(isoDate),
  /** The first day with a count; null before that. */
  since: isoDate.nullable(),
  /** For how many seconds a cache in front may answer searches, which are then not counted; 0 without such a cache. */
  uncounted_seconds: count,
  branches: z.array(named),
  ads: z.array(
    z.object({
      id,
      /** Empty for an ad that these companies do not have any more. */
      title: z.string(),
      /** Why they do not have it any more: it is deleted, or is an ad of other companies now. Null while they have it. */
      gone: z.enum(adsGone).nullable(),
      branch: id,
      is_public: z.boolean(),
      /** Number of others' ads with this occupation in this region that were counted. */
      others: count,
      /** Their median for a week in which an ad was counted; null if there are too few. */
      median: ofEach(figureKinds, z.number()).nullable(),
    }),
  ),
  /** Sums of an ad in a week, for the branch that offered it then; none without a count. `week` is an index. */
  rows: z.array(sums.extend({ ad: id, branch: id, week: count })),
  /** Number of times an ad was opened in all these weeks, by source. */
  openings: z.array(ofEach(adSources, count).extend({ ad: id, branch: id })),
});

export type AdFigures = z.infer<typeof adFigures>;

export const readOwnFigures = endpoint({
  method: 'GET',
  path: 'ad-figures/own/',
  isStatistics: true,
  access: 'company',
  role: 'ads',
  summary:
    'How often the ads of the account were shown, opened and so on in 12 weeks, unless said otherwise',
  query: z.object({ weeks }),
  response: adFigures,
});

export const readFiguresOf = endpoint({
  method: 'GET',
  path: 'ad-figures/by/company/:id/',
  isStatistics: true,
  access: 'editor',
  summary: 'The same of one company',
  params: z.object({ id: idParameter }),
  query: z.object({ weeks }),
  response: adFigures,
});

const figuresMail = z.object({
  /** Whether the account gets the mail. */
  on: z.boolean(),
});

export const readFiguresMail = endpoint({
  method: 'GET',
  path: 'ad-figures/mail/',
  access: 'company',
  summary: 'Whether the account gets a mail with the figures of its ads once a month',
  response: figuresMail,
});

export const patchFiguresMail = endpoint({
  method: 'PATCH',
  path: 'ad-figures/mail/',
  access: 'company',
  summary: 'Orders or stops that mail',
  body: z.object({ on: yesNo }),
  response: figuresMail,
});
