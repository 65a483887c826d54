import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { hrefOf, resultsPath } from '../../../core/navigation/paths.ts';
import { emptySearch, type Search } from '../search.ts';
import { encodeAddress } from '../search-link.ts';

export const places = (count: number): string => counted(count, 'Platz', 'Plätze');

/** Returns the link to the results of a search. */
export const hrefOfSearch = (search: Partial<Search>): string =>
  hrefOf(resultsPath(encodeAddress({ search: { ...emptySearch, ...search } })));
