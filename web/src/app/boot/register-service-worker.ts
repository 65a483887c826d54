import { rememberSearch } from '../../features/search/last-search.ts';
import { repeatAtChances } from '../../core/loading/next-chance.ts';
import type { Visit } from '../../core/offline/offline-names.ts';
import { getSession } from '../../core/session/session.ts';
import { chosenLanguage } from '../../core/texts/language.ts';
import { destinationOf } from './destination.ts';
import { seenAnswers } from './seen-answers.ts';

/** Returns the own files that the page has loaded, also before the worker was active. */
function loadedFiles(): string[] {
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname);
  return [...new Set(fetched)].filter((path) => path.startsWith('/assets/'));
}

/** Loads the pages of the favourites and the start page of the installed app, which the user may never have opened. */
const fetchPages = () =>
  Promise.allSettled([
    import('../start-page/start-page.tsx'),
    import('../other-pages.ts').then(({ loadFavouritesPage }) => loadFavouritesPage()),
    import('../../features/job-ads/public/job-ad-panel.tsx'),
  ]);

/** Stores the address of a search whose results the worker keeps; not for logged-in users. */
function recordSearch(): void {
  const isKept = navigator.onLine && getSession() === null;
  if (isKept && destinationOf(location.hash).page === 'results') {
    rememberSearch(location.hash.slice(1));
  }
}

/** Resolves when the page has loaded. */
function loading(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve));
}

/**
 * Registers the service worker, again and again if its file does not come.
 * @throws if the browser refuses
 */
const register = (): Promise<ServiceWorkerRegistration> =>
  repeatAtChances(async () => {
    try {
      await navigator.serviceWorker.register('/sw.js');
      return await navigator.serviceWorker.ready;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return undefined;
    }
  });

/**
 * Makes the service worker keep the favourites and the last search for reading offline. Runs after everything that the visit itself needs.
 * @param favourites passed in with `watch`, because an import would split the page's first chunks
 */
export async function registerServiceWorker(
  favourites: () => { readonly ids: readonly number[] },
  watch: (listener: () => void) => void,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await loading();
  const isFirst = navigator.serviceWorker.controller === null;
  const registration = await register();
  // These show that data are old and lead to them; they cannot be loaded when the device is offline.
  await Promise.allSettled([
    import('../../core/offline/offline-notice.tsx'),
    import('../frame/offline-links-notice.tsx'),
    import('../frame/menu.tsx'),
  ]);
  addEventListener('hashchange', recordSearch);
  recordSearch();
  let told: readonly number[] | undefined;
  const tell = async () => {
    const { ids } = favourites();
    if (ids === told) return;
    const isBeginning = told === undefined;
    told = ids;
    if (ids.length > 0) await fetchPages();
    const visit: Visit = {
      favourites: favourites().ids,
      language: chosenLanguage(),
      loaded: loadedFiles(),
      seen: isFirst && isBeginning && getSession() === null ? seenAnswers() : [],
    };
    registration.active?.postMessage(visit);
  };
  watch(() => void tell());
  await tell();
}
