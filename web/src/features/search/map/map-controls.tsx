import { useId, useState, type ReactNode } from 'react';
import styles from './map-view.module.css';
import type { ResultsMap } from './results-map.ts';

/** Everything that a hand does with the map by dragging, as buttons too. */
export function MapControls({ map }: { readonly map: ResultsMap }) {
  const [canPan, setCanPan] = useState(false);
  const arrowsId = useId();
  return (
    <>
      <div className={styles.controls} role="group" aria-label="Karte bedienen">
        <MapButton label="Vergrößern" onClick={() => map.zoomBy(1)}>
          <path d="M12 5v14M5 12h14" />
        </MapButton>
        <MapButton label="Verkleinern" onClick={() => map.zoomBy(-1)}>
          <path d="M5 12h14" />
        </MapButton>
        <MapButton label="Zum Überblick" onClick={() => map.showHome()}>
          <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
        </MapButton>
        <button
          type="button"
          className={styles.button}
          aria-label="Karte verschieben"
          title="Karte verschieben"
          aria-expanded={canPan}
          aria-controls={arrowsId}
          onClick={() => setCanPan(!canPan)}
        >
          <Drawing>
            <path d="M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3" />
          </Drawing>
        </button>
      </div>
      <div
        id={arrowsId}
        className={styles.arrows}
        role="group"
        aria-label="Karte verschieben"
        hidden={!canPan}
      >
        <MapButton label="Nach links" onClick={() => map.panBy(-1, 0)}>
          <path d="M19 12H5M11 6l-6 6 6 6" />
        </MapButton>
        <MapButton label="Nach oben" onClick={() => map.panBy(0, -1)}>
          <path d="M12 19V5M6 11l6-6 6 6" />
        </MapButton>
        <MapButton label="Nach unten" onClick={() => map.panBy(0, 1)}>
          <path d="M12 5v14M6 13l6 6 6-6" />
        </MapButton>
        <MapButton label="Nach rechts" onClick={() => map.panBy(1, 0)}>
          <path d="M5 12h14M13 6l6 6-6 6" />
        </MapButton>
      </div>
    </>
  );
}

interface MapButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function MapButton({ label, onClick, children }: MapButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Drawing>{children}</Drawing>
    </button>
  );
}

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
