import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { keptNames, keptSearchText, type KeptParameters } from './kept-search.ts';
import { searchFilters, unlessEmpty } from './search.ts';

const keptFilters = searchFilters
  .omit({ job_ids: true, created__range: true })
  .extend({ start: unlessEmpty(z.literal('1', 'Ungültiger Beginn.')) });

/** A kept search (kept-search.ts) that the search engine can read. */
export interface KeptSearch {
  /** Its text in the normal form that is stored and compared. */
  readonly text: string;
  readonly parameters: KeptParameters;
  readonly filters: z.output<typeof keptFilters>;
}

/** Reads the query string of a kept search; other parameters are ignored. Undefined for an invalid one. */
export function readKeptSearch(text: string): KeptSearch | undefined {
  if (text.length > limits.keptSearch) return undefined;
  const query = new URLSearchParams(text);
  const sent = Object.fromEntries(keptNames.map((name) => [name, query.get(name)?.trim() ?? '']));
  const whole = keptSearchText(sent);
  const parameters: KeptParameters = Object.fromEntries(new URLSearchParams(whole));
  const read = keptFilters.safeParse(parameters);
  return read.success ? { text: whole, parameters, filters: read.data } : undefined;
}
