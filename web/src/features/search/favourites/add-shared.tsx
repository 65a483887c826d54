import { Button } from '../../../core/ui/controls/button.tsx';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import { setFavourite } from '../../job-ads/favourites/favourites-store.ts';
import { removeFavourites } from '../../job-ads/favourites/listed-favourites.ts';
import { useFavourites } from '../../job-ads/favourites/use-favourites.ts';
import { useState } from 'react';
import { useLeftAds } from './use-gone-favourites.ts';
import { t } from '../../../core/texts/texts.ts';

/** Offers to keep the ads of a shared list that still exist. */
export function AddShared({ ids }: { readonly ids: readonly number[] }) {
  const { data: left = [] } = useLeftAds(ids);
  const own = useFavourites();
  const [added, setAdded] = useState<readonly number[]>([]);
  const missing = ids.filter((id) => left.includes(id) && !own.includes(id));

  function add() {
    const done = missing.toReversed().filter((id) => setFavourite(id, true));
    setAdded(done);
    if (done.length === missing.length) announce(t('Zu deinen Favoriten hinzugefügt'));
  }

  function undo() {
    removeFavourites(added);
    setAdded([]);
    announce(t('Wieder entfernt'));
  }

  if (added.length === 0 && missing.length === 0) return null;
  return (
    <div className="card row gap-2 p-4">
      <p className="min-w-0">
        {added.length > 0
          ? t('Diese Stellen stehen jetzt bei deinen Favoriten auf diesem Gerät.')
          : t('Diese Liste wurde dir geschickt.')}
      </p>
      <Button variant="default" onClick={added.length > 0 ? undo : add}>
        {added.length > 0 ? t('Rückgängig') : t('Alle zu meinen Favoriten')}
      </Button>
    </div>
  );
}
