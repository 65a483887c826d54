import './floor/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reportVisit } from './features/statistics/count-visit.ts';

// Every navigation begins at the top; the browser's memory of positions would work against that.
history.scrollRestoration = 'manual';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
reportVisit();
