import { Link, useLocation } from 'wouter';
import { paths, resultsPath } from '../../../core/navigation/paths.ts';
import { StarIcon } from '../../../core/ui/icons/icons.tsx';
import { useFavourites } from '../../job-ads/favourites/use-favourites.ts';
import { t } from '../../../core/texts/texts.ts';
import styles from './favourites-link.module.css';
import { decodeAddress, encodeAddress } from '../search-link.ts';
import { emptySearch, type Search } from '../search.ts';

/** Returns the search of an address; on other pages there is no search to return to. */
function searchAt(location: string): Search {
  if (!location.startsWith(`${paths.results}/`)) return emptySearch;
  return decodeAddress(location.slice(paths.results.length + 1)).search;
}

/** Link to the favourites with their number, shown on every page. */
export function FavouritesLink() {
  const [location] = useLocation();
  const { length } = useFavourites();
  const search = searchAt(location);
  return (
    <Link
      href={resultsPath(encodeAddress({ search: { ...search, favourites: true } }))}
      className="min-w-tap hover-tint tap-line relative gap-3 justify-center py-0 px-2 rounded-md font-bold text-brand no-underline"
      aria-current={search.favourites ? 'page' : undefined}
    >
      <StarIcon isFilled={search.favourites} />
      <span className={styles.word}>{t('Favoriten')}</span>
      {length > 0 && (
        <span className={`${styles.number} absolute bg-solid text-on-solid text-center`}>
          {' '}
          {length}
        </span>
      )}
    </Link>
  );
}
