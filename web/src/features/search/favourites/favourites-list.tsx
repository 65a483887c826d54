import { useEffect } from 'react';
import { PrintButton } from '../../../core/print/print-button.tsx';
import { QueryView } from '../../../core/data/query-view.tsx';
import { StarIcon } from '../../../core/ui/icons/icons.tsx';
import { nameOf } from '../../job-ads/favourites/favourite-star.tsx';
import {
  nameFavourites,
  useAreFavouritesKept,
} from '../../job-ads/favourites/listed-favourites.ts';
import { useFavourites, useListedFavourites } from '../../job-ads/favourites/use-favourites.ts';
import { ShareButton } from '../../../core/ui/controls/share-button.tsx';
import { FavouriteSlot } from './favourite-slot.tsx';
import { counted, t } from '../../../core/texts/texts.ts';
import styles from './favourites-list.module.css';
import { GoneFavourites } from './gone-favourites.tsx';
import type { useResults } from '../queries.ts';
import countStyles from '../results/result-count.module.css';
import { ResultList } from '../results/result-list.tsx';
import { ResultListSkeleton } from '../results/result-skeleton.tsx';
import type { Opened, Search } from '../search.ts';
import { linkOfList } from './link-of-list.ts';

const loadSheet = async () => (await import('./favourites-sheet.tsx')).FavouritesSheet;

interface FavouritesBarProps {
  readonly results: ReturnType<typeof useResults>;
  /** Deleted ads among those listed; undefined while unknown. */
  readonly gone: readonly number[] | undefined;
}

/** The number of favourites, and buttons to share and print them. */
export function FavouritesBar({ results, gone = [] }: FavouritesBarProps) {
  const ids = useFavourites();
  const isEmpty = useListedFavourites().length === 0;
  const there = ids.filter((id) => !gone.includes(id));
  const url = linkOfList(there);
  const cards = (results.data?.pages ?? []).flatMap((page) => page.results);
  const shown = cards.filter(({ id }) => there.includes(id));
  return (
    <div className={`${styles.bar} row gap-2-4 justify-between min-h-tap`}>
      <p role="status" className={`${countStyles.count} text-lg font-bold`}>
        {!isEmpty && countText(ids.length, ids.length - there.length)}
      </p>
      {there.length > 0 && (
        <div className="wrap gap-2">
          <ShareButton label={t('Favoriten teilen')} url={url} />
          <PrintButton
            name="favourites"
            load={loadSheet}
            sheet={{ cards: shown, others: there.length - shown.length, url }}
          />
        </div>
      )}
    </div>
  );
}

function countText(count: number, gone: number): string {
  const all = t('{ads} gemerkt', { ads: counted(count, 'Stelle', 'Stellen') });
  if (gone === 0) return all;
  return gone === count
    ? t('{all}, nicht mehr verfügbar', { all })
    : t('{all}, {gone} nicht mehr verfügbar', { all, gone });
}

interface FavouritesListProps {
  readonly results: ReturnType<typeof useResults>;
  readonly gone: readonly number[] | undefined;
  readonly search: Search;
  readonly opened: Opened | null;
  readonly onOpen: (id: number) => void;
}

/** The favourites, and below them those whose ads were deleted. */
export function FavouritesList({
  results,
  gone = [],
  search,
  opened,
  onOpen,
}: FavouritesListProps) {
  const listed = useListedFavourites();
  useNames(results);
  if (listed.length === 0) return <NoFavourites />;
  return (
    <QueryView
      query={results}
      loading={<ResultListSkeleton />}
      failed={t('Die Stellen konnten nicht geladen werden.')}
    >
      {({ pages }) => (
        <>
          {pages[0]?.count !== 0 && (
            <div className={`${styles.list} stack gap-3`}>
              <ResultList
                results={results}
                search={search}
                opened={opened}
                onOpen={onOpen}
                insert={null}
                slot={FavouriteSlot}
              />
            </div>
          )}
          <GoneFavourites ids={gone} />
        </>
      )}
    </QueryView>
  );
}

/** Stores the names of the loaded ads, for the time after they are deleted. */
function useNames({ data, isPlaceholderData }: ReturnType<typeof useResults>): void {
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const cards = data.pages.flatMap((page) => page.results);
    nameFavourites(Object.fromEntries(cards.map((card) => [card.id, nameOf(card)])));
  }, [data, isPlaceholderData]);
}

function NoFavourites() {
  const areKept = useAreFavouritesKept();
  return (
    <div className={`${styles.none} py-8 rounded-lg text-center bg-accent`}>
      <span className={`${styles.drawn} place-center mb-4 rounded-full text-brand bg-paper`}>
        <StarIcon />
      </span>
      <p className="text-xl font-bold">{t('Du hast noch keine Favoriten.')}</p>
      <p className={`${styles.explanation} mt-1 text-soft`}>
        {t('Tippe bei einer Stelle auf den Stern, dann findest du sie hier wieder')}
        {areKept && t(' – auch morgen noch und ohne Anmeldung')}.
      </p>
    </div>
  );
}
