import { useEffect, useEffectEvent } from 'react';
import { entryState, nameEntry, recall, remember, type EntryState } from './entries.ts';

/*
 * What lies above a page has an entry of the history of its own, so that Back closes it and nothing else. Closed in another way its
 * entry stays, since going back takes a moment in which somebody may go on: the next step takes its place, and Back skips it.
 * It does not stay where that would be wrong: above the first page of a tab, where there is nothing that Back could skip to, and
 * above a form with an address, whose save replaces the entry of the form.
 */

/** Noted for the entry that a tab began with. */
const firstOfTab = 'isFirst';

/** Those that are open, the topmost last. */
const open: { readonly close: () => void }[] = [];

/** The entry that was shown last. */
let last = { href: '', state: {} as EntryState };

export function recordEntry(): void {
  last = { href: location.href, state: entryState() };
}

/** Puts the present entry below the open overlays, unless it lies there already. */
function cover(): void {
  // An entry without a name would count as a link that was followed.
  nameEntry();
  const state = entryState();
  const { overlays = 0 } = state;
  if (overlays < open.length) {
    history.pushState({ ...state, overlays: open.length, below: location.href }, '');
    recordEntry();
  }
}

/** What was done in an overlay has changed the address: a step of its own, which nothing lies above any more. */
function uncover(): void {
  const { overlays, below, ...state } = entryState();
  if (overlays !== undefined && below !== location.href) {
    history.replaceState(state, '');
    recordEntry();
  }
  // What closes it may be the beginning of a step, and another overlay may open.
  setTimeout(dropEntry);
}

/** Going back to where fewer overlays are open. */
let isDropping = false;

/** Goes back from the entry of an overlay that is closed, where it must not stay. */
function dropEntry(): void {
  const { overlays = 0, below } = entryState();
  const surplus = overlays - open.length;
  if (isDropping || surplus <= 0 || below !== location.href) return;
  const isAboveForm = document.querySelector('dialog[open]') !== null;
  if (!isAboveForm && recall(firstOfTab) !== true) return;
  isDropping = true;
  history.go(-surplus);
}

/** How the next step is made: one that lies above the page gives its place, and stays above it while the overlay is open. */
export function stepFromHere(): { readonly replace: boolean; readonly state: EntryState } {
  const { overlays, below = '' } = entryState();
  if (overlays === undefined) return { replace: false, state: {} };
  return { replace: true, state: open.length > 0 ? { overlays, below } : {} };
}

function onStep(event: PopStateEvent): void {
  if (isDropping) {
    isDropping = false;
    return recordEntry();
  }
  const { href, state } = last;
  const { entry, overlays = 0 } = entryState();
  // A link was followed.
  if (entry === undefined) return recordEntry();
  if (overlays < open.length) {
    if (href !== location.href) {
      // What was chosen in the overlay stays chosen: its address comes after the one below.
      const { overlays: _, below: __, ...kept } = state;
      event.stopImmediatePropagation();
      history.pushState(kept, '', href);
    }
    recordEntry();
    for (const one of open.slice(overlays).reverse()) one.close();
    // One that asks first is still open.
    setTimeout(cover);
    return;
  }
  recordEntry();
  if (href === location.href && overlays < (state.overlays ?? 0)) history.back();
}

/** Begins to look after the entries of overlays. Once, before any other listener looks at where the history goes. */
export function keepOverlays(): void {
  if (history.length === 1) remember(firstOfTab, true, nameEntry());
  recordEntry();
  addEventListener('popstate', onStep, { capture: true });
}

/** While it is open an overlay is an entry of the history: Back closes it. Not for what the address opens. */
export function useOverlayEntry(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return undefined;
    const one = { close: () => close() };
    open.push(one);
    cover();
    return () => {
      open.splice(open.indexOf(one), 1);
      uncover();
    };
  }, [opened]);
}
