import styles from './switch.module.css';

interface SwitchProps {
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: boolean;
  readonly disabled?: boolean;
  readonly onChange: (value: boolean) => void;
}

/** On or off, with its name beside it; 44 px high. */
export function Switch({ id, label, hint, value, disabled = false, onChange }: SwitchProps) {
  return (
    <label className="tap-line relative gap-3">
      <input
        {...(id !== undefined && { id })}
        type="checkbox"
        role="switch"
        className={`${styles.input} w-full h-full m-0`}
        checked={value}
        aria-checked={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span
        className={`${styles.track} relative flex-none w-tap border-control rounded-md bg-paper`}
        aria-hidden="true"
      />
      <span>
        {label}
        {hint && <span className="block text-hint">{hint}</span>}
      </span>
    </label>
  );
}
