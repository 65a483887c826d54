import { perimeters, type JobTypeKey, type Sorting } from '@lehrpfad/contract/core/options.ts';
import type { Place } from '../places/place.ts';

/**
 * Start of the job: 0 = any; 1 = 'Ab sofort'; 2 to 7 = the next six months; 8 = 'Später'. As a text it is a fixed span of days
 * (`from__to`, either side may be empty), which only a link can bring.
 */
export type StartFilter = number | string;

export const startOptionCount = 9;

/** Age of the ad: index of 'Alle', 'Heute', 'Gestern', 'Vor 1 Woche', 'Vor 2 Wochen'; or a fixed span, as above. */
export type CreatedFilter = number | string;

export const createdOptionCount = 5;

/** Everything a person can ask for. The address of the results page holds it whole. */
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
  /** Only these ads, which somebody shared. */
  readonly jobIds: readonly number[];
  /** The favourites kept on this device instead; the rest stays for the way back to the search. */
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

/** What is open beside the list: one thing at a time. */
export interface Opened {
  readonly kind: 'ad' | 'event';
  readonly id: number;
}

/** What lies at one place of the map, where zooming in parts it no further. */
export interface ClusterPosition {
  readonly ads: readonly number[];
  readonly events: readonly number[];
}

/** On a phone list and map take turns. */
export type ResultsView = 'list' | 'map';

/** A search, what is open beside it, and how it is looked at. */
export interface ResultsAddress {
  readonly search: Search;
  readonly opened: Opened | null;
  readonly view: ResultsView;
}

/** A search changed by hand is a new one: no longer that of the ads somebody shared, nor of the favourites. */
export function changed(search: Search, change: Partial<Search>): Search {
  return { ...search, jobIds: [], favourites: false, ...change };
}

/** The same search without anything from the filter panel. */
export function withoutFilters(search: Search): Search {
  return { ...search, types: [], start: 0, created: 0, brafo: [], jobIds: [] };
}

/** Number of filters set in the panel. */
export function countFilters(search: Search): number {
  const { types, start, created, brafo, jobIds } = search;
  const single = [start !== 0, created !== 0, jobIds.length > 0].filter(Boolean).length;
  return types.length + brafo.length + single;
}

/** The item added to or taken out of a list, which stays in order. */
export function toggled<Item extends number | string>(
  items: readonly Item[],
  item: Item,
  isIn: boolean,
): Item[] {
  const others = items.filter((other) => other !== item);
  return isIn ? [...others, item].sort((a, b) => (a < b ? -1 : 1)) : others;
}

/** `Stadt`, `25km`; a link may bring a radius that the list does not have. */
export function perimeterLabel(km: number): string {
  return (
    perimeters.find((option) => option.km === km)?.label ?? `${String(km).replace('.', ',')}km`
  );
}
