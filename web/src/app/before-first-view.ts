import { firstPaint } from '../floor/first-paint.ts';
import { paths } from '../floor/paths.ts';
import { loadingFailed } from './loading-failed.ts';

/*
 * Runs in the head, before anything is painted: says which first view belongs to the address, fetches its scripts, and holds
 * what is pressed before those can answer. A file of its own, because the Content-Security-Policy allows no script in HTML.
 */

/** Addresses of the scripts by view; the build fills them in. */
declare const PRELOADS: Readonly<Record<string, readonly string[]>>;

const page = document.documentElement;

function viewOf(hash: string): string {
  const path = `/${hash.replace(/^#?\/?/, '')}`;
  if (path === paths.start) return 'start';
  return path === paths.results || path.startsWith(`${paths.results}/`) ? 'results' : 'none';
}

function mark(): void {
  page.dataset['view'] = viewOf(location.hash);
}

/** Only after the first view is painted: scripts would take its bandwidth, and it needs none. */
function preload(): void {
  for (const href of PRELOADS[page.dataset['view'] ?? ''] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** Whether the first view still stands in for the application. */
const isWaiting = () => page.dataset['view'] !== undefined;

/** Once the application is known not to come, nothing is held any longer: it says so, with the way to ask for it again. */
function fail(): void {
  if (document.readyState === 'loading') return document.addEventListener('DOMContentLoaded', fail);
  const template = document.querySelector<HTMLTemplateElement>('.loading-failed template');
  template?.replaceWith(template.content);
  document.querySelector('[data-held]')?.removeAttribute('data-held');
}

/** Pressing Enter in a field presses the form's button too. */
function press(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest('a, button') : null;
  const reload = document.querySelector<HTMLElement>('[data-reload]');
  if (pressed && pressed === reload) return location.reload();
  if (!pressed || !isWaiting()) return;
  if (pressed.matches('button')) {
    event.preventDefault();
    if (reload) return reload.focus();
    document.querySelector('[data-held]')?.removeAttribute('data-held');
    pressed.setAttribute('data-held', '');
  } else if (pressed.matches('[href^="#"]:not([href^="#/"])')) {
    // A link within the page; its address would take the place of the search.
    event.preventDefault();
    document.getElementById((pressed as HTMLAnchorElement).hash.slice(1))?.focus();
  }
}

// Every navigation begins at the top; the browser's memory of positions would work against that.
history.scrollRestoration = 'manual';
mark();
if (/(?:^|;\s*)cookieConsent=/.test(document.cookie)) page.dataset['consent'] = '';
void firstPaint().then(preload);
addEventListener('hashchange', () => isWaiting() && mark());
document.addEventListener('click', press, true);
document.addEventListener('submit', (event) => isWaiting() && event.preventDefault(), true);
addEventListener(loadingFailed, fail);
// The entry's own: it can say nothing itself.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail(), true);
