import { followScheme } from '../../core/styles/colour-scheme.ts';
import { firstPaint } from '../../core/loading/first-paint.ts';
import { mobileQuery } from '../../core/styles/screens.ts';
import { chosenLanguage } from '../../core/texts/language.ts';
import { destinationOf, type Destination } from './destination.ts';
import { loadingFailed } from './loading-failed.ts';

/*
 * Runs in the head before the first paint: selects the app shell for the address, loads the scripts of its page, and holds presses until
 * the application can handle them. A separate file, because the Content-Security-Policy forbids inline scripts.
 */

/** File names of the scripts in `/assets/`: under `none` those of every page, under a page's name the further ones of that page. */
declare const PRELOADS: Readonly<Record<Destination['page'], string>>;

/** Address of the style sheet of the results, which also shows their app shell. */
declare const RESULTS_STYLE: string;

/** Address of the style sheet that shows the app shell of the other pages. */
declare const PAGE_STYLE: string;

const page = document.documentElement;
const language = chosenLanguage();

/** Whether somebody is logged in; the storage key is defined in core/session/session.ts. */
function isLoggedIn(): boolean {
  try {
    return localStorage.getItem('session') !== null;
  } catch {
    return false;
  }
}

/**
 * Selects the app shell. The start page and the results have one of their own in German; other pages, other languages, the favourites and
 * the map on a phone share one (page-shell.tsx). Logged-in users have none, because their header would move.
 */
function mark(): void {
  const { page: name, isMap } = destinationOf(location.hash);
  const isMapAlone = isMap && matchMedia(mobileQuery).matches;
  const hasOwn = language === 'de' && (name === 'start' || (name === 'results' && !isMapAlone));
  const view = isLoggedIn() ? 'none' : hasOwn ? name : 'page';
  page.dataset['view'] = view;
  page.dataset['page'] = name === 'none' ? location.hash.slice(2) : name;
  if (name === 'results' || name === 'favourites') addStyle(RESULTS_STYLE);
  if (view === 'page') addStyle(PAGE_STYLE);
}

/** Loads a style sheet, once. If that fails, the application tries again. */
function addStyle(name: string): void {
  if (document.querySelector(`link[href="/${name}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/${name}`;
  link.addEventListener('error', () => link.remove());
  document.head.append(link);
}

/** Loads the scripts after the app shell is painted: they would take its bandwidth, and it does not need them. */
function preload(): void {
  const { page: name } = destinationOf(location.hash);
  for (const script of `${PRELOADS.none} ${PRELOADS[name]}`.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/assets/${script}.js`;
    document.head.append(link);
  }
}

/** Whether the app shell is still shown instead of the application. */
const isWaiting = () => page.dataset['view'] !== undefined;

/** If the application cannot be loaded, stops holding presses and shows a message with a way to reload. */
function fail(): void {
  if (document.readyState === 'loading') return document.addEventListener('DOMContentLoaded', fail);
  const template = document.querySelector<HTMLTemplateElement>(
    `.loading-failed [lang=${language}]`,
  );
  template?.replaceWith(template.content);
}

/** Holds a press until the application handles it. Pressing Enter in a field presses the form's button, too. */
function press(event: MouseEvent): void {
  const pressed = (event.target as Element).closest<HTMLElement>('a, button');
  const reload = document.querySelector<HTMLElement>('[data-reload]');
  if (pressed && pressed === reload) return location.reload();
  if (!pressed || !isWaiting()) return;
  const isLink = pressed.matches('a');
  // Links to other pages work without scripts; a link within the page would replace the search in the address.
  if (isLink && !pressed.matches('[href^="#"]:not([href^="#/"])')) return;
  event.preventDefault();
  if (isLink) document.querySelector<HTMLElement>((pressed as HTMLAnchorElement).hash)?.focus();
  else if (reload) reload.focus();
  else {
    document.querySelector('[data-held]')?.removeAttribute('data-held');
    pressed.dataset['held'] = '';
  }
}

// Pages load in parts, which the browser's own scroll restoration cannot handle: core/history/scrolling.ts.
history.scrollRestoration = 'manual';
page.lang = language;
followScheme();
mark();
if (/(?:^|;\s*)cookieConsent=/.test(document.cookie)) page.dataset['consent'] = '';
void firstPaint().then(preload);
addEventListener('hashchange', () => isWaiting() && mark());
document.addEventListener('click', press, true);
document.addEventListener('submit', (event) => isWaiting() && event.preventDefault(), true);
addEventListener(loadingFailed, fail);
// Failure of the entry script, which cannot report it itself.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail(), true);
