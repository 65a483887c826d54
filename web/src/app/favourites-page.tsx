import { FavouritesBar, FavouritesList } from '../features/search/favourites/favourites-list.tsx';
import { FavouritesTop } from '../features/search/favourites/favourites-top.tsx';
import { useResults } from '../features/search/queries.ts';
import { useGoneFavourites } from '../features/search/favourites/use-gone-favourites.ts';
import type { ResultsAddressControl } from '../features/search/use-results-address.ts';
import { useIsMobile } from '../floor/media.ts';
import { StoredNotice } from '../floor/stored-notice.tsx';
import { useStableCallback } from '../floor/use-stable-callback.ts';
import { ListSection } from './list-section.tsx';
import styles from './results-page.module.css';
import { Stage } from './stage.tsx';
import { ViewSwitch } from './view-switch.tsx';

interface FavouritesPageProps {
  readonly address: ResultsAddressControl;
}

/** The favourites with their map: the results page without a search. */
export function FavouritesPage({ address }: FavouritesPageProps) {
  const { search, opened, view, open, look } = address;
  const results = useResults(search, false);
  const gone = useGoneFavourites(results);
  const isMobile = useIsMobile();
  const openAd = useStableCallback((id: number) => open({ kind: 'ad', id }));
  return (
    <div className={styles.page} data-view="favourites">
      <FavouritesTop search={search} />
      <div className={styles.columns}>
        <ListSection label="Favoriten">
          <FavouritesBar results={results} gone={gone} />
          <StoredNotice of={results.data?.pages} />
          {(!isMobile || view === 'list') && (
            <FavouritesList
              results={results}
              gone={gone}
              search={search}
              opened={opened}
              onOpen={openAd}
            />
          )}
        </ListSection>
        <Stage address={address} search={search} />
      </div>
      {isMobile && <ViewSwitch view={view} onLook={look} />}
    </div>
  );
}
