import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  /** Name for screen readers, if no text is shown beside it. */
  readonly name?: string;
  readonly className?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Text beside it. */
  readonly children?: ReactNode;
}

/** A box that selects a row of a list or all of them. Its label is large enough for a finger. */
export function Checkbox({ name, className, checked, onChange, children }: CheckboxProps) {
  const size = children === undefined ? 'tap-square' : 'tap-line gap-3';
  return (
    <label className={className === undefined ? size : `${size} ${className}`}>
      <input
        type="checkbox"
        className={`${styles.box} m-0`}
        aria-label={name}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}
