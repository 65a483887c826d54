import { followScheme } from '../../core/styles/colour-scheme.ts';
import { firstPaint } from '../../core/loading/first-paint.ts';
import { mobileQuery } from '../../core/styles/screens.ts';
import { destinationOf, type Destination } from './destination.ts';
import { loadingFailed } from './loading-failed.ts';

/*
 * Runs in the head, before anything is painted: says which app shell belongs to the address, fetches its scripts, and holds
 * what is pressed before those can answer. A file of its own, because the Content-Security-Policy allows no script in HTML.
 */

/** Names of the scripts below `/assets/`: under `none` those of every page, under a page's name those that it needs besides. */
declare const PRELOADS: Readonly<Record<Destination['page'], string>>;

const page = document.documentElement;

/** Whether somebody is logged in; the key is that of core/session/session.ts. */
function isLoggedIn(): boolean {
  try {
    return localStorage.getItem('session') !== null;
  } catch {
    return false;
  }
}

/** The favourites, the map of a phone, and what is shown to who is logged in have none: whatever stood there would jump. */
function mark(): void {
  const { page: name, isMap } = destinationOf(location.hash);
  const isMapAlone = isMap && matchMedia(mobileQuery).matches;
  const hasView = name !== 'favourites' && !isMapAlone && !isLoggedIn();
  page.dataset['view'] = hasView ? name : 'none';
}

/** Only after the app shell is painted: scripts would take its bandwidth, and it needs none. */
function preload(): void {
  const { page: name } = destinationOf(location.hash);
  for (const script of `${PRELOADS.none} ${PRELOADS[name]}`.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/assets/${script}.js`;
    document.head.append(link);
  }
}

/** Whether the app shell still stands in for the application. */
const isWaiting = () => page.dataset['view'] !== undefined;

/** Once the application is known not to come, nothing is held any longer: it says so, with the way to ask for it again. */
function fail(): void {
  if (document.readyState === 'loading') return document.addEventListener('DOMContentLoaded', fail);
  const template = document.querySelector<HTMLTemplateElement>('.loading-failed template');
  template?.replaceWith(template.content);
}

/** Pressing Enter in a field presses the form's button too. */
function press(event: MouseEvent): void {
  const pressed = (event.target as Element).closest<HTMLElement>('a, button');
  const reload = document.querySelector<HTMLElement>('[data-reload]');
  if (pressed && pressed === reload) return location.reload();
  if (!pressed || !isWaiting()) return;
  const isLink = pressed.matches('a');
  // Links to pages work by themselves; one within the page would put itself into the address, where the search stands.
  if (isLink && !pressed.matches('[href^="#"]:not([href^="#/"])')) return;
  event.preventDefault();
  if (isLink) document.querySelector<HTMLElement>((pressed as HTMLAnchorElement).hash)?.focus();
  else if (reload) reload.focus();
  else {
    document.querySelector('[data-held]')?.removeAttribute('data-held');
    pressed.dataset['held'] = '';
  }
}

// Pages come in parts, which the browser's own memory of positions knows nothing of: core/history/scrolling.ts.
history.scrollRestoration = 'manual';
followScheme();
mark();
if (/(?:^|;\s*)cookieConsent=/.test(document.cookie)) page.dataset['consent'] = '';
void firstPaint().then(preload);
addEventListener('hashchange', () => isWaiting() && mark());
document.addEventListener('click', press, true);
document.addEventListener('submit', (event) => isWaiting() && event.preventDefault(), true);
addEventListener(loadingFailed, fail);
// The entry's own: it can say nothing itself.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail(), true);
