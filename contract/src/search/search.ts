import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import {
  boundedString,
  geoPoint,
  id,
  isoDate,
  pageOf,
  pageParameter,
  postcode,
  prepared,
  searchText,
} from '../core/fields.ts';
import { brafoFieldCount } from '../occupations/occupations.ts';
import { jobTypeNumber, publicJobAd } from '../job-ads/job-ads.ts';
import { limits } from '../core/limits.ts';
import { regions, sortings } from '../core/options.ts';
import { facets, fallback, understoodPart } from './guidance.ts';

export { perimeters } from '../core/options.ts';

export interface Circle {
  readonly km: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** `{km}km__{latitude}__{longitude}`; the unit may be missing. */
const geoDistance = boundedString(limits.shortValue, 'Ungültiger Umkreis.')
  .regex(
    /^\d{1,4}(\.\d{1,3})?(km)?__-?\d{1,2}(\.\d{1,15})?__-?\d{1,3}(\.\d{1,15})?$/,
    'Ungültiger Umkreis.',
  )
  .transform((text): Circle => {
    const [radius = '', latitude = '', longitude = ''] = text.split('__');
    return {
      km: Number(radius.replace('km', '')),
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  })
  .refine(
    (circle) => Math.abs(circle.latitude) <= 90 && Math.abs(circle.longitude) <= 180,
    'Ungültiger Umkreis.',
  );

export interface DayRange {
  /** ISO days, both inclusive; null means no limit. */
  readonly from: string | null;
  readonly to: string | null;
}

/** `{from}__{to}`, ISO dates, either side may be empty. */
const dayRange = boundedString(limits.shortValue, 'Ungültiger Zeitraum.')
  .regex(/^(\d{4}-\d{2}-\d{2})?__(\d{4}-\d{2}-\d{2})?$/, 'Ungültiger Zeitraum.')
  .refine(
    (text) => text.split('__').every((day) => day === '' || isoDate.safeParse(day).success),
    'Ungültiger Zeitraum.',
  )
  .transform((text): DayRange => {
    const [from = '', to = ''] = text.split('__');
    return { from: from || null, to: to || null };
  });

/** Kilometres around the town that `city` and `postcode` name. */
const perimeterKm = boundedString(limits.shortValue, 'Ungültiger Umkreis.')
  .regex(/^\d{1,4}$/, 'Ungültiger Umkreis.')
  .transform(Number);

const jobTypeTerms = boundedString(limits.shortValue, 'Ungültige Art.')
  .regex(/^(praktikum|ausbildung)?(__(praktikum|ausbildung))?$/, 'Ungültige Art.')
  .transform(
    (text) =>
      [...new Set(text.split('__').filter((key) => key !== ''))] as ('praktikum' | 'ausbildung')[],
  );

const brafoNumbers = boundedString(limits.shortValue, 'Ungültige Lebenswelt.')
  .regex(/^(\d{1,2}(,\d{1,2})*)?$/, 'Ungültige Lebenswelt.')
  .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
  .refine(
    (numbers) => numbers.every((n) => n >= 1 && n <= brafoFieldCount),
    'Ungültige Lebenswelt.',
  );

const jobIds = boundedString(limits.jobIdsPerSearch * 11, 'Zu viele Kennungen.')
  .regex(/^(\d{1,10}(,\d{1,10})*)?$/, 'Ungültige Kennungen.')
  .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
  .refine((ids) => ids.length <= limits.jobIdsPerSearch, 'Zu viele Kennungen.');

/** An optional parameter that may also be sent empty; an invalid value gets the message of its schema. */
export function unlessEmpty<Schema extends z.ZodType<unknown, string>>(schema: Schema) {
  return prepared(
    (text: string | undefined) => (text === '' ? undefined : text),
    schema.optional(),
  );
}

/** Filters by place, with the names of the API. */
export const placeFilters = {
  city: searchText.optional(),
  postcode: unlessEmpty(postcode),
  state: searchText.optional(),
  location__geo_distance: unlessEmpty(geoDistance),
  /** Alternative to `location__geo_distance` for clients that do not know the position of the town. */
  perimeter: unlessEmpty(perimeterKm),
  area_search: unlessEmpty(
    z.enum(
      regions.map(({ key }) => key),
      'Ungültige Region.',
    ),
  ),
};

/**
 * Filters of a search, with the names of the API. Unknown parameters are ignored, invalid ones refused. Without `job_ids` all visible ads
 * are searched, otherwise only those.
 */
export const searchFilters = z.object({
  search_multi_match: searchText.optional(),
  job_ids: jobIds.optional(),
  ...placeFilters,
  job_start__range: unlessEmpty(dayRange),
  created__range: unlessEmpty(dayRange),
  job_type__terms: jobTypeTerms.optional(),
  brafo_fields: brafoNumbers.optional(),
});

export type SearchFilters = z.output<typeof searchFilters>;
export type SearchParameters = z.input<typeof searchFilters>;

/** Distance in km, rounded to 100 m; set if the search has a place and the ad has a position. */
const distance = z.number().optional();

/** The short form of an ad for lists, about 400 bytes. */
export const jobAdCard = z.object({
  id,
  title: z.string(),
  job_name: z.string(),
  job_type_int: jobTypeNumber,
  company_name: z.string(),
  company_logo: z.string().nullable(),
  city: z.string(),
  postcode: z.string(),
  job_start: isoDate.nullable(),
  publish_date: isoDate.nullable(),
  geo_data: geoPoint.nullable(),
  external: z.string(),
  /** Euros a month in the first year of the training; missing or null if the ad does not name it. */
  pay_year_1: z.number().nullish(),
  /** Key of the least school certificate that is asked for (`ad-options.ts`); missing if the ad does not name it. */
  certificate: z.string().optional(),
  distance,
});

export type JobAdCard = z.infer<typeof jobAdCard>;

const ours = z.object({
  /** Whether the town or postcode of the search is unknown, so that nothing is found. */
  unknown_place: z.literal(true).optional(),
  /** The next larger perimeter in km with hits, if a search with a town has none. */
  next_perimeter: z.number().optional(),
  /** Only if requested. */
  facets: facets.optional(),
  /** Suggestions for a search without hits, the nearest first. */
  nearest: z.array(fallback).optional(),
  /** Parts of the text that work like filters, in the order of the text. */
  understood: z.array(understoodPart).optional(),
  /** Words of the text that are not searched for. */
  ignored: z.array(z.string()).optional(),
  /** Parts of the text that were left out, because no ad matches them together with the rest. */
  left_out: z.array(z.string()).optional(),
  /** Conditions that few ads meet, and a place that has few: those ads come first, and others follow. */
  preferred: z.array(z.string()).optional(),
});

export const searchJobAds = endpoint({
  method: 'GET',
  path: 'search/',
  access: 'public',
  rate: 'search',
  summary: 'Visible ads that match, 20 a page; `fields=card` answers the light form',
  query: searchFilters.extend({
    page: pageParameter,
    fields: unlessEmpty(z.enum(['card'], 'Ungültige Form.')),
    /** Default: by relevance, which without words means newest first. */
    sort: unlessEmpty(z.enum(sortings, 'Ungültige Sortierung.')),
    facets: unlessEmpty(z.literal('1', 'Ungültige Angabe.')),
    /** Marks the search that the browser repeats automatically with a larger perimeter: it is not counted again. */
    repeated: unlessEmpty(z.literal('1', 'Ungültige Angabe.')),
  }),
  response: pageOf(z.union([publicJobAd.extend({ distance }), jobAdCard])).extend(ours.shape),
});

/** The response with the short form of ads; the browser's list uses it. */
export const cardPage = pageOf(jobAdCard).extend(ours.shape);

export type CardPage = z.infer<typeof cardPage>;

export const mapPoints = endpoint({
  method: 'GET',
  path: 'mapbox/points/',
  access: 'public',
  rate: 'search',
  summary: 'Every match as a point on the map, without paging',
  query: searchFilters,
  response: z.object({
    results: z.array(z.object({ id, job_type_int: jobTypeNumber, geo_data: geoPoint })),
  }),
});
