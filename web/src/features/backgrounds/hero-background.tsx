import { useState } from 'react';
import { useIsMotionReduced } from '../../core/api/media.ts';
import { useIsPageVisible } from '../../core/hooks/use-is-page-visible.ts';
import styles from './hero-background.module.css';
import { HeroPicture } from './hero-picture.tsx';
import { PauseButton } from './pause-button.tsx';
import { useBackgrounds } from './queries.ts';
import { useLayers } from './use-layers.ts';

/** Pictures of the start page's head: the visible ones in turn, and the button that stops them. Decorative. */
export function HeroBackground() {
  const { data: pictures = [] } = useBackgrounds();
  const isReduced = useIsMotionReduced();
  const isInSight = useIsPageVisible();
  /** Last choice by the button; without one the system's setting counts. */
  const [chosen, setChosen] = useState<'still' | 'moving' | null>(null);
  const isMoving = (chosen ?? (isReduced ? 'still' : 'moving')) === 'moving';
  const hasSeveral = pictures.length > 1;
  const layers = useLayers(pictures, hasSeveral && isMoving && isInSight);
  if (layers.length === 0) return null;
  return (
    <div className={`${styles.frame} mt-3 rounded-lg relative isolate overflow-hidden`}>
      {layers.map((layer) => (
        <HeroPicture key={layer.turn} layer={layer} />
      ))}
      {hasSeveral && (
        <PauseButton
          isPaused={!isMoving}
          onToggle={() => setChosen(isMoving ? 'still' : 'moving')}
        />
      )}
    </div>
  );
}
