import { useId, useState, type ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { FilterIcon } from '../ui/icons/icons.tsx';
import styles from './list-tools.module.css';

interface FoldedFiltersProps {
  /** Number of active filters. */
  readonly active: number;
  readonly children: ReactNode;
}

/** Filters of a list: always visible on a large screen, on a phone behind a button with the number of active ones. */
export function FoldedFilters({ active, children }: FoldedFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="default"
        className={styles.fold}
        icon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={active > 0 ? `Filter, ${active} aktiv` : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        Filter{' '}
        {active > 0 && (
          <span
            className={`${styles.number} text-on-solid bg-solid py-0 px-2 rounded-md tabular-nums text-center`}
          >
            {active}
          </span>
        )}
      </Button>
      <div id={id} className={styles.folded} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
