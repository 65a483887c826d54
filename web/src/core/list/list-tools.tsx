import type { ReactNode } from 'react';
import styles from './list-tools.module.css';

interface ListToolsProps {
  /** For screen readers: 'Firmen durchsuchen'. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Row above a list: its search, filters, and what else narrows it. */
export function ListTools({ label, children }: ListToolsProps) {
  return (
    <search aria-label={label} className={styles.tools}>
      {children}
    </search>
  );
}
