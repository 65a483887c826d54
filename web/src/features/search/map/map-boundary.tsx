import { Component, type ReactNode } from 'react';
import { t } from '../../../core/texts/texts.ts';
import styles from './map-view.module.css';

/** Shows a sentence instead of a map that cannot be drawn, because the browser has no WebGL. The page continues without it. */
export class MapBoundary extends Component<{ readonly children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className={`${styles.message} grid place-center h-full p-4 text-accent text-center`}>
        {t('Die Karte lässt sich hier gerade nicht anzeigen. Alle Ergebnisse stehen in der Liste.')}
      </p>
    );
  }
}
