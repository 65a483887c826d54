import { paths } from '../../core/navigation/paths.ts';

/** As `decodeBase64Url`, but letters beyond ASCII come out wrong: no matter here, and shorter. */
function decode(segment: string): string {
  try {
    return atob(segment.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

export interface Destination {
  readonly page: 'start' | 'results' | 'favourites' | 'none';
  /** On a phone, the map instead of the list. */
  readonly isMap: boolean;
}

/**
 * Where an address leads, as far as app shells and scripts differ. All that the address says is read later
 * (features/search/search-link.ts): this runs before anything is painted and has to be small.
 */
export function destinationOf(address: string): Destination {
  const [first, segment = ''] = address.replace(/^#?\/?/, '').split('/');
  const query = new URLSearchParams(decode(segment));
  const isSearch = `/${first}` === paths.results;
  const searchPage = query.get('favourites') === '1' ? 'favourites' : 'results';
  const page = isSearch ? searchPage : first === '' ? 'start' : 'none';
  return { page, isMap: query.get('view') === 'map' };
}
