import { Component, type ReactNode } from 'react';
import styles from './map-area.module.css';

interface MapBoundaryProps {
  readonly children: ReactNode;
}

/** Catches a failure of the map: its chunk cannot be loaded, or the browser has no WebGL. The page continues without it. */
export class MapBoundary extends Component<MapBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className={`${styles.message} grid place-center h-full p-4 text-accent text-center`}>
        Die Karte lässt sich hier gerade nicht anzeigen. Alle Ergebnisse stehen in der Liste.
      </p>
    );
  }
}
