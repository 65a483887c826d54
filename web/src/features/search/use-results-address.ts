import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { resultsPath } from '../../core/navigation/paths.ts';
import { withFixedStart } from './date-options.ts';
import { decodeAddress, encodeAddress } from './search-link.ts';
import type { Opened, ResultsAddress, ResultsView, Search } from './search.ts';

/** State of a history entry. */
interface EntryState {
  /** Whether it was made by typing: further typing replaces it, so that Back leads to the last decision and not through every letter. */
  readonly typed?: boolean;
  /** Whether the ad or event was opened here, so that the list is one step back. */
  readonly openedHere?: boolean;
  /** Radius in km to which the search was raised, because nothing was nearer. */
  readonly raisedTo?: number;
}

type Reason = 'typed' | 'chosen' | 'raised';

/** Reads search, open detail and view from the address, and returns functions that change them. */
export function useResultsAddress(segment: string) {
  const [, navigate] = useLocation();
  const state = (useHistoryState<EntryState | null>() ?? {}) as EntryState;
  const { search: decoded, opened, view } = useMemo(() => decodeAddress(segment), [segment]);
  // The same object for the same search, regardless of the open detail.
  const key = encodeAddress({ search: decoded });
  const search = useMemo(() => withFixedStart(decodeAddress(key).search), [key]);
  // Going back is asynchronous; a second press meanwhile must not leave the page.
  const closing = useRef<string | null>(null);
  useEffect(() => {
    if (segment !== closing.current) closing.current = null;
  }, [segment]);

  const pathOf = (change: Partial<ResultsAddress>) =>
    resultsPath(encodeAddress({ search, view, ...change }));

  function show(next: Search, reason: Reason) {
    // A raised radius is not a new search: the ad that a link opened stays open.
    const kept = reason === 'raised' ? opened : null;
    const path = pathOf({ search: next, opened: kept });
    if (path === resultsPath(segment)) return;
    const replace = reason === 'raised' || (reason === 'typed' && state.typed === true);
    const entry: EntryState = {
      ...(reason === 'typed' && { typed: true }),
      ...(reason === 'raised' && { ...state, raisedTo: next.perimeter }),
    };
    navigate(path, { replace, state: entry });
  }

  function open(next: Opened) {
    if (opened?.kind === next.kind && opened.id === next.id) return;
    // Back leads from any detail to the list, not to the detail before.
    navigate(pathOf({ opened: next }), {
      replace: opened !== null,
      state: { ...state, openedHere: opened === null || state.openedHere },
    });
  }

  function close() {
    if (closing.current === segment) return;
    closing.current = segment;
    if (state.openedHere) history.back();
    else navigate(pathOf({}), { replace: true, state });
  }

  function look(next: ResultsView) {
    navigate(pathOf({ view: next }), { state });
  }

  return {
    search,
    key,
    opened,
    view,
    isOpenedHere: state.openedHere === true,
    raisedTo: state.raisedTo ?? null,
    show,
    open,
    close,
    look,
  };
}

export type ResultsAddressControl = ReturnType<typeof useResultsAddress>;
