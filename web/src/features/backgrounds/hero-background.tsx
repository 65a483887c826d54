import { useState } from 'react';
import { useIsMotionReduced } from '../../core/api/media.ts';
import { useIsInSight } from '../../core/hooks/use-is-in-sight.ts';
import styles from './hero-background.module.css';
import { HeroPicture } from './hero-picture.tsx';
import { PauseButton } from './pause-button.tsx';
import { useBackgrounds } from './queries.ts';
import { useLayers } from './use-layers.ts';

/** Background of the start page's head: the visible pictures in turn, and the button that stops them. Decorative. */
export function HeroBackground() {
  const { data: pictures = [] } = useBackgrounds();
  const isReduced = useIsMotionReduced();
  const isInSight = useIsInSight();
  /** Last choice by the button; without one the system's setting counts. */
  const [chosen, setChosen] = useState<'still' | 'moving' | null>(null);
  const isMoving = (chosen ?? (isReduced ? 'still' : 'moving')) === 'moving';
  const hasSeveral = pictures.length > 1;
  const layers = useLayers(pictures, hasSeveral && isMoving && isInSight);
  return (
    <>
      <div className={`${styles.ground} absolute inset-0 overflow-hidden`}>
        {layers.map((layer) => (
          <HeroPicture key={layer.turn} layer={layer} />
        ))}
        <div className={`${styles.shade} absolute inset-0`} />
      </div>
      {hasSeveral && (
        <PauseButton
          isPaused={!isMoving}
          onToggle={() => setChosen(isMoving ? 'still' : 'moving')}
        />
      )}
    </>
  );
}
