import type { AroundNavHandler } from 'wouter';
import { nameEntry, newEntry, type EntryState } from './entries.ts';
import { recordEntry, stepFromHere } from './overlays.ts';
import { beginEntry, recordScroll } from './scrolling.ts';

/** Around each step that the router makes: the entry that is left is noted, the new one named. */
export const aroundStep: AroundNavHandler = (go, to, options = {}) => {
  recordScroll();
  const step = stepFromHere();
  // Pages hand on what the entry before held; this is not theirs.
  const { entry: _, overlays: __, below: ___, ...state } = (options.state ?? {}) as EntryState;
  const entry = options.replace ? nameEntry() : newEntry();
  beginEntry(entry);
  const replace = options.replace === true || step.replace;
  go(to, { ...options, replace, state: { ...state, ...step.state, entry } });
  recordEntry();
};
