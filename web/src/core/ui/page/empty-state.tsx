import type { ComponentType, ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly Icon: ComponentType;
  readonly text: string;
  /** The next step. */
  readonly action?: ReactNode;
}

/** Stands where a list has nothing to show. */
export function EmptyState({ Icon, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.picture}>
        <Icon />
      </span>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
