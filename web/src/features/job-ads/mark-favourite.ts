import { announce } from '../../floor/announcer.tsx';
import { setFavourite } from './favourites-store.ts';

/** Adds an ad to the favourites or takes it out, and says so. `name` is what it is to be called once it is gone. */
export function markFavourite(id: number, isFavourite: boolean, name?: string): void {
  setFavourite(id, isFavourite, name);
  announce(isFavourite ? 'Zu den Favoriten hinzugefügt' : 'Aus den Favoriten entfernt');
}
