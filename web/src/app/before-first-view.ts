import { firstPaint } from '../floor/first-paint.ts';
import { paths } from '../floor/paths.ts';

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

/** Pressing Enter in a field presses the form's button too. */
function hold(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || !isWaiting()) return;
  event.preventDefault();
  document.querySelector('[data-held]')?.removeAttribute('data-held');
  button.dataset['held'] = '';
}

// Every navigation begins at the top; the browser's memory of positions would work against that.
history.scrollRestoration = 'manual';
mark();
if (/(?:^|;\s*)cookieConsent=/.test(document.cookie)) page.dataset['consent'] = '';
void firstPaint().then(preload);
addEventListener('hashchange', () => isWaiting() && mark());
document.addEventListener('click', hold, true);
document.addEventListener('submit', (event) => isWaiting() && event.preventDefault(), true);
