import { useSyncExternalStore } from 'react';
import { currentFavourites, watchFavourites } from './favourites-store.ts';

const none: readonly number[] = [];

/** Returns the ids of the favourites, the last marked one first; none during rendering on the server. */
export function useFavourites(): readonly number[] {
  return useSyncExternalStore(
    watchFavourites,
    () => currentFavourites().ids,
    () => none,
  );
}

/** Returns the ids in the list of favourites; none if the list is not shown (`isShown`). */
export function useListedFavourites(isShown = true): readonly number[] {
  return useSyncExternalStore(
    watchFavourites,
    () => (isShown ? currentFavourites().listed : none),
    () => none,
  );
}

/** Whether an ad is a favourite; the component renders again only if that changes. */
export function useIsFavourite(id: number): boolean {
  return useSyncExternalStore(
    watchFavourites,
    () => currentFavourites().marked.has(id),
    () => false,
  );
}
