import { missing, shortMonth } from '../../core/text/dates.ts';
import styles from './event-leaf.module.css';

/** A decorative calendar leaf; the complete date is shown beside it. '' for an unknown day. */
export function EventLeaf({ day }: { readonly day: string }) {
  return (
    <span className={styles.leaf} aria-hidden="true">
      <span className={styles.day}>{Number(day.slice(8, 10)) || missing}</span>
      <span className={styles.month}>{day && shortMonth(day)}</span>
    </span>
  );
}
