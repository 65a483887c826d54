import { hrefOf, resultsPath } from '../../../core/navigation/paths.ts';
import { emptySearch, type Search } from '../search.ts';
import { encodeAddress } from '../search-link.ts';
import { counted } from '../../../core/texts/texts.ts';

export const places = (count: number): string => counted(count, 'Platz', 'Plätze');

/** Returns the link to the results of a search. */
export const hrefOfSearch = (search: Partial<Search>): string =>
  hrefOf(resultsPath(encodeAddress({ search: { ...emptySearch, ...search } })));
