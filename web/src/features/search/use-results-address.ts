import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { resultsPath } from '../../floor/paths.ts';
import { decodeAddress, encodeAddress } from './search-link.ts';
import type { Search } from './search.ts';

/** What an entry of the browser's history remembers besides its address. */
interface EntryState {
  /** Made by typing: what is typed next replaces it, so that Back leads to the last decision and not through every letter. */
  readonly typed?: boolean;
  /** The ad was opened here, so the list lies one step back. */
  readonly adOpened?: boolean;
  /** The perimeter was raised to so many kilometres because there was nothing nearer. */
  readonly raisedTo?: number;
}

type Reason = 'typed' | 'chosen' | 'raised';

/** The search and the open ad as the address holds them, and the ways to change them. */
export function useResultsAddress(segment: string) {
  const [, navigate] = useLocation();
  const state = (useHistoryState<EntryState | null>() ?? {}) as EntryState;
  const { search: decoded, ad } = useMemo(() => decodeAddress(segment), [segment]);
  // One object for one search, whatever ad is open beside it.
  const key = encodeAddress({ search: decoded, ad: null });
  const search = useMemo(() => decodeAddress(key).search, [key]);
  // Going back takes a moment; a second press in it must not leave the page.
  const closing = useRef<number | null>(null);
  useEffect(() => {
    if (ad !== closing.current) closing.current = null;
  }, [ad]);

  function show(next: Search, reason: Reason) {
    const path = resultsPath(encodeAddress({ search: next, ad: null }));
    if (path === resultsPath(segment)) return;
    const replace = reason === 'raised' || (reason === 'typed' && state.typed === true);
    const entry: EntryState = {
      ...(reason === 'typed' && { typed: true }),
      ...(reason === 'raised' && { raisedTo: next.perimeter }),
    };
    navigate(path, { replace, state: entry });
  }

  function openAd(id: number) {
    const path = resultsPath(encodeAddress({ search, ad: id }));
    // From ad to ad Back still leads to the list.
    navigate(path, {
      replace: ad !== null,
      state: { ...state, adOpened: ad === null || state.adOpened },
    });
  }

  function closeAd() {
    if (closing.current === ad) return;
    closing.current = ad;
    if (state.adOpened) history.back();
    else navigate(resultsPath(key), { replace: true, state });
  }

  return {
    search,
    key,
    ad,
    isAdOpenedHere: state.adOpened === true,
    raisedTo: state.raisedTo ?? null,
    show,
    openAd,
    closeAd,
  };
}

export type ResultsAddressControl = ReturnType<typeof useResultsAddress>;
