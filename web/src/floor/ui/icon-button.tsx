import type { ComponentType } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps {
  readonly Icon: ComponentType;
  /** What it does, and to what: 'Ute Kern bearbeiten'. */
  readonly label: string;
  /** What it does can hurt. */
  readonly danger?: boolean;
  readonly onClick: () => void;
}

/** A picture to press; its name shows where a mouse rests on it. */
export function IconButton({ Icon, label, danger = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      data-danger={danger}
      onClick={onClick}
    >
      <Icon />
    </button>
  );
}
