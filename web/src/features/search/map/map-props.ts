import type { ClusterPosition, Opened, Search } from '../search.ts';

export interface MapAreaProps {
  readonly search: Search;
  /** The open detail: the map marks it and moves there. */
  readonly selected: Opened | null;
  readonly onSelect: (selection: Opened) => void;
  /** Called to list the ads and events at one point. */
  readonly onCluster: (here: ClusterPosition) => void;
}
