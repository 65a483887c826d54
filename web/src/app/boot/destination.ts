import { paths } from '../../core/navigation/paths.ts';

/** Like `decodeBase64Url`, but shorter. Decodes characters beyond ASCII wrongly, which does not matter here. */
function decode(segment: string): string {
  try {
    return atob(segment.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

export interface Destination {
  readonly page: 'start' | 'results' | 'favourites' | 'none';
  /** Whether a phone shows the map instead of the list. */
  readonly isMap: boolean;
}

/**
 * Returns the page of an address, as far as app shells and scripts depend on it. The rest of the address is read later
 * (features/search/search-link.ts): this code runs before the first paint and has to be small.
 */
export function destinationOf(address: string): Destination {
  const [first, segment = ''] = address.replace(/^#?\/?/, '').split('/');
  const query = new URLSearchParams(decode(segment));
  const isSearch = `/${first}` === paths.results;
  const searchPage = query.get('favourites') === '1' ? 'favourites' : 'results';
  const page = isSearch ? searchPage : first === '' ? 'start' : 'none';
  return { page, isMap: query.get('view') === 'map' };
}
