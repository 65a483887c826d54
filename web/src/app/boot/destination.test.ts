import { describe, expect, it } from 'vitest';
import { encodeAddress } from '../../features/search/search-link.ts';
import { emptySearch } from '../../features/search/search.ts';
import { resultsPath } from '../../core/navigation/paths.ts';
import { destinationOf } from './destination.ts';

describe('an address', () => {
  it.each([
    ['', 'start'],
    ['#', 'start'],
    ['#/', 'start'],
    ['#/suche', 'results'],
    ['/suche', 'results'],
    ['#/suche/', 'results'],
    ['#/suche/%%%', 'results'],
    ['#/suchen', 'none'],
    ['#/gibt-es-nicht', 'none'],
  ])('%j leads to: %s', (address, page) => {
    expect(destinationOf(address)).toEqual({ page, isMap: false });
  });

  it('of the favourites, and of the map, is told from a search as the application writes it', () => {
    const search = { ...emptySearch, text: 'Köchin für Möhren' };
    const favourites = { ...search, favourites: true };
    const lead = (address: Parameters<typeof encodeAddress>[0]) =>
      destinationOf(resultsPath(encodeAddress(address)));
    expect(lead({ search })).toEqual({ page: 'results', isMap: false });
    expect(lead({ search, view: 'map' })).toEqual({ page: 'results', isMap: true });
    expect(lead({ search: favourites })).toEqual({ page: 'favourites', isMap: false });
    expect(lead({ search: favourites, view: 'map' })).toEqual({ page: 'favourites', isMap: true });
  });
});
