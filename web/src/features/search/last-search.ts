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

/** Where the last search stands; null where there was none. */
export function lastSearch(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
