import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { reportVisit } from '../features/statistics/count-visit.ts';
import { App } from './app.tsx';
import { loadingFailed } from './loading-failed.ts';
import { preloadPage } from './router.tsx';
import { takeOver } from './take-over.ts';

/** How long after the page has loaded the service worker may begin. */
const quietMs = 2_000;

/** Whose browser refuses has everything but the reading without a network. */
async function keepReadable(): Promise<void> {
  try {
    await (await import('./offline.ts')).stayReadable();
  } catch (error) {
    console.warn(error);
  }
}

/** After the visit has all that it needs. */
function keepReadableLater(): void {
  const wait = () => setTimeout(() => void keepReadable(), quietMs);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}

/** What no page catches takes the whole application with it. */
function onUncaughtError(error: unknown): void {
  reportError(error);
  dispatchEvent(new Event(loadingFailed));
}

/**
 * Builds the application beside the first view, in small steps, and puts it there when it stands.
 * @throws where the page's chunk does not come
 */
export async function start(shell: HTMLElement): Promise<void> {
  await preloadPage(location.hash.slice(1) || '/');
  const place = document.createElement('div');
  const onShown = () => takeOver(shell, place);
  startTransition(() =>
    createRoot(place, { onUncaughtError }).render(
      <StrictMode>
        <App onShown={onShown} />
      </StrictMode>,
    ),
  );
  reportVisit();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) keepReadableLater();
}
