import { entryState, nameEntry, recall, remember, storeNotes } from './entries.ts';

/** So long (ms) a page that is come back to may take to be as long again as it was. */
const patience = 15_000;

/** The entry that is shown. */
let shown: string | undefined;
/** Where the page is to be scrolled to as soon as it is long enough; undefined where it begins at its top. */
let goal: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes how far the page is scrolled, before another entry is shown. */
export function recordScroll(): void {
  if (shown !== undefined) remember('y', Math.round(scrollY), shown);
}

/** Tells that the present entry is shown from now on. One that was left before is shown where it was left. */
function showEntry(): void {
  const { entry } = entryState();
  if (entry !== undefined && entry === shown) return;
  shown = nameEntry();
  const y = recall('y');
  release();
  if (entry === undefined || typeof y !== 'number') return;
  goal = y;
  // Nothing else may move the page meanwhile, and what is above has to be as high as it was (base.css, result-list.module.css).
  document.documentElement.dataset['returning'] = '';
  timer = setTimeout(release, patience);
}

/** Tells that a new entry is about to be shown. */
export function beginEntry(entry: string): void {
  if (entry === shown) return;
  shown = entry;
  release();
}

/** Whoever scrolls or presses something goes on from there. */
function release(): void {
  if (goal === undefined) return;
  goal = undefined;
  clearTimeout(timer);
  delete document.documentElement.dataset['returning'];
}

function pursue(): void {
  if (goal !== undefined && Math.abs(scrollY - goal) > 1) scrollTo(0, goal);
}

/** For what begins as a page does: at its top, or where it was left. */
export function beginPage(): void {
  if (goal === undefined) scrollTo(0, 0);
  else pursue();
}

/** Begins to keep how far pages are scrolled. Once, before anything is rendered. */
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
  // Pages come in parts.
  new ResizeObserver(pursue).observe(document.body);
}
