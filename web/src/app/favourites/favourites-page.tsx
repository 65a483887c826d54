import {
  FavouritesBar,
  FavouritesList,
} from '../../features/search/favourites/favourites-list.tsx';
import { BelowFavourites } from '../../features/search/favourites/below-favourites.tsx';
import { FavouritesTop } from '../../features/search/favourites/favourites-top.tsx';
import { useResults } from '../../features/search/queries.ts';
import { useFavourites } from '../../features/job-ads/favourites/use-favourites.ts';
import { useGoneFavourites } from '../../features/search/favourites/use-gone-favourites.ts';
import type { ResultsAddressControl } from '../../features/search/use-results-address.ts';
import { StoredNotice } from '../../core/offline/stored-notice.tsx';
import { useStableCallback } from '../../core/hooks/use-stable-callback.ts';
import { ListSection } from '../results/list-section.tsx';
import { t } from '../../core/texts/texts.ts';
import styles from '../results/results-page.module.css';
import { DetailPane } from '../results/detail-pane.tsx';
import { usePhoneView } from '../results/use-phone-view.ts';
import { ViewSwitch } from '../results/view-switch.tsx';

interface FavouritesPageProps {
  readonly address: ResultsAddressControl;
}

/** The favourites with their map, on the results page without a search. */
export function FavouritesPage({ address }: FavouritesPageProps) {
  const { search, opened, view, open } = address;
  const results = useResults(search, false);
  const gone = useGoneFavourites(results);
  const { isMobile, isMapOnly, isListDrawn, switchTo } = usePhoneView(address);
  const openAd = useStableCallback((id: number) => open({ kind: 'ad', id }));
  // Without a favourite the map is empty; the switch stays for users of the map, so that they can return to the list.
  const hasSwitch = useFavourites().length > 0 || view === 'map';
  const stage = <DetailPane address={address} search={search} />;
  const below = isListDrawn && (
    <div className={styles.cards} hidden={isMapOnly}>
      <BelowFavourites gone={gone} />
    </div>
  );
  return (
    <div
      className={`${styles.page} flex flex-col max-w-page w-full gap-4`}
      data-view="favourites"
      data-map={isMapOnly || undefined}
    >
      {/* The switch floats above the favourites and the map, and not above the buttons below them. */}
      <div className="flex flex-col gap-4">
        {isMapOnly && stage}
        <FavouritesTop search={search} />
        <div className={`${styles.columns} stack gap-5`}>
          <ListSection label={t('Favoriten')}>
            <FavouritesBar results={results} gone={gone} />
            <StoredNotice of={results.data?.pages} />
            {isListDrawn && (
              <div className={styles.cards} hidden={isMapOnly}>
                <FavouritesList
                  results={results}
                  gone={gone}
                  search={search}
                  opened={opened}
                  onOpen={openAd}
                />
              </div>
            )}
            {!isMobile && below}
          </ListSection>
          {!isMapOnly && stage}
        </div>
        {isMobile && hasSwitch && <ViewSwitch view={view} onLook={switchTo} />}
      </div>
      {isMobile && below}
    </div>
  );
}
