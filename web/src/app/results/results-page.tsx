import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useParams } from 'wouter';
import { VisuallyHidden } from '../../core/ui/text/visually-hidden.tsx';
import { FilterPanel } from '../../features/search/filters/filter-panel.tsx';
import { useReachable, useResults } from '../../features/search/queries.ts';
import { RaisedNotice } from '../../features/search/results/raised-notice.tsx';
import { UnderstoodChips } from '../../features/search/results/understood/understood-chips.tsx';
import { SearchBar } from '../../features/search/fields/search-bar.tsx';
import { encodeAddress } from '../../features/search/search-link.ts';
import { countFilters, type Search } from '../../features/search/search.ts';
import { searchTitle } from '../../features/search/search-title.ts';
import { useRaisedPerimeter } from '../../features/search/results/use-raised-perimeter.ts';
import {
  useResultsAddress,
  type ResultsAddressControl,
} from '../../features/search/use-results-address.ts';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { beginPage } from '../../core/history/scrolling.ts';
import { useIsWide } from '../../core/api/media.ts';
import { PageHeading, usePageTitle } from '../../core/navigation/page.tsx';
import { StoredNotice } from '../../core/offline/stored-notice.tsx';
import { favourites } from '../favourites/favourites.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { OfflineLinks } from '../frame/offline-links.tsx';
import { ListSection } from './list-section.tsx';
import { ResultsColumn } from './results-column.tsx';
import { ResultsToolbar } from './results-toolbar.tsx';
import { t } from '../../core/texts/texts.ts';
import styles from './results-page.module.css';
import './results-shell.css';
import { DetailPane } from './detail-pane.tsx';
import { usePhoneView } from './use-phone-view.ts';
import { ViewSwitch } from './view-switch.tsx';

/** Loaded separately, because most searches have no filter. */
const FilterChips = lazyPart(
  'filter-chips',
  async () => (await import('../../features/search/filters/filter-chips.tsx')).FilterChips,
  null,
);

/** A search with its results, or the favourites. */
export function ResultsPage() {
  const segment = useParams()['*'] ?? '';
  const address = useResultsAddress(segment);
  const isFavourites = address.search.favourites;
  return isFavourites ? <favourites.Page address={address} /> : <SearchResults address={address} />;
}

function SearchResults({ address }: { readonly address: ResultsAddressControl }) {
  const { show } = address;
  const choose = (next: Search) => show(next, 'chosen');
  const search = useReachable(address.search);
  const { results, isRaising, reading, count, facets } = useShownResults(search, address);
  const isWide = useIsWide();
  const { isMobile, isMapOnly, isListDrawn, switchTo } = usePhoneView(address);
  const [filtersOpened, setFiltersOpened] = useState(false);
  // On a wide screen there is no drawer; it must not open again when the window becomes narrow.
  if (isWide && filtersOpened) setFiltersOpened(false);
  const hasChips = useHasChips(search);
  usePageTitle(searchTitle(search));
  useTopOnNewSearch(address.search);

  const stage = <DetailPane address={address} search={search} />;

  return (
    <div
      className={`${styles.page} flex flex-col max-w-page w-full gap-4`}
      data-map={isMapOnly || undefined}
    >
      {isMapOnly && stage}
      <PageHeading className="text-2xl">{t('Stellen finden')}</PageHeading>
      <SearchBar search={search} onSearch={show} />
      {hasChips && <FilterChips search={search} found={count} onChange={choose} />}
      <div className={`${styles.columns} stack gap-5`}>
        {isWide && <FilterColumn search={search} facets={facets} onChange={choose} />}
        <ListSection label={t('Suchergebnisse')}>
          <ResultsToolbar
            count={count}
            isFailed={results.isError}
            search={search}
            onFilters={isWide ? null : () => setFiltersOpened(true)}
            onSort={choose}
          />
          <UnderstoodChips search={search} reading={reading} onChange={choose} />
          <RaisedNotice km={address.raisedTo} />
          <StoredNotice of={results.data?.pages} />
          {results.isError && <OfflineLinks />}
          {isListDrawn && (
            <div className={styles.cards} hidden={isMapOnly}>
              <ResultsColumn results={results} address={address} isRaising={isRaising} />
            </div>
          )}
        </ListSection>
        {!isMapOnly && stage}
      </div>
      {isMobile && <ViewSwitch view={address.view} onLook={switchTo} />}
      {!isWide && (
        <FilterDrawer
          opened={filtersOpened}
          onClose={() => setFiltersOpened(false)}
          search={search}
          count={count}
          facets={facets}
          onChange={choose}
        />
      )}
    </div>
  );
}

/** The results of a search, with the values that may be shown while the next results are loading. */
function useShownResults(search: Search, { raisedTo, show }: ResultsAddressControl) {
  const results = useResults(search, raisedTo !== null);
  const isRaising = useRaisedPerimeter(search, results, raisedTo, (next) => show(next, 'raised'));
  const first = results.data?.pages[0];
  // The cards of the previous search may stay for a moment; its count would be wrong.
  const reading = results.isPlaceholderData ? undefined : first;
  return {
    results,
    isRaising,
    reading,
    count: isRaising ? undefined : reading?.count,
    // Old numbers at the filters may stay: numbers that disappear for a moment would be worse.
    facets: isRaising ? undefined : first?.facets,
  };
}

/** Once shown, the chips stay for the keyboard focus, also without a filter. */
function useHasChips(search: Search): boolean {
  const isFiltered = countFilters(search) > 0;
  const [hasChips, setHasChips] = useState(isFiltered);
  if (isFiltered && !hasChips) setHasChips(true);
  return hasChips;
}

function FilterColumn(props: ComponentProps<typeof FilterPanel>) {
  return (
    <section
      className={`${styles.filters} sticky overflow-y-auto overscroll-contain card self-start py-4 px-2`}
      aria-labelledby="filter"
    >
      <VisuallyHidden id="filter" as="h2">
        {t('Filter')}
      </VisuallyHidden>
      <FilterPanel {...props} />
    </section>
  );
}

/** Scrolls to the top for each new search; not when an ad opens beside the list or the order changes. */
function useTopOnNewSearch(search: Search) {
  const key = encodeAddress({ search: { ...search, sort: 'relevance' } });
  const before = useRef(key);
  useEffect(() => {
    if (before.current !== key) beginPage();
    before.current = key;
  }, [key]);
}
