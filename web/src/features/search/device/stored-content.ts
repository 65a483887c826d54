import { draftKeys, forgetDrafts } from '../../../core/form/drafts/stored-drafts.ts';
import { forgetFiles } from '../../../core/session/forget-files.ts';
import { recordDeletion } from '../../../core/session/deletion.ts';
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
  const [favourites, entriesOfDiary] = [currentFavourites().ids.length, currentProgress().size];
  const [searches, drafts] = [currentSearches().length, draftKeys().length];
  return [
    favourites > 0 && counted(favourites, 'Favorit', 'Favoriten'),
    entriesOfDiary > 0 &&
      counted(entriesOfDiary, 'Eintrag zu Bewerbungen', 'Einträge zu Bewerbungen'),
    searches > 0 && counted(searches, 'gemerkte Suche', 'gemerkte Suchen'),
    drafts > 0 && counted(drafts, 'angefangene Eingabe', 'angefangene Eingaben'),
    t('die letzte Suche und die Seiten, die ohne Netz zu lesen sind'),
  ]
    .filter((text) => text !== false)
    .join(', ');
}

/** Deletes all of it, also what is in the memory of this page, and the drafts of other tabs. Nothing is stored again until the page is reloaded. */
export async function deleteStoredContent(): Promise<void> {
  forgetDrafts();
  forgetFiles();
  for (const name of entries) localStorage.removeItem(name);
  // The stores read again, as if another tab had cleared the storage.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  recordDeletion();
  // Leaving the page writes this entry; this listener comes after the one that does.
  addEventListener('pagehide', () => sessionStorage.removeItem(visitedEntry));
  // Without a secure address there are no caches.
  if ('caches' in globalThis) await Promise.all(contentCaches.map((name) => caches.delete(name)));
  const forget: ForgetPages = { forget: 'pages' };
  navigator.serviceWorker?.controller?.postMessage(forget);
}
