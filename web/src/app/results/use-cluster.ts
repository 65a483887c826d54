import { useRef, useState } from 'react';
import type { ClusterPosition, Opened } from '../../features/search/search.ts';

interface HereState {
  readonly searchKey: string;
  readonly here: ClusterPosition;
}

/** State of the ads at one point of the map, until it is closed or the search changes. */
export function useCluster(searchKey: string, opened: Opened | null) {
  const [state, setState] = useState<HereState | null>(null);
  const [from, setFrom] = useState<Opened | null>(null);
  if (opened !== null && opened !== from) setFrom(opened);
  /** The focused element before, to return to it. */
  const origin = useRef<Element | null>(null);

  function show(here: ClusterPosition): void {
    origin.current = document.activeElement;
    setFrom(null);
    setState({ searchKey, here });
  }

  function close(): void {
    setState(null);
    const { current } = origin;
    if (current instanceof HTMLElement && current.isConnected) {
      current.focus({ preventScroll: true });
    }
  }

  return {
    here: state?.searchKey === searchKey ? state.here : null,
    /** The last ad opened from it. */
    from,
    show,
    close,
  };
}
