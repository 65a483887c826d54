import { useConsent } from '../../../floor/consent.ts';
import styles from './map-area.module.css';
import { MapPrompt } from './map-prompt.tsx';
import type { MapSelection } from './map-selection.ts';
import type { Search } from '../search.ts';

interface MapAreaProps {
  readonly search: Search;
  readonly selected: MapSelection | null;
  readonly onSelect: (selection: MapSelection) => void;
  /** Somebody wants to see the ads that lie together at one place. */
  readonly onCluster: (adIds: number[]) => void;
}

/** The results on a map, if the visitor allows it. It fills the box that it stands in. */
export function MapArea(_props: MapAreaProps) {
  const consent = useConsent();
  return (
    <section className={styles.area} aria-label="Karte">
      {consent !== true && <MapPrompt />}
    </section>
  );
}
