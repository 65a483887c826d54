import { readKeptSearch } from '@lehrpfad/contract/alerts/alerts.ts';
import { startRanges } from '@lehrpfad/contract/core/dates/date-options.ts';
import { wordsOfSearch } from '@lehrpfad/contract/search/kept-search.ts';
import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';

/** A kept search for the engine on a day: 'Ab sofort' is another range each month. Undefined if its text cannot be read any more. */
export function filtersOn(text: string, today: string): SearchFilters | undefined {
  const kept = readKeptSearch(text);
  if (kept === undefined) return undefined;
  const { start, ...filters } = kept.filters;
  if (start === undefined) return filters;
  const [, to = ''] = (startRanges(today)[1] ?? '').split('__');
  return { ...filters, job_start__range: { from: null, to } };
}

/** A kept search in words. */
export const wordsOf = (text: string): string =>
  wordsOfSearch(readKeptSearch(text)?.parameters ?? {});

/** Path of the application for a kept search. */
export const pathOf = (text: string): string =>
  `/#/suche${text && `/${Buffer.from(text).toString('base64url')}`}`;
