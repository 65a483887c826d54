import { mapServiceSentence } from '@lehrpfad/contract/notices/map-service.ts';
import { renderToString } from 'react-dom/server';
import { mobileQuery, wideQuery } from '../../core/styles/screens.ts';
import { paths } from '../../core/navigation/paths.ts';
import { App } from '../app.tsx';
import { preloadPage } from '../router.tsx';

/** The screens on which a page is built differently; `shell.css` shows the one that fits. */
const screens: Readonly<Record<string, readonly string[]>> = {
  phone: [mobileQuery],
  middle: [],
  wide: [wideQuery],
};

/** Answers what the page asks about its screen while it is rendered. */
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

/** 'Dezember 2026' in all its months. What was near when the page was built need not be when it is read. */
const month = new RegExp(
  `(${Array.from({ length: 12 }, (_, index) =>
    new Date(2000, index).toLocaleDateString('de-DE', { month: 'long' }),
  ).join('|')}) \\d{4}`,
  'g',
);

/** What stands for the present moment or for a setting of the server is left to them. */
function withPlaceholders(html: string): string {
  return html.replaceAll(month, '…').replaceAll(mapServiceSentence(''), '{{map-service}}');
}

/** What the pages show before any data has come, as HTML. Runs at build time. */
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
