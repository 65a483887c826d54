import { shortMonth } from '../../floor/dates.ts';
import styles from './event-leaf.module.css';

/** A leaf of a calendar, for the eye; the whole date stands beside it. */
export function EventLeaf({ day }: { readonly day: string }) {
  return (
    <span className={styles.leaf} aria-hidden="true">
      <span className={styles.day}>{Number(day.slice(8, 10))}</span>
      <span className={styles.month}>{shortMonth(day)}</span>
    </span>
  );
}
