import { draftKeys, forgetDrafts } from '../../../core/form/drafts/stored-drafts.ts';
import { offlineCaches, type ForgetPages } from '../../../core/offline/offline-names.ts';
import { counted, t } from '../../../core/texts/texts.ts';
import { currentFavourites } from '../../job-ads/favourites/favourites-store.ts';
import { currentProgress } from '../../job-ads/favourites/progress/progress-store.ts';
import { currentSearches } from '../saved/saved-store.ts';

/* What this device keeps of a visitor. Settings such as the language are not part of it. */

/** Entries of the local storage. */
const entries = [
  'favourites',
  'favouriteNames',
  'favouriteProgress',
  'favouriteProgress.aside',
  'savedSearches',
  'savedSearches.aside',
  'last-search',
];

/** Caches of the service worker with content that was chosen or opened. */
const contentCaches = [offlineCaches.favourites, offlineCaches.search, offlineCaches.opened];

/** Entry of the session storage with the text in search fields. */
const visitedEntry = 'visited';

/** Returns in words what is stored now. */
export function storedContent(): string {
  const counts = [
    [currentFavourites().ids.length, 'Favorit', 'Favoriten'],
    [currentProgress().size, 'Eintrag zu Bewerbungen', 'Einträge zu Bewerbungen'],
    [currentSearches().length, 'gemerkte Suche', 'gemerkte Suchen'],
    [draftKeys().length, 'angefangene Eingabe', 'angefangene Eingaben'],
  ] as const;
  return [
    ...counts
      .filter(([count]) => count > 0)
      .map(([count, one, several]) => counted(count, one, several)),
    t('die letzte Suche und die Seiten, die ohne Netz zu lesen sind'),
  ].join(', ');
}

/** Deletes all of it, also what is in the memory of this page. Nothing is stored again until the page is reloaded. */
export async function deleteStoredContent(): Promise<void> {
  forgetDrafts();
  for (const name of entries) localStorage.removeItem(name);
  // The stores read again, as if another tab had cleared the storage.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  // Leaving the page writes this entry; this listener comes after the one that does.
  addEventListener('pagehide', () => sessionStorage.removeItem(visitedEntry));
  // Without a secure address there are no caches.
  if ('caches' in globalThis) await Promise.all(contentCaches.map((name) => caches.delete(name)));
  const forget: ForgetPages = { forget: 'pages' };
  navigator.serviceWorker?.controller?.postMessage(forget);
}
