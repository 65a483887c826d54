import { useQuery } from '@tanstack/react-query';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { Bell, BellRing } from 'lucide';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { Button } from '../../core/ui/controls/button.tsx';
import { Icon } from '../../core/ui/icons/icon.tsx';
import { newAdsQuery } from '../search/saved/new-ads-query.ts';
import type { SavedSearch } from '../search/saved/saved-storage.ts';
import { markSeen, useSavedSearches } from '../search/saved/saved-store.ts';
import { encodeAddress } from '../search/search-link.ts';
import type { Search } from '../search/search.ts';
import styles from './save-search.module.css';

const SaveSheet = lazyPart(
  'save-sheet',
  async () => (await import('./save-sheet.tsx')).SaveSheet,
  null,
);

interface SaveSearchProps {
  readonly search: Search;
}

/** The button that saves a search; of a saved one it also says what is new, which has then been seen. */
export function SaveSearch({ search }: SaveSearchProps) {
  const segment = encodeAddress({ search });
  const saved = useSavedSearches().find((one) => one.segment === segment);
  const [isOpen, setOpen] = useState(false);
  // A list of given ads, which somebody has shared, never has a new one.
  if (search.jobIds.length > 0) return null;
  return (
    <div className={`${styles.line} row gap-2-4`}>
      <Button
        name="save-search"
        variant="light"
        compact
        icon={<Icon node={saved ? BellRing : Bell} />}
        onClick={() => setOpen(true)}
      >
        {saved ? 'Suche gemerkt' : 'Suche merken'}
      </Button>
      {saved && <NewSince key={segment} saved={saved} />}
      {isOpen && <SaveSheet search={search} onClose={() => setOpen(false)} />}
    </div>
  );
}

function NewSince({ saved }: { readonly saved: SavedSearch }) {
  // What was new stays said as long as the search is shown.
  const [since] = useState(saved.since);
  const { segment } = saved;
  const { data } = useQuery(newAdsQuery({ segment, since }));
  useEffect(() => {
    if (data) markSeen(segment, data.as_of);
  }, [data, segment]);
  if (!data || data.count === 0) return null;
  return (
    <p className="font-bold text-brand">
      {counted(data.count, 'neue Stelle', 'neue Stellen')} seit deinem letzten Besuch
    </p>
  );
}
