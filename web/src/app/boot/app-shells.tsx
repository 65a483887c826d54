import { mapServiceSentence } from '@lehrpfad/contract/notices/map-service.ts';
import { renderToString } from 'react-dom/server';
import { mobileQuery, wideQuery } from '../../core/styles/screens.ts';
import { paths } from '../../core/navigation/paths.ts';
import { App } from '../app.tsx';
import { preloadPage } from '../router.tsx';

/** Screens with different layouts; `shell.css` shows the right one. */
const screens: Readonly<Record<string, readonly string[]>> = {
  phone: [mobileQuery],
  middle: [],
  wide: [wideQuery],
};

/** Answers media queries while the page is rendered for a screen. */
function onScreen<T>(matching: readonly string[], render: () => T): T {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window');
  const matchMedia = (query: string) => ({ matches: matching.includes(query) });
  Object.defineProperty(globalThis, 'window', { value: { matchMedia }, configurable: true });
  try {
    return render();
  } finally {
    if (before) Object.defineProperty(globalThis, 'window', before);
    else Reflect.deleteProperty(globalThis, 'window');
  }
}

/** Matches 'Dezember 2026' for every month. A month from build time may be outdated when the page is opened. */
const month = new RegExp(
  `(${Array.from({ length: 12 }, (_, index) =>
    new Date(2000, index).toLocaleDateString('de-DE', { month: 'long' }),
  ).join('|')}) \\d{4}`,
  'g',
);

/** Replaces texts that depend on the current date or on a setting of the server. */
function withPlaceholders(html: string): string {
  return html.replaceAll(month, '…').replaceAll(mapServiceSentence(''), '{{map-service}}');
}

/** Renders the pages without data as HTML. Runs at build time. */
export async function renderAppShells() {
  await Promise.all([preloadPage(paths.start), preloadPage(paths.results)]);
  const render = (name: string, path: string, screen: string) => ({
    name,
    screen,
    html: withPlaceholders(
      onScreen(screens[screen] ?? [], () => renderToString(<App ssrPath={path} />)),
    ),
  });
  return [
    render('start', paths.start, 'phone'),
    ...Object.keys(screens).map((screen) => render('results', paths.results, screen)),
  ];
}
