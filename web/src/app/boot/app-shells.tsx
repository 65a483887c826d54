import type { Language } from '@lehrpfad/contract/core/languages.ts';
import { mapServiceSentence } from '@lehrpfad/contract/notices/map-service.ts';
import { renderToString } from 'react-dom/server';
import { mobileQuery, wideQuery } from '../../core/styles/screens.ts';
import { paths } from '../../core/navigation/paths.ts';
import { setLanguage } from '../../core/texts/texts.ts';
import { dictionariesOf } from '../../texts/foreign-texts.ts';

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

/** Matches the start of an element that says that something is coming. */
const comingText = / class="([^"<>]{0,99})">(?=[^<>]{0,99} werden ge(?:sucht|laden))/g;

/**
 * Replaces texts that depend on the current date or on a setting of the server, and marks what `shell.css` hides if the application cannot
 * be loaded.
 */
function withPlaceholders(html: string): string {
  return html
    .replaceAll(month, '…')
    .replaceAll(mapServiceSentence(''), '{{map-service}}')
    .replaceAll(' aria-busy="true"', ' data-pending=""')
    .replaceAll(comingText, ' data-pending="" class="$1">');
}

/** Renders the start page and the results without data as HTML. */
async function renderOwnShells() {
  const [{ App }, { preloadPage }] = await Promise.all([
    import('../app.tsx'),
    import('../router.tsx'),
  ]);
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

/** Names the language of links to other pages of this host: crawlers find them in a document that is German for them. */
const withLanguage = (html: string, language: Language) =>
  html.replaceAll('<a href="/', `<a hreflang="${language}" href="/`);

/**
 * Renders the app shells of a language at build time, and the message that the application cannot be loaded. Call it once per copy of this
 * module: modules with texts, which are therefore imported only here, read some of them only once.
 */
export async function renderAppShells(language: Language) {
  if (language !== 'de') setLanguage(await dictionariesOf(language));
  const { LoadingFailed, PageShell } = await import('./page-shell.tsx');
  const html = onScreen([], () => renderToString(<PageShell />));
  const shared = { name: 'page', screen: language, html };
  const shells =
    language === 'de'
      ? [...(await renderOwnShells()), shared]
      : [{ ...shared, html: withLanguage(html, language) }];
  return { shells, failure: renderToString(<LoadingFailed />) };
}
