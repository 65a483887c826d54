import { missing, shortMonth } from '../../core/text/dates.ts';
import styles from './event-leaf.module.css';

/** A decorative calendar leaf; the complete date is shown beside it. '' for an unknown day. */
export function EventLeaf({ day }: { readonly day: string }) {
  return (
    <span
      className={`${styles.leaf} grid flex-none justify-items-center border rounded-md bg-paper text-brand`}
      aria-hidden="true"
    >
      <span className="text-2xl font-bold tabular-nums">{Number(day.slice(8, 10)) || missing}</span>
      <span className={styles.month}>{day && shortMonth(day)}</span>
    </span>
  );
}
