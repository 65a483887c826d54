import { regions } from '@lehrpfad/contract/core/options.ts';
import { monthAfter } from '@lehrpfad/contract/core/dates/days.ts';
import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import {
  looseFilters,
  type EventFilters,
  type EventSearchAnswer,
  type FoundEvent,
  type LooseFilter,
} from '@lehrpfad/contract/search/event-search.ts';
import { nextPerimeter, searchAreaOf } from '../engine/filters/search-area.ts';
import type { Town, TownDirectory } from '../engine/filters/towns.ts';
import { Positions } from '../engine/matching/words/positions.ts';

interface PlacedEvent {
  readonly event: PublicEvent;
  /** km from the searched place; undefined for a digital event, and if no place is searched. */
  readonly distance: number | undefined;
  readonly isInPlace: boolean;
}

type Question = EventFilters & { readonly sort?: 'near' | undefined };

const hasPlace = (filters: EventFilters): boolean =>
  Boolean(
    filters.city || filters.postcode || filters.location__geo_distance || filters.area_search,
  );

/** Whether a town is in an area; on a board with several states a whole state may consist of several areas. */
function isInArea(town: Town | undefined, asked: string): boolean {
  const { parts = [asked] } = regions.find(({ key }) => key === asked) ?? {};
  return parts.some((key) => town?.region === key);
}

function townOf({ Address }: PublicEvent, towns: TownDirectory): Town | undefined {
  return Address === null ? undefined : towns.find(Address.City)[0];
}

/** Calculates the distance of each event, and whether it is in the searched place. */
function placed(events: readonly PublicEvent[], filters: EventFilters, towns: TownDirectory) {
  const where = searchAreaOf(filters, towns);
  const positions = new Positions();
  const kilometres = where.centre && positions.from(where.centre);
  const isInPlace = (event: PublicEvent, distance: number | undefined) => {
    if (event.digital || event.Address === null) return false;
    if (where.circle) return distance !== undefined && distance <= where.circle.km;
    const town = townOf(event, towns);
    if (where.towns) return town !== undefined && where.towns.has(town.id);
    return filters.area_search === undefined || isInArea(town, filters.area_search);
  };
  const list = events.map((event): PlacedEvent => {
    const City = event.digital ? undefined : event.Address?.City;
    const distance = City && kilometres?.(positions.numberOf([City.longitude, City.latitude]));
    return { event, distance, isInPlace: isInPlace(event, distance) };
  });
  return { list, where };
}

const isInMonth = ({ start_date, end_date }: PublicEvent, month: string): boolean =>
  start_date.slice(0, 7) <= month && month <= end_date.slice(0, 7);

/** The filters other than the place, each as a condition. */
const conditions: Readonly<
  Record<Exclude<LooseFilter, 'place'>, (event: PublicEvent, filters: EventFilters) => boolean>
> = {
  month: (event, { month }) => month === undefined || isInMonth(event, month),
  audience: ({ audiences }, { audience }) =>
    audience === undefined || audiences.length === 0 || audiences.includes(audience),
  mode: ({ digital }, { mode }) => mode === undefined || digital === (mode === 'digital'),
};

const isSet = (filters: EventFilters, name: LooseFilter): boolean =>
  name === 'place' ? hasPlace(filters) : filters[name] !== undefined;

/** Whether an event passes all filters, or all except one. */
function meets(
  { event, isInPlace }: PlacedEvent,
  filters: EventFilters,
  without?: LooseFilter,
): boolean {
  return looseFilters.every((name) => {
    if (name === without) return true;
    if (name === 'place') return !hasPlace(filters) || event.digital || isInPlace;
    return conditions[name](event, filters);
  });
}

/** Maximum number of months in which an event is counted: a fair that lasts for years counts only in the first ones. */
const maxMonths = 24;

function monthsOf(events: readonly PublicEvent[], today: string): EventSearchAnswer['months'] {
  const counts = new Map<string, number>();
  for (const { start_date: start, end_date: end } of events) {
    let month = (start > today ? start : today).slice(0, 7);
    for (let at = 0; at < maxMonths && month <= end.slice(0, 7); at += 1) {
      counts.set(month, (counts.get(month) ?? 0) + 1);
      month = monthAfter(month, 1).first.slice(0, 7);
    }
  }
  return [...counts]
    .map(([month, count]) => ({ month, count }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
}

function asFound({ event, distance }: PlacedEvent): FoundEvent {
  return distance === undefined ? event : { ...event, distance: Math.round(distance * 10) / 10 };
}

/** Events in the place by distance, then the others in their order. */
function nearestFirst(found: readonly PlacedEvent[]): PlacedEvent[] {
  const near = found.filter(({ isInPlace }) => isInPlace);
  return [
    ...near.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0)),
    ...found.filter(({ isInPlace }) => !isInPlace),
  ];
}

/**
 * Finds public events.
 * @param events all currently public events, the next one first
 */
export function findEvents(
  events: readonly PublicEvent[],
  question: Question,
  { towns, today }: { readonly towns: TownDirectory; readonly today: string },
): EventSearchAnswer {
  const { list, where } = placed(events, question, towns);
  const isNear = question.sort === 'near' && hasPlace(question);
  const found = list.filter((one) => meets(one, question, isNear ? 'place' : undefined));
  const inOtherMonths = list.filter((one) => meets(one, question, 'month'));
  const there = found.some(({ isInPlace }) => isInPlace);
  const nearest = Math.min(
    ...list
      .filter((one) => meets(one, question, 'place'))
      .map(({ distance }) => distance ?? Infinity),
  );
  const next = there
    ? undefined
    : nextPerimeter(question.location__geo_distance?.km ?? question.perimeter ?? 0, nearest);
  const loosened = looseFilters
    .filter((name) => isSet(question, name))
    .map((without) => ({
      without,
      count: list.filter((one) => meets(one, question, without)).length,
    }))
    .filter(({ count }) => count > 0);
  return {
    count: found.length,
    results: (isNear ? nearestFirst(found) : found).map(asFound),
    months: monthsOf(
      inOtherMonths.map(({ event }) => event),
      today,
    ),
    ...(where.isUnknown && { unknown_place: true as const }),
    ...(next !== undefined && { next_perimeter: next }),
    ...(found.length === 0 && { loosened }),
  };
}
