import type { ReactNode } from 'react';
import styles from './choice-pill.module.css';

interface ChoicePillProps {
  readonly name?: string;
  readonly value?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Full width, for long labels below each other. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A checkbox that looks like a pill, 44 px high for touch. */
export function ChoicePill(props: ChoicePillProps) {
  const { name, value, checked, onChange, wide, children } = props;
  return (
    <label
      className={`${styles.pill} hover-tint tap-line relative gap-2 border-control leading-tight bg-paper`}
      data-wide={wide}
    >
      <input
        type="checkbox"
        name={name}
        value={value}
        className={`${styles.input} absolute inset-0 opacity-0 w-full h-full m-0`}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={`${styles.mark} grid flex-none place-center bg-paper`} aria-hidden="true" />
      <span className={`${styles.label} min-w-0 hyphens-auto`}>{children}</span>
    </label>
  );
}
