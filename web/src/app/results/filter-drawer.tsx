import type { Facets } from '@lehrpfad/contract/search/guidance.ts';
import { Button } from '../../core/ui/controls/button.tsx';
import { VisuallyHidden } from '../../core/ui/text/visually-hidden.tsx';
import { FilterPanel } from '../../features/search/filters/filter-panel.tsx';
import { countText } from '../../features/search/results/result-count.tsx';
import { countFilters, withoutFilters, type Search } from '../../features/search/search.ts';
import { Drawer } from '../../core/ui/dialogs/drawer.tsx';
import { locale, t } from '../../core/texts/texts.ts';
import styles from './results-page.module.css';

interface FilterDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly search: Search;
  readonly count: number | undefined;
  readonly facets: Facets | undefined;
  readonly onChange: (search: Search) => void;
}

/** The filters in a drawer, if there is no room beside the list. They apply at once, and the drawer shows the number of results. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { opened, onClose, search, count, facets, onChange } = props;
  return (
    <Drawer
      opened={opened}
      title={t('Filter')}
      side="bottom"
      onClose={onClose}
      footer={
        <div className={`${styles.filter_actions} wrap gap-2`}>
          {/* The list's own status is inert behind the drawer. */}
          <VisuallyHidden role="status">{count !== undefined && countText(count)}</VisuallyHidden>
          <Button
            variant="default"
            disabled={countFilters(search) === 0}
            onClick={() => onChange(withoutFilters(search))}
          >
            {t('Zurücksetzen')}
          </Button>
          <Button onClick={onClose}>
            {count?.toLocaleString(locale())} {count === 1 ? t('Ergebnis') : t('Ergebnisse')}{' '}
            {t('anzeigen')}
          </Button>
        </div>
      }
    >
      <FilterPanel search={search} facets={facets} onChange={onChange} />
    </Drawer>
  );
}
