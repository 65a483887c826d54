import type { ComponentType } from 'react';
import styles from './icon-button.module.css';
import { showToast } from '../notices/toast.ts';

interface IconButtonProps {
  readonly Icon: ComponentType;
  /** Action and object: 'Ute Kern bearbeiten'. */
  readonly label: string;
  /** Whether the action is destructive. */
  readonly danger?: boolean;
  /** Why the button is unavailable now; shown when it is pressed nevertheless. */
  readonly unavailable?: string | undefined;
  readonly onClick: () => void;
}

/** A button with an icon; its label is a tooltip. */
export function IconButton(props: IconButtonProps) {
  const { Icon, label, danger = false, unavailable, onClick } = props;
  return (
    <button
      type="button"
      className={`${styles.button} tap-square flex-none border-clear rounded-full bg-none text-lg text-brand p-0`}
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
