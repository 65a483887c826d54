import { useEffect, useEffectEvent } from 'react';
import { entryState, nameEntry, recall, remember, type EntryState } from './entries.ts';

/*
 * An overlay has a history entry of its own, so that Back closes only the overlay. When an overlay is closed in another way, its entry
 * stays: going back is asynchronous, and the user may navigate meanwhile. The next navigation replaces the entry, and Back skips it. The
 * entry is removed in two cases: above the first page of a tab, where Back has no earlier page to skip to, and above a form with an
 * address, whose save replaces the form's entry.
 */

/** Marks the entry with which a tab began. */
const firstOfTab = 'isFirst';

/** The open overlays, the topmost last. */
const open: { readonly close: () => void }[] = [];

/** The last shown entry. */
let last = { href: '', state: {} as EntryState };

export function recordEntry(): void {
  last = { href: location.href, state: entryState() };
}

/** Adds an entry for the open overlays above the current one, unless it already exists. */
function cover(): void {
  // An entry without an id would look like a followed link.
  nameEntry();
  const state = entryState();
  const { overlays = 0 } = state;
  if (overlays < open.length) {
    history.pushState({ ...state, overlays: open.length, below: location.href }, '');
    recordEntry();
  }
}

/** Detaches the entry from a closed overlay if an action in the overlay has changed the address: the entry is then an ordinary navigation. */
function uncover(): void {
  const { overlays, below, ...state } = entryState();
  if (overlays !== undefined && below !== location.href) {
    history.replaceState(state, '');
    recordEntry();
  }
  // Waits, because the overlay may have been closed by a navigation, and another one may open at once.
  setTimeout(dropEntry);
}

/** Whether the code is going back to an entry with fewer overlays. */
let isDropping = false;

/** Goes back from the entry of a closed overlay in the cases where it must not stay. */
function dropEntry(): void {
  const { overlays = 0, below } = entryState();
  const surplus = overlays - open.length;
  if (isDropping || surplus <= 0 || below !== location.href) return;
  const isAboveForm = document.querySelector('dialog[open]') !== null;
  if (!isAboveForm && recall(firstOfTab) !== true) return;
  isDropping = true;
  history.go(-surplus);
}

/** Returns how to navigate: an entry above the page is replaced, and stays above it while the overlay is open. */
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
  // An entry without an id comes from a followed link.
  if (entry === undefined) return recordEntry();
  if (overlays < open.length) {
    if (href !== location.href) {
      // Keeps a choice made in the overlay: adds its address again above the entry below.
      const { overlays: _, below: __, ...kept } = state;
      event.stopImmediatePropagation();
      history.pushState(kept, '', href);
    }
    recordEntry();
    for (const one of open.slice(overlays).reverse()) one.close();
    // An overlay that asks before closing is still open.
    setTimeout(cover);
    return;
  }
  recordEntry();
  if (href === location.href && overlays < (state.overlays ?? 0)) history.back();
}

/** Starts the handling of overlay entries. Call it once, before other listeners for `popstate` are added. */
export function keepOverlays(): void {
  if (history.length === 1) remember(firstOfTab, true, nameEntry());
  recordEntry();
  addEventListener('popstate', onStep, { capture: true });
}

/** Adds a history entry for an overlay while it is open, so that Back closes it. Do not use it for overlays that the address opens. */
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
