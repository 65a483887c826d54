import './floor/styles.ts';
import './app/shell.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadPage } from './app/router.tsx';
import { takeOver } from './app/take-over.ts';
import { reportVisit } from './features/statistics/count-visit.ts';

// Every navigation begins at the top; the browser's memory of positions would work against that.
history.scrollRestoration = 'manual';

/** Builds the application beside the first view, in small steps, and puts it there when it stands. */
async function start(shell: HTMLElement): Promise<void> {
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

const shell = document.getElementById('root');
if (shell) void start(shell);
