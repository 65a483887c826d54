import type { ClusterPosition, Opened, Search } from '../search.ts';

export interface MapAreaProps {
  readonly search: Search;
  /** What is open: the map marks it and goes there. */
  readonly selected: Opened | null;
  readonly onSelect: (selection: Opened) => void;
  /** Somebody wants to see what lies together at one place. */
  readonly onCluster: (here: ClusterPosition) => void;
}
