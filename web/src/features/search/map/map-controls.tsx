import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Maximize,
  Minus,
  Move,
  Plus,
  type IconNode,
} from 'lucide';
import { useId, useState } from 'react';
import { Icon } from '../../../core/ui/icons/icon.tsx';
import { t } from '../../../core/texts/texts.ts';
import styles from './map-view.module.css';
import type { ResultsMap } from './results-map.ts';

/** Buttons as an alternative to all gestures on the map. */
export function MapControls({ map }: { readonly map: ResultsMap }) {
  const [canPan, setCanPan] = useState(false);
  const arrowsId = useId();
  return (
    <>
      <div
        className={`${styles.controls} absolute z-1 flex flex-col rounded-md bg-paper`}
        role="group"
        aria-label={t('Karte bedienen')}
      >
        <MapButton label={t('Vergrößern')} node={Plus} onClick={() => map.zoomBy(1)} />
        <MapButton label={t('Verkleinern')} node={Minus} onClick={() => map.zoomBy(-1)} />
        <MapButton label={t('Zum Überblick')} node={Maximize} onClick={() => map.showHome()} />
        <button
          type="button"
          className={`${styles.button} hover-tint bare-button tap-square rounded-md text-ink`}
          aria-label={t('Karte verschieben')}
          title={t('Karte verschieben')}
          aria-expanded={canPan}
          aria-controls={arrowsId}
          onClick={() => setCanPan(!canPan)}
        >
          <Icon node={Move} />
        </button>
      </div>
      <div
        id={arrowsId}
        className={`${styles.arrows} flex absolute z-1 rounded-md bg-paper`}
        role="group"
        aria-label={t('Karte verschieben')}
        hidden={!canPan}
      >
        <MapButton label={t('Nach links')} node={ArrowLeft} onClick={() => map.panBy(-1, 0)} />
        <MapButton label={t('Nach oben')} node={ArrowUp} onClick={() => map.panBy(0, -1)} />
        <MapButton label={t('Nach unten')} node={ArrowDown} onClick={() => map.panBy(0, 1)} />
        <MapButton label={t('Nach rechts')} node={ArrowRight} onClick={() => map.panBy(1, 0)} />
      </div>
    </>
  );
}

interface MapButtonProps {
  readonly label: string;
  readonly node: IconNode;
  readonly onClick: () => void;
}

function MapButton({ label, node, onClick }: MapButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} hover-tint bare-button tap-square rounded-md text-ink`}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon node={node} />
    </button>
  );
}
