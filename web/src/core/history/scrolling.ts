import { entryState, nameEntry, recall, remember, storeNotes } from './entries.ts';

/** Time in ms that a restored page may take to reach its old height. */
const patience = 15_000;

/** Id of the shown entry. */
let shown: string | undefined;
/** Scroll position to restore as soon as the page is high enough; undefined if there is none. */
let goal: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Stores the scroll position before another entry is shown. */
export function recordScroll(): void {
  if (shown !== undefined) remember('y', Math.round(scrollY), shown);
}

/** Registers the current entry as shown. Restores its scroll position if it was shown before. */
function showEntry(): void {
  const { entry } = entryState();
  if (entry !== undefined && entry === shown) return;
  shown = nameEntry();
  const y = recall('y');
  release();
  if (entry === undefined || typeof y !== 'number') return;
  goal = y;
  // Meanwhile the browser must not scroll the page, and the parts above must have their old height (base.css, result-list.module.css).
  document.documentElement.dataset['returning'] = '';
  timer = setTimeout(release, patience);
}

/** Registers a new entry that is about to be shown. */
export function beginEntry(entry: string): void {
  if (entry === shown) return;
  shown = entry;
  release();
}

/** Stops restoring, also as soon as the user scrolls or presses something. */
function release(): void {
  if (goal === undefined) return;
  goal = undefined;
  clearTimeout(timer);
  delete document.documentElement.dataset['returning'];
}

function pursue(): void {
  if (goal !== undefined && Math.abs(scrollY - goal) > 1) scrollTo(0, goal);
}

/** Scrolls a new page to the top, or to its stored position. */
export function beginPage(): void {
  if (goal === undefined) scrollTo(0, 0);
  else pursue();
}

/** Starts storing and restoring scroll positions. Call it once, before the first render. */
export function keepScroll(): void {
  showEntry();
  addEventListener('popstate', recordScroll, { capture: true });
  addEventListener('popstate', showEntry);
  for (const name of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(name, release, { capture: true, passive: true });
  addEventListener('pagehide', () => {
    recordScroll();
    storeNotes();
  });
  // The page grows as its parts load.
  new ResizeObserver(pursue).observe(document.body);
}
