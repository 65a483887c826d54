import { perimeters, type JobTypeKey, type Sorting } from '@lehrpfad/contract/core/options.ts';
import type { Place } from '../places/place.ts';
import { translated } from '../../core/texts/texts.ts';

/**
 * Start of the job: 0 = any; 1 = 'Ab sofort'; a string is a fixed range of dates (`from__to`, either side may be empty). Earlier links
 * contain the six months after the reader's as 2 to 7 and 'Später' as 8; see `withFixedStart()`.
 */
export type StartFilter = number | string;

export const startOptionCount = 9;

/** Age of the ad: index of 'Alle', 'Heute', 'Gestern', 'Vor 1 Woche', 'Vor 2 Wochen'; or a fixed range, which only a link can contain. */
export type CreatedFilter = number | string;

export const createdOptionCount = 5;

/** All criteria of a search. The address of the results page contains all of them. */
export interface Search {
  readonly text: string;
  readonly place: Place | null;
  /** Kilometres around the place; 0 is 'Stadt'. */
  readonly perimeter: number;
  readonly types: readonly JobTypeKey[];
  readonly start: StartFilter;
  readonly created: CreatedFilter;
  /** Numbers of BRAFO fields, 1 to 12, ascending. */
  readonly brafo: readonly number[];
  /** Only these ads, which somebody has shared. */
  readonly jobIds: readonly number[];
  /** Whether to show the favourites on this device instead; the other criteria stay for the way back to the search. */
  readonly favourites: boolean;
  readonly sort: Sorting;
}

export const emptySearch: Search = {
  text: '',
  place: null,
  perimeter: 0,
  types: [],
  start: 0,
  created: 0,
  brafo: [],
  jobIds: [],
  favourites: false,
  sort: 'relevance',
};

/** The detail beside the list; only one can be open. */
export interface Opened {
  readonly kind: 'ad' | 'event';
  readonly id: number;
}

/** Ads and events at one point of the map, which zooming in cannot separate. */
export interface ClusterPosition {
  readonly ads: readonly number[];
  readonly events: readonly number[];
}

/** A phone shows either the list or the map. */
export type ResultsView = 'list' | 'map';

/** A search with the open detail and the view. */
export interface ResultsAddress {
  readonly search: Search;
  readonly opened: Opened | null;
  readonly view: ResultsView;
}

/** Returns a search with a change by the user. It is a new search, no longer for shared ads or favourites. */
export function changed(search: Search, change: Partial<Search>): Search {
  return { ...search, jobIds: [], favourites: false, ...change };
}

/** Returns the search without its filters. */
export function withoutFilters(search: Search): Search {
  return { ...search, types: [], start: 0, created: 0, brafo: [], jobIds: [] };
}

/** Returns the number of active filters. */
export function countFilters(search: Search): number {
  const { types, start, created, brafo, jobIds } = search;
  const single = [start !== 0, created !== 0, jobIds.length > 0].filter(Boolean).length;
  return types.length + brafo.length + single;
}

/** Adds an item to a sorted list or removes it. */
export function toggled<Item extends number | string>(
  items: readonly Item[],
  item: Item,
  isIn: boolean,
): Item[] {
  const others = items.filter((other) => other !== item);
  return isIn ? [...others, item].sort((a, b) => (a < b ? -1 : 1)) : others;
}

/** Returns `Stadt`, `25km`; a link may contain a radius that is not in the list. */
export function perimeterLabel(km: number): string {
  return (
    translated(perimeters.find((option) => option.km === km)?.label ?? '') ||
    `${String(km).replace('.', ',')}km`
  );
}
