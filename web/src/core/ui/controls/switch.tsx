import type { InputHTMLAttributes } from 'react';
import styles from './switch.module.css';

/** A checkbox that looks like a switch. The element around it provides the label and the size for touch. */
export function SwitchInput(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  return (
    <input
      {...props}
      type="checkbox"
      className={`${styles.switch} flex-none relative z-1 bg-paper m-0`}
    />
  );
}

interface SwitchProps {
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: boolean;
  readonly disabled?: boolean;
  readonly onChange: (value: boolean) => void;
}

/** A switch with its label beside it, 44 px high. */
export function Switch({ id, label, hint, value, disabled = false, onChange }: SwitchProps) {
  return (
    <label className="tap-line gap-3">
      <SwitchInput
        {...(id !== undefined && { id })}
        role="switch"
        checked={value}
        aria-checked={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {hint && <span className="block text-hint">{hint}</span>}
      </span>
    </label>
  );
}
