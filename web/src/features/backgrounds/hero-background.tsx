import { useState } from 'react';
import styles from './hero-background.module.css';
import { useBackgrounds } from './queries.ts';

/** One of the visible pictures, by chance, behind what the start page opens with. Purely decorative. */
export function HeroBackground() {
  const [chance] = useState(Math.random);
  const [isLoaded, setLoaded] = useState(false);
  const { data: pictures = [] } = useBackgrounds();
  const picture = pictures[Math.floor(chance * pictures.length)];
  return (
    <div className={styles.ground}>
      {picture && (
        <img
          src={picture.file}
          alt=""
          className={styles.picture}
          data-loaded={isLoaded}
          onLoad={() => setLoaded(true)}
        />
      )}
      <div className={styles.shade} />
    </div>
  );
}
