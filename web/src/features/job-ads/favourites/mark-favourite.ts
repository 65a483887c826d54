import { announce } from '../../../core/ui/notices/announcer.tsx';
import { areFavouritesKept, setFavourite } from './favourites-store.ts';
import { t } from '../../../core/texts/texts.ts';

/** Adds an ad to the favourites or removes it, and announces it if it was done. `name` is shown after the ad is deleted. */
export function markFavourite(id: number, isFavourite: boolean, name?: string): void {
  if (!setFavourite(id, isFavourite, name)) return;
  const isLost = isFavourite && !areFavouritesKept();
  announce(
    isFavourite
      ? t('Zu den Favoriten hinzugefügt') + (isLost ? t(', aber nur für diesen Besuch') : '')
      : t('Aus den Favoriten entfernt'),
  );
}
