import { storedText } from '../../core/device/stored-text.ts';
import { paths } from '../../core/navigation/paths.ts';

/** Key in the local storage of the path of the search that the service worker keeps. */
const key = 'last-search';

/** Stores the path of the last search, to return to it offline. @param path `/suche/…` */
export function rememberSearch(path: string): void {
  try {
    localStorage.setItem(key, path);
  } catch {
    // Without storage no results are kept either.
  }
}

/** Returns the path of the last search; null if there is none or the stored text is invalid. */
export function lastSearch(): string | null {
  const path = storedText(key);
  return path?.startsWith(paths.results) ? path : null;
}

/** Entry of the local storage with the saved searches (saved/saved-storage.ts). */
export const savedSearches = 'savedSearches';

/** Whether searches may be saved on this device, so that their list is worth loading. */
export const hasSavedSearches = (): boolean => storedText(savedSearches) !== null;
