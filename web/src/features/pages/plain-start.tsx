import { PlainPart } from './plain-part.tsx';
import styles from './plain-start.module.css';

/** The switch of the start page and, where it is on, how the search works. */
export function PlainStart() {
  return (
    <div className={styles.section}>
      <div className={styles.inside}>
        <PlainPart page="start-search" />
      </div>
    </div>
  );
}
