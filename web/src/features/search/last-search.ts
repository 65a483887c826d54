import { paths } from '../../core/navigation/paths.ts';

/** In the local storage: the path of the search that the service worker keeps. */
const key = 'last-search';

/** Notes where the last search stands, so that it can be gone back to without a network. @param path `/suche/…` */
export function rememberSearch(path: string): void {
  try {
    localStorage.setItem(key, path);
  } catch {
    // A browser that keeps nothing keeps no results either.
  }
}

/** Where the last search stands; null where there was none, or something else stands there. */
export function lastSearch(): string | null {
  try {
    const path = localStorage.getItem(key);
    return path?.startsWith(paths.results) ? path : null;
  } catch {
    return null;
  }
}
