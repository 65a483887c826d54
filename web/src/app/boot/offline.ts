import { rememberSearch } from '../../features/search/last-search.ts';
import type { Visit } from '../../core/offline/offline-names.ts';
import { getSession } from '../../core/session/session.ts';
import { destinationOf } from './destination.ts';
import { seenAnswers } from './seen-answers.ts';

/** What the page has fetched of its own files, also before the worker could see it. */
function loadedFiles(): string[] {
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname);
  return [...new Set(fetched)].filter((path) => path.startsWith('/assets/'));
}

/** Fetches what favourites are read with, which somebody who marks them may never have opened, and where an installed app begins. */
const fetchPages = () =>
  Promise.allSettled([
    import('../start-page/start-page.tsx'),
    import('../favourites/favourites-page.tsx'),
    import('../../features/job-ads/public/job-ad-panel.tsx'),
  ]);

/** Notes where a search stands whose results the worker keeps: none of who is logged in. */
function recordSearch(): void {
  const isKept = navigator.onLine && getSession() === null;
  if (isKept && destinationOf(location.hash).page === 'results') {
    rememberSearch(location.hash.slice(1));
  }
}

/** Comes when the page has loaded. */
function loading(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve));
}

/**
 * Lets the service worker keep the favourites and the last search, so that they can be read without a network. Runs after all
 * that the visit itself needs.
 * @param favourites handed in with `watch`, because an import would pull apart what the page needs first
 */
export async function stayReadable(
  favourites: () => { readonly ids: readonly number[] },
  watch: (listener: () => void) => void,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await loading();
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register('/sw.js');
  const registration = await navigator.serviceWorker.ready;
  // Say that something is old and where to find it, once there is no way to fetch them.
  await Promise.all([
    import('../../core/offline/offline-notice.tsx'),
    import('../frame/ways-offline.tsx'),
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
      loaded: loadedFiles(),
      seen: isFirst && isBeginning && getSession() === null ? seenAnswers() : [],
    };
    registration.active?.postMessage(visit);
  };
  watch(() => void tell());
  await tell();
}
