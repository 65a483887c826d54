import { limits } from '@lehrpfad/contract/core/limits.ts';
import {
  canRead,
  isOurs,
  readIds,
  readNames,
  write,
  type FavouriteNames,
} from './favourites-storage.ts';

interface Favourites {
  /** The last marked one first. */
  readonly ids: readonly number[];
  readonly marked: ReadonlySet<number>;
  /** Ids in the list of favourites: all favourites, and those unmarked since the list was opened. */
  readonly listed: readonly number[];
  /** Names of all listed ads. */
  readonly names: FavouriteNames;
}

let state = stateOf(readIds(), readNames(), []);
/** Those that were marked before this page was loaded. */
export const earlierFavourites = state.marked;
/** Whether the browser keeps them after this visit. */
let areKept = canRead();
/** Number of open lists. */
let lookers = 0;
const listeners = new Set<() => void>();

if (typeof addEventListener === 'function') {
  addEventListener('storage', follow);
  // A page from the back/forward cache has missed the events meanwhile.
  addEventListener('pageshow', (event) => event.persisted && change(readIds(), readNames()));
}

function stateOf(
  ids: readonly number[],
  names: FavouriteNames,
  listedBefore: readonly number[],
): Favourites {
  const added = ids.filter((id) => !listedBefore.includes(id));
  const listed = added.length > 0 ? [...added, ...listedBefore] : listedBefore;
  const known = Object.entries(names).filter(([id, name]) => name && listed.includes(Number(id)));
  return { ids, marked: new Set(ids), listed, names: Object.fromEntries(known) };
}

function change(ids: readonly number[], names: FavouriteNames): void {
  state = stateOf(ids, { ...state.names, ...names }, lookers > 0 ? state.listed : []);
  for (const listener of listeners) listener();
}

function keep(): void {
  const wereKept = areKept;
  areKept = write(state.ids, state.names);
  if (areKept === wereKept) return;
  for (const listener of listeners) listener();
}

/** Takes over a change by another tab. */
function follow(event: StorageEvent): void {
  if (isOurs(event.key)) change(readIds(), readNames());
}

/** Takes over and stores the favourites, with names of new or renamed ones. */
export function storeFavourites(ids: readonly number[], names: FavouriteNames): void {
  change(ids, names);
  keep();
}

/**
 * Adds or removes an ad. `name` is shown after the ad is deleted. A full list takes no other ad, and says so: none is dropped for it.
 * @returns whether it was done
 */
export function setFavourite(id: number, isFavourite: boolean, name = ''): boolean {
  const others = state.ids.filter((other) => other !== id);
  if (isFavourite && others.length >= limits.jobIdsPerSearch) {
    void import('./full-favourites.ts').then(({ tellFull }) => tellFull());
    return false;
  }
  storeFavourites(isFavourite ? [id, ...others] : others, name === '' ? {} : { [id]: name });
  return true;
}

/**
 * Registers an open list of favourites: from then on unmarked ads stay listed, so that nothing moves under a finger and the change can be
 * undone. Returns the function that ends this.
 */
export function holdFavourites(): () => void {
  lookers += 1;
  return () => {
    lookers -= 1;
    change(state.ids, {});
  };
}

export function watchFavourites(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentFavourites = (): Favourites => state;

export const areFavouritesKept = (): boolean => areKept;
