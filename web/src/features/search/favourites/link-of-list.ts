import { absoluteUrl, resultsPath } from '../../../core/navigation/paths.ts';
import { encodeAddress } from '../search-link.ts';
import { emptySearch } from '../search.ts';

/** Returns the link to a list of ads, for another device or another person. */
export const linkOfList = (jobIds: readonly number[]): string =>
  absoluteUrl(resultsPath(encodeAddress({ search: { ...emptySearch, jobIds } })));
