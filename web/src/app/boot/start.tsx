import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import {
  currentFavourites,
  watchFavourites,
} from '../../features/job-ads/favourites/favourites-store.ts';
import { reportVisit } from '../../features/statistics/count-visit.ts';
import { keepOverlays } from '../../core/history/overlays.ts';
import { keepScroll } from '../../core/history/scrolling.ts';
import { App } from '../app.tsx';
import { loadingFailed } from './loading-failed.ts';
import { preloadPage } from '../router.tsx';
import { handOver } from './hand-over.ts';

/** When the service worker may begin: after all that the visit itself needs. */
const quietMs = 3_000;

/** What no page catches takes the whole application with it. */
function onUncaughtError(error: unknown): void {
  reportError(error);
  dispatchEvent(new Event(loadingFailed));
}

/**
 * Builds the application beside the app shell, in small steps, and puts it there when it stands.
 * @throws where the page's chunk does not come
 */
export async function start(shell: HTMLElement): Promise<void> {
  // First: it tells steps back from links by the name that scrolling gives to new entries.
  keepOverlays();
  keepScroll();
  await preloadPage(location.hash.slice(1) || '/');
  const place = document.createElement('div');
  const onShown = () => handOver(shell, place);
  startTransition(() =>
    createRoot(place, { onUncaughtError }).render(
      <StrictMode>
        <App onShown={onShown} />
      </StrictMode>,
    ),
  );
  reportVisit();
  if (import.meta.env.PROD) {
    setTimeout(() => {
      if (!navigator.onLine) return;
      // Whose browser refuses has everything but the reading without a network.
      import('./offline.ts')
        .then(({ stayReadable }) => stayReadable(currentFavourites, watchFavourites))
        .catch(console.warn);
    }, quietMs);
  }
}
