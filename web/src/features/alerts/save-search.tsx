import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { newAdsQuery } from '../search/saved/new-ads-query.ts';
import type { SavedSearch } from '../search/saved/saved-storage.ts';
import { markSeen, useSavedSearches } from '../search/saved/saved-store.ts';
import { encodeAddress } from '../search/search-link.ts';
import type { Search } from '../search/search.ts';
import { SaveSheet } from './save-sheet.tsx';
import { counted, t } from '../../core/texts/texts.ts';

interface SaveSearchProps {
  readonly search: Search;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** The sheet that saves a search. For a saved search the number of new ads is shown, which then count as seen. */
export function SaveSearch({ search, isOpen, setOpen }: SaveSearchProps) {
  const segment = encodeAddress({ search });
  const saved = useSavedSearches().find((one) => one.segment === segment);
  return (
    <>
      {saved && <NewSince key={segment} saved={saved} />}
      {isOpen && <SaveSheet search={search} onClose={() => setOpen(false)} />}
    </>
  );
}

function NewSince({ saved }: { readonly saved: SavedSearch }) {
  // The number of new ads stays the same as long as the search is shown.
  const [since] = useState(saved.since);
  const { segment } = saved;
  const { data } = useQuery(newAdsQuery({ segment, since }));
  useEffect(() => {
    if (data) markSeen(segment, data.as_of);
  }, [data, segment]);
  return (
    <p className="w-full">
      {t('Diese Suche hast du gemerkt')}
      {data && data.count > 0 && (
        <>
          : <b>{counted(data.count, 'neue Stelle', 'neue Stellen')}</b>{' '}
          {t('seit deinem letzten Besuch')}
        </>
      )}
      .
    </p>
  );
}
