import { useId, useState, type ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { FilterIcon } from '../ui/icons/icons.tsx';
import type { ListState } from './list-address.ts';
import styles from './list-tools.module.css';

interface FoldedFiltersProps {
  /** How many of them narrow the list. */
  readonly active: number;
  readonly children: ReactNode;
}

/** Filters of a list: in sight where there is room, behind a button that says how many are active on a phone. */
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

/** How many boxes of a list's filters are ticked. */
export function countTicked(
  state: ListState,
  ...groups: readonly (readonly { readonly key: string }[])[]
): number {
  return groups.flat().filter(({ key }) => state[key] === '1').length;
}
