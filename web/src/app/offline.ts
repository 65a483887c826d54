import { currentFavourites, watchFavourites } from '../features/job-ads/favourites-store.ts';
import type { Visit } from '../floor/offline-names.ts';
import { paths } from '../floor/paths.ts';
import { getSession } from '../floor/session.ts';
import { preloadPanels } from './detail-panel.tsx';
import { favourites } from './favourites.ts';
import { preloadPage } from './router.tsx';
import { seenAnswers } from './seen-answers.ts';

/** What the page has fetched of its own files, also before the worker could see it. */
function loadedFiles(): string[] {
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname);
  return [...new Set(fetched)].filter((path) => path.startsWith('/assets/'));
}

/** What it takes to read favourites, which somebody who marks them may never have opened, and where an installed app begins. */
async function fetchPages(): Promise<void> {
  preloadPanels();
  await Promise.all([favourites.preload(), preloadPage(paths.start)]);
}

/**
 * Lets the service worker keep the favourites and the last search, so that they can be read without a network. Runs after all
 * that the visit itself needs.
 */
export async function stayReadable(): Promise<void> {
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register('/sw.js');
  const registration = await navigator.serviceWorker.ready;
  // Says that something is old, once there is no way to fetch it.
  await import('../floor/offline/offline-notice.tsx');
  let told: readonly number[] | undefined;
  const tell = async () => {
    const { ids } = currentFavourites();
    if (ids === told) return;
    const isBeginning = told === undefined;
    told = ids;
    if (ids.length > 0) await fetchPages().catch(() => undefined);
    const visit: Visit = {
      favourites: currentFavourites().ids,
      loaded: loadedFiles(),
      seen: isFirst && isBeginning && getSession() === null ? seenAnswers() : [],
    };
    registration.active?.postMessage(visit);
  };
  watchFavourites(() => void tell());
  await tell();
}
