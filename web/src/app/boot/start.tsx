import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import {
  currentFavourites,
  watchFavourites,
} from '../../features/job-ads/favourites/favourites-store.ts';
import { reportVisit } from '../../features/statistics/count-visit.ts';
import { keepOverlays } from '../../core/history/overlays.ts';
import { keepScroll } from '../../core/history/scrolling.ts';
import { repeatAtChances } from '../../core/loading/next-chance.ts';
import { App } from '../app.tsx';
import { loadingFailed } from './loading-failed.ts';
import { preloadPage } from '../router.tsx';
import { handOver } from './hand-over.ts';

/** Delay in ms before the service worker starts: after everything that the visit itself needs. */
const quietMs = 3_000;

/** Resolves when all style sheets have been loaded, or have failed to. */
async function stylesLoaded(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(
    links
      .filter(({ sheet }) => sheet === null)
      .map(
        (link) =>
          new Promise<unknown>((resolve) => {
            link.addEventListener('load', resolve);
            link.addEventListener('error', resolve);
          }),
      ),
  );
}

/**
 * Runs what the visit itself does not need, as soon as its script comes.
 * @throws if the browser refuses something; everything except offline reading works then
 */
async function finish(): Promise<void> {
  const { afterStart } = await repeatAtChances(async () => {
    const script = navigator.onLine && import('./after-start.ts').catch(console.warn);
    return (await script) || undefined;
  });
  return afterStart(currentFavourites, watchFavourites);
}

/** An error that no page catches unmounts the whole application. */
function onUncaughtError(error: unknown): void {
  reportError(error);
  dispatchEvent(new Event(loadingFailed));
}

/**
 * Renders the application beside the app shell in small steps, and replaces the shell when it is complete.
 * @throws if the page's chunk cannot be loaded
 */
export async function start(shell: HTMLElement): Promise<void> {
  // Must come first: it distinguishes Back from links by the ids that scrolling.ts gives to new entries.
  keepOverlays();
  keepScroll();
  await stylesLoaded();
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
    setTimeout(() => void finish().catch(console.warn), quietMs);
  }
}
