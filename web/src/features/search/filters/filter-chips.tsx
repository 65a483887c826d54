import { useRef } from 'react';
import { berlinToday } from '../../../core/text/dates.ts';
import { CloseIcon } from '../../../core/ui/icons/icons.tsx';
import { useBrafoFields } from '../../occupations/queries.ts';
import { activeFilters } from './active-filters.ts';
import { lazyPart } from '../../../core/loading/lazy-part.tsx';
import { t } from '../../../core/texts/texts.ts';
import styles from './filter-chips.module.css';
import { withoutFilters, type Search } from '../search.ts';

const AddShared = lazyPart(
  'add-shared',
  async () => (await import('../favourites/add-shared.tsx')).AddShared,
  null,
);

interface FilterChipsProps {
  readonly search: Search;
  /** Number of ads that the search finds; undefined while loading. */
  readonly found: number | undefined;
  readonly onChange: (search: Search) => void;
}

/** The active filters as buttons that remove them. */
export function FilterChips({ search, found, onChange }: FilterChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const { data: fields = [] } = useBrafoFields();
  const filters = activeFilters(search, fields, berlinToday());

  function remove(next: Search) {
    // The pressed button disappears; the focus moves to its row, which may be empty.
    group.current?.focus();
    onChange(next);
  }

  return (
    <>
      <div
        ref={group}
        {...(filters.length > 0 && { role: 'group', 'aria-label': t('Aktive Filter') })}
        tabIndex={-1}
        className={`${styles.chips} wrap gap-2`}
      >
        {filters.map(({ key, label, removed }) => (
          <button
            key={key}
            type="button"
            className={`${styles.chip} bg-accent-strong hover-underline tap-line max-w-full py-0 px-3 text-accent`}
            aria-label={t('Filter entfernen: {label}', { label })}
            onClick={() => remove(removed)}
          >
            <span className="overflow-hidden text-ellipsis whitespace-nowrap">{label}</span>
            <CloseIcon />
          </button>
        ))}
        {filters.length > 0 && (
          <button
            type="button"
            className={`${styles.reset} bg-accent-strong tap-line max-w-full py-0 px-3 text-accent underline`}
            onClick={() => remove(withoutFilters(search))}
          >
            {t('Filter zurücksetzen')}
          </button>
        )}
      </div>
      {search.jobIds.length > 1 && found !== 0 && <AddShared ids={search.jobIds} />}
    </>
  );
}
