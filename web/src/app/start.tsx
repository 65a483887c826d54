import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { reportVisit } from '../features/statistics/count-visit.ts';
import { App } from './app.tsx';
import { preloadPage } from './router.tsx';
import { takeOver } from './take-over.ts';

/** Builds the application beside the first view, in small steps, and puts it there when it stands. */
export async function start(shell: HTMLElement): Promise<void> {
  // Where the page does not come, the application says so.
  await preloadPage(location.hash.slice(1) || '/').catch(() => undefined);
  const place = document.createElement('div');
  const onShown = () => takeOver(shell, place);
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <App onShown={onShown} />
      </StrictMode>,
    ),
  );
  reportVisit();
}
