import { jobTypes } from '@lehrpfad/contract/core/options.ts';
import type { JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { hrefOf, resultsPath } from '../../../core/navigation/paths.ts';
import { encodeAddress } from '../search-link.ts';
import { emptySearch, type Search } from '../search.ts';

type CardOfAd = Pick<JobAdCard, 'job_name' | 'job_type_int' | 'city' | 'postcode'>;

/** Kilometres around the town of an ad in which others count as near. */
const nearKm = 50;

/** Returns the search for ads like the one of a card: its occupation and type near its town. */
export function similarSearch(card: CardOfAd): Search {
  const { job_name: text, job_type_int: type, city, postcode } = card;
  return {
    ...emptySearch,
    text,
    types: jobTypes.filter(({ number }) => number === type).map(({ key }) => key),
    ...(city !== '' && {
      place: { kind: 'town', city, postcode, state: '' },
      perimeter: nearKm,
      sort: 'distance',
    }),
  };
}

/** Returns the link to that search. */
export const hrefOfSimilar = (card: CardOfAd): string =>
  hrefOf(resultsPath(encodeAddress({ search: similarSearch(card) })));
