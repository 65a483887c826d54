import { missing, shortMonth } from '../../core/text/dates.ts';
import styles from './event-leaf.module.css';

interface EventLeafProps {
  /** '' for an unknown day. */
  readonly day: string;
  readonly small?: boolean;
}

/** A decorative calendar leaf; the complete date is shown beside it. */
export function EventLeaf({ day, small }: EventLeafProps) {
  return (
    <span
      className={`${styles.leaf} grid flex-none justify-items-center border rounded-md bg-paper text-brand`}
      data-small={small}
      aria-hidden="true"
    >
      <span className="text-2xl font-bold tabular-nums">{Number(day.slice(8, 10)) || missing}</span>
      <span className={styles.month}>{day && shortMonth(day)}</span>
    </span>
  );
}
