import { useRef, type ReactNode } from 'react';
import { useFocusAbove } from '../../focus/use-focus-above.ts';
import styles from './selection-bar.module.css';

interface SelectionActionsProps {
  /** How much is selected. */
  readonly count: ReactNode;
  /** Classes that arrange the children. */
  readonly className: string;
  readonly children: ReactNode;
}

/** A bar with the actions for all selected rows; sticky while the list scrolls. */
export function SelectionActions({ count, className, children }: SelectionActionsProps) {
  const bar = useRef<HTMLDivElement>(null);
  useFocusAbove(bar);
  return (
    <div
      ref={bar}
      role="group"
      aria-label="Auswahl bearbeiten"
      className={`${styles.bar} sticky z-1 gap-2 py-2 px-3 rounded-lg bg-paper ${className}`}
    >
      <p className={`${styles.count} font-bold tabular-nums m-0`} role="status">
        {count}
      </p>
      {children}
    </div>
  );
}
