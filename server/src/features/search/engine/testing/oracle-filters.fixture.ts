import { startDays } from '@lehrpfad/contract/search/start-days.ts';
import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import { wordsOf } from '../text/analysis.ts';
import type { IndexedAd } from '../index/indexed-ad.ts';
import type { Town } from '../filters/towns.ts';

/** A second, simplest implementation of filters and places: days as text, distances by the haversine formula. */

/** Longitude first, as in ads. */
export type Point = readonly [longitude: number, latitude: number];

export function plainKilometres(from: Point, to: Point): number {
  const [fromLongitude, fromLatitude, toLongitude, toLatitude] = [...from, ...to].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number, number];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const h =
    half(toLatitude - fromLatitude) +
    Math.cos(fromLatitude) * Math.cos(toLatitude) * half(toLongitude - fromLongitude);
  return 2 * 6371.0088 * Math.asin(Math.sqrt(h));
}

/** The towns that a search names; undefined if it names none. */
function townsNamed(query: SearchFilters, towns: readonly Town[]): Town[] | undefined {
  if (!query.city && !query.postcode) return undefined;
  const key = (name: string) => wordsOf(name).join(' ');
  const city = key(query.city ?? '');
  const named = towns.filter(
    (town) =>
      (!query.city || [town.name, ...town.aliases].some((name) => key(name) === city)) &&
      (!query.state || town.state === query.state),
  );
  const withPostcode = named.filter(
    (town) => !query.postcode || town.postcodes.includes(query.postcode),
  );
  return withPostcode.length > 0 || !query.city ? withPostcode : named;
}

/** The place of a search. */
export interface PlainPlace {
  /** The point from which distances are measured. */
  readonly centre: Point | undefined;
  readonly passes: (ad: IndexedAd) => boolean;
}

export function placeOf(query: SearchFilters, towns: readonly Town[]): PlainPlace {
  const circle = query.location__geo_distance;
  if (circle) {
    const centre: Point = [circle.longitude, circle.latitude];
    const isIn = (at: Point | null) => at !== null && plainKilometres(centre, at) <= circle.km;
    return { centre, passes: ({ card }) => isIn(card.geo_data) };
  }
  const named = townsNamed(query, towns);
  const [first] = named ?? [];
  return {
    centre: first && [first.longitude, first.latitude],
    passes: ({ townId }) => named === undefined || named.some(({ id }) => id === townId),
  };
}

type Range = SearchFilters['created__range'];

/** Whether a range has a bound. */
export function isSet(range: Range): range is NonNullable<Range> {
  return range !== undefined && (range.from !== null || range.to !== null);
}

function isInside(day: string, { from, to }: NonNullable<Range>): boolean {
  return (from === null || day >= from) && (to === null || day <= to);
}

const shifted = (isoDay: string, days: number) =>
  new Date(Date.parse(isoDay) + days * 86_400_000).toISOString().slice(0, 10);

/** By the filter, since each ad asks for the same days: working them out takes longer than all comparisons. */
const startDaysOf = new WeakMap<NonNullable<Range>, NonNullable<Range>>();

function startsWithin(range: NonNullable<Range>): NonNullable<Range> {
  const days = startDaysOf.get(range) ?? startDays(range);
  startDaysOf.set(range, days);
  return days;
}

/** An ad with weeks needs a day from Monday to Friday in the range; others may begin near it, or have no start day. */
export function mayStart({ card, weeks }: IndexedAd, range: NonNullable<Range>): boolean {
  if (weeks === undefined)
    return card.job_start === null || isInside(card.job_start, startsWithin(range));
  return weeks.some((monday) =>
    [0, 1, 2, 3, 4].some((days) => isInside(shifted(monday, days), range)),
  );
}

/** Checks all filters except the place. */
export function passesContent(
  ad: IndexedAd,
  query: SearchFilters,
  towns: readonly Town[],
): boolean {
  const { card, brafo, townId } = ad;
  const { job_start__range: start, created__range: created } = query;
  const types = query.job_type__terms ?? [];
  const fields = query.brafo_fields ?? [];
  const region = () => towns.find((town) => town.id === townId)?.region;
  return (
    (!query.job_ids || query.job_ids.includes(card.id)) &&
    (types.length === 0 || types.includes(card.job_type_int === 1 ? 'praktikum' : 'ausbildung')) &&
    (!isSet(start) || mayStart(ad, start)) &&
    (!isSet(created) || (card.publish_date !== null && isInside(card.publish_date, created))) &&
    (fields.length === 0 || fields.some((number) => brafo.includes(number))) &&
    (!query.area_search || region() === query.area_search)
  );
}
