import { Link } from 'wouter';
import { useFavourites } from '../../features/job-ads/favourites/use-favourites.ts';
import { lastSearch } from '../../features/search/last-search.ts';
import { encodeAddress } from '../../features/search/search-link.ts';
import { emptySearch } from '../../features/search/search.ts';
import { resultsPath } from '../../core/navigation/paths.ts';
import { Notice } from '../../core/ui/notices/notice.tsx';
import { t } from '../../core/texts/texts.ts';
import styles from './offline-links-notice.module.css';

const favourites = resultsPath(encodeAddress({ search: { ...emptySearch, favourites: true } }));

/** Links to the data on this device: the last search and the favourites. */
export function OfflineLinksNotice() {
  const search = lastSearch();
  const { length } = useFavourites();
  const hasSomething = search !== null || length > 0;
  return (
    <Notice
      as="section"
      tone="attention"
      className={`${styles.links} row gap-1-4`}
      aria-label={t('Ohne Internetverbindung')}
    >
      <p className="font-bold">
        {hasSomething
          ? t('Du bist offline. Das kannst du trotzdem lesen:')
          : t('Du bist offline. Sobald du wieder Netz hast, kannst du suchen.')}
      </p>
      {search !== null && (
        <Link href={search} className="tap-line">
          {t('Deine letzte Suche')}
        </Link>
      )}
      {length > 0 && (
        <Link href={favourites} className="tap-line">
          {t('Deine Favoriten ({length})', { length })}
        </Link>
      )}
    </Notice>
  );
}
