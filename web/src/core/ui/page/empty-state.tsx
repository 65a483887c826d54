import type { ComponentType, ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly Icon: ComponentType;
  readonly text: string;
  /** Button for the next step. */
  readonly action?: ReactNode;
}

/** Shown instead of an empty list. */
export function EmptyState({ Icon, text, action }: EmptyStateProps) {
  return (
    <div
      className={`${styles.empty} stack justify-items-center gap-4 rounded-lg text-center bg-paper`}
    >
      <span className={`${styles.picture} disc text-brand bg-accent`}>
        <Icon />
      </span>
      <p className="text-lg">{text}</p>
      {action}
    </div>
  );
}
