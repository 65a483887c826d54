import type { Named } from '@lehrpfad/contract/core/fields.ts';
import styles from './name-chips.module.css';

interface NameChipsProps {
  readonly names: readonly Named[];
  /** What they are. */
  readonly label: string;
}

export function NameChips({ names, label }: NameChipsProps) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {names.map(({ id, name }) => (
        <li key={id} className={styles.chip}>
          {name}
        </li>
      ))}
    </ul>
  );
}
