import type { ComponentType } from 'react';
import styles from './icon-button.module.css';
import { showToast } from '../notices/toast.ts';

interface IconButtonProps {
  readonly Icon: ComponentType;
  /** What it does, and to what: 'Ute Kern bearbeiten'. */
  readonly label: string;
  /** What it does can hurt. */
  readonly danger?: boolean;
  /** Why it cannot be pressed now; said where it is pressed all the same. */
  readonly unavailable?: string | undefined;
  readonly onClick: () => void;
}

/** A picture to press; its name shows where a mouse rests on it. */
export function IconButton(props: IconButtonProps) {
  const { Icon, label, danger = false, unavailable, onClick } = props;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={unavailable ?? label}
      aria-disabled={unavailable === undefined ? undefined : true}
      data-danger={danger}
      onClick={unavailable === undefined ? onClick : () => showToast(unavailable)}
    >
      <Icon />
    </button>
  );
}
