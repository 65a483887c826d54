import {
  keptSearchText,
  wordsOfSearch,
  type KeptParameters,
} from '@lehrpfad/contract/search/kept-search.ts';
import { berlinToday } from '../../../core/text/dates.ts';
import { translated } from '../../../core/texts/texts.ts';
import { toParameters } from '../search-request.ts';
import type { Search } from '../search.ts';

/** Parameters of a search; the server finds its town. */
export const parametersOf = (search: Search) =>
  toParameters(search, { today: berlinToday(), town: null, favourites: [] });

/** Parameters of a search for alerts and feeds: 'Ab sofort' is stored as an option, since its days change, and the age is left out. */
function keptParameters(search: Search): KeptParameters {
  const { job_start__range: range, ...others } = parametersOf(search);
  return search.start === 1 ? { ...others, start: '1' } : { ...others, job_start__range: range };
}

export const keptText = (search: Search): string => keptSearchText(keptParameters(search));

/** A search in words: 'Koch · in Magdeburg + 25 km · Ausbildung'. */
export const searchWords = (search: Search): string =>
  wordsOfSearch(keptParameters(search), { today: berlinToday(), translated });
