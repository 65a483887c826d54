import type { AroundNavHandler } from 'wouter';
import { nameEntry, newEntry, type EntryState } from './entries.ts';
import { recordEntry, stepFromHere } from './overlays.ts';
import { beginEntry, recordScroll } from './scrolling.ts';

/** Wraps each navigation of the router: stores the scroll position of the old entry and names the new one. */
export const aroundStep: AroundNavHandler = (go, to, options = {}) => {
  recordScroll();
  const step = stepFromHere();
  // Pages pass on the state of the previous entry; these parts belong to that entry only.
  const { entry: _, overlays: __, below: ___, ...state } = (options.state ?? {}) as EntryState;
  const entry = options.replace ? nameEntry() : newEntry();
  beginEntry(entry);
  const replace = options.replace === true || step.replace;
  go(to, { ...options, replace, state: { ...state, ...step.state, entry } });
  recordEntry();
};
