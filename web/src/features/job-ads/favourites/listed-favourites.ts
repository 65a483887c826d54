import { useSyncExternalStore } from 'react';
import { t } from '../../../core/texts/texts.ts';
import type { FavouriteNames } from './favourites-storage.ts';
import {
  areFavouritesKept,
  currentFavourites,
  storeFavourites,
  watchFavourites,
} from './favourites-store.ts';

/* What only the list of favourites needs, so that a search does not load it. */

/** Removes several favourites at once. */
export function removeFavourites(gone: readonly number[]): void {
  storeFavourites(
    currentFavourites().ids.filter((id) => !gone.includes(id)),
    {},
  );
}

/** Stores names of favourites that have none yet or were renamed since. */
export function nameFavourites(names: FavouriteNames): void {
  const { ids, marked, names: known } = currentFavourites();
  const isNew = ([id, name]: [string, string]) =>
    marked.has(Number(id)) && known[Number(id)] !== name;
  const news = Object.entries(names).filter(isNew);
  if (news.length > 0) storeFavourites(ids, Object.fromEntries(news));
}

/** Returns the last known name of a favourite. */
export const favouriteName = (id: number): string =>
  currentFavourites().names[id] ?? t('Stelle Nr. {id}', { id });

/** Whether the browser keeps favourites after this visit. */
export function useAreFavouritesKept(): boolean {
  return useSyncExternalStore(watchFavourites, areFavouritesKept, () => true);
}
