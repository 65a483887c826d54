import type { Sorting } from '@lehrpfad/contract/core/options.ts';
import { useEffect, useId, useRef } from 'react';
import { Select } from '../../../../core/ui/inputs/select.tsx';
import { announce } from '../../../../core/ui/notices/announcer.tsx';
import type { Search } from '../../search.ts';
import { sortingOf, sortOptions } from './sort-options.ts';
import { t } from '../../../../core/texts/texts.ts';
import styles from './sort-select.module.css';

interface SortSelectProps {
  readonly search: Search;
  /** Whether the list is already in this order. */
  readonly isSettled: boolean;
  readonly onSort: (search: Search) => void;
}

/** Select for the order of the list. The number of results does not change, so the new order is announced once it has loaded. */
export function SortSelect({ search, isSettled, onSort }: SortSelectProps) {
  const id = useId();
  const options = sortOptions(search);
  const value = sortingOf(search);
  const label = options.find((option) => option.value === value)?.label ?? '';
  const isAsked = useRef(false);

  useEffect(() => {
    if (!isAsked.current || !isSettled) return;
    isAsked.current = false;
    announce(t('Sortiert: {label}', { label }));
  }, [isSettled, label]);

  return (
    <div className={`${styles.sort} line gap-2 min-w-0`}>
      <label htmlFor={id} className={styles.label}>
        {t('Sortieren')}
      </label>
      <Select
        id={id}
        name="sort"
        className="grow-basis min-w-0"
        options={options}
        value={value}
        onChange={(event) => {
          isAsked.current = true;
          onSort({ ...search, sort: event.currentTarget.value as Sorting });
        }}
      />
    </div>
  );
}
