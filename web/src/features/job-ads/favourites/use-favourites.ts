import { useSyncExternalStore } from 'react';
import { areFavouritesKept, currentFavourites, watchFavourites } from './favourites-store.ts';

const none: readonly number[] = [];

/** Ids of the favourites, last marked first. None while the page is built on the server. */
export function useFavourites(): readonly number[] {
  return useSyncExternalStore(
    watchFavourites,
    () => currentFavourites().ids,
    () => none,
  );
}

/** Ids of what the list of favourites shows; none where it is not (`isShown`). */
export function useListedFavourites(isShown = true): readonly number[] {
  return useSyncExternalStore(
    watchFavourites,
    () => (isShown ? currentFavourites().listed : none),
    () => none,
  );
}

/** Whether one ad is a favourite; only a change of that makes its reader render again. */
export function useIsFavourite(id: number): boolean {
  return useSyncExternalStore(
    watchFavourites,
    () => currentFavourites().marked.has(id),
    () => false,
  );
}

/** Whether the browser keeps favourites beyond this visit. */
export function useAreFavouritesKept(): boolean {
  return useSyncExternalStore(watchFavourites, areFavouritesKept, () => true);
}
