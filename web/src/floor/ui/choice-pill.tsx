import type { ReactNode } from 'react';
import styles from './choice-pill.module.css';

interface ChoicePillProps {
  readonly type: 'checkbox' | 'radio';
  readonly name?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Fills its row: for long labels that stand below each other. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A checkbox or radio in the form of a pill, 44 px high: what a thumb hits. */
export function ChoicePill({ type, name, checked, onChange, wide, children }: ChoicePillProps) {
  return (
    <label className={styles.pill} data-type={type} data-wide={wide}>
      <input
        type={type}
        name={name}
        className={styles.input}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {type === 'checkbox' && <span className={styles.mark} aria-hidden="true" />}
      <span className={styles.label}>{children}</span>
    </label>
  );
}
