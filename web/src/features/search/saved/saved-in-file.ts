import type { InFile } from '../../job-ads/favourites/progress/favourites-file.ts';
import { readSearches } from './saved-storage.ts';
import { areSearchesKept, currentSearches, takeOverSearches } from './saved-store.ts';
import { counted, t } from '../../../core/texts/texts.ts';

/** The saved searches in the file with the favourites. */
export const savedInFile: InFile = {
  isEmpty: () => currentSearches().length === 0,
  write: () => ({ searches: currentSearches() }),
  takeOver: ({ searches }) => {
    const added = takeOverSearches(readSearches(searches));
    if (added === 0) return '';
    return `${counted(added, 'gemerkte Suche', 'gemerkte Suchen')}${areSearchesKept() ? '' : t(', aber nur für diesen Besuch')}`;
  },
};
