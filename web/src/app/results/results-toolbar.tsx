import { useState } from 'react';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { Button } from '../../core/ui/controls/button.tsx';
import { hasSavedSearches } from '../../features/search/last-search.ts';
import { ResultCount } from '../../features/search/results/result-count.tsx';
import { countFilters, type Search } from '../../features/search/search.ts';
import { SortSelect } from '../../features/search/results/sorting/sort-select.tsx';
import { FilterIcon } from '../../core/ui/icons/icons.tsx';
import { t } from '../../core/texts/texts.ts';
import styles from './results-page.module.css';

const SaveSearch = lazyPart(
  'save-search',
  async () => (await import('../../features/alerts/save-search.tsx')).SaveSearch,
  null,
);

interface ResultsToolbarProps {
  readonly count: number | undefined;
  readonly isFailed: boolean;
  readonly search: Search;
  /** Opens the filters; null if they are beside the list. */
  readonly onFilters: (() => void) | null;
  readonly onSort: (search: Search) => void;
}

/** Above the list: the number of results, their order, and the buttons for the filters and for saving the search. */
export function ResultsToolbar(props: ResultsToolbarProps) {
  const { count, isFailed, search, onFilters, onSort } = props;
  const filters = countFilters(search);
  const [isSaving, setSaving] = useState(false);
  return (
    <div className={`${styles.toolbar} row gap-2-4 justify-between min-h-tap`}>
      <ResultCount count={count} isFailed={isFailed} />
      <Button wraps name="save" variant="default" onClick={() => setSaving(true)}>
        {t('Suche merken')}
      </Button>
      {(isSaving || hasSavedSearches()) && (
        <SaveSearch search={search} isOpen={isSaving} setOpen={setSaving} />
      )}
      <div className={`${styles.tools} row gap-2 min-w-0`}>
        {count !== 0 && (
          <SortSelect search={search} isSettled={count !== undefined} onSort={onSort} />
        )}
        {onFilters && (
          <Button
            name="filters"
            variant="default"
            icon={<FilterIcon />}
            aria-label={filters > 0 ? t('Filter, {filters} aktiv', { filters }) : undefined}
            onClick={onFilters}
          >
            {t('Filter')}{' '}
            {filters > 0 && (
              <span
                className={`${styles.number} text-on-solid bg-solid py-0 px-2 rounded-md text-center`}
              >
                {filters}
              </span>
            )}
          </Button>
        )}
      </div>
    </div>
  );
}
