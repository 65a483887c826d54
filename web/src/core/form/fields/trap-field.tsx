import type { Ref } from 'react';
import styles from './trap-field.module.css';

interface TrapFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly name: string;
  /** A label that bots expect. */
  readonly label: string;
}

/** A hidden field (honeypot): only bots fill it in. */
export function TrapField({ ref, name, label }: TrapFieldProps) {
  return (
    <div className={`${styles.trap} absolute overflow-hidden`} aria-hidden="true">
      <label>
        {label}
        <input ref={ref} type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
