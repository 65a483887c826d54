import { missing, shortMonth } from '../../core/text/dates.ts';
import styles from './event-leaf.module.css';

/** A leaf of a calendar, for the eye; the whole date stands beside it. '': a day that is not known yet. */
export function EventLeaf({ day }: { readonly day: string }) {
  return (
    <span className={styles.leaf} aria-hidden="true">
      <span className={styles.day}>{Number(day.slice(8, 10)) || missing}</span>
      <span className={styles.month}>{day && shortMonth(day)}</span>
    </span>
  );
}
