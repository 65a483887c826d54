import { Button } from '../../../core/ui/controls/button.tsx';
import { SearchIcon } from '../../../core/ui/icons/icons.tsx';
import { t } from '../../../core/texts/texts.ts';
import styles from './search-bar.module.css';
import { SearchFields } from './search-fields.tsx';
import { useSearchBar, type SearchBarProps } from './use-search-bar.ts';

export function SearchBar(props: SearchBarProps) {
  const { draft, change, leavePlace, submit } = useSearchBar(props);
  return (
    <form
      role="search"
      aria-label={t('Suche ändern')}
      className={`${styles.bar} card wrap gap-2 items-start`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SearchFields draft={draft} onChange={change} onPlaceBlur={leavePlace} />
      <Button type="submit" name="search" icon={<SearchIcon />} className={styles.submit}>
        {t('Suchen')}
      </Button>
    </form>
  );
}
