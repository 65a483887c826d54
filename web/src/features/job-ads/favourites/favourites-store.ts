import { limits } from '@lehrpfad/contract/core/limits.ts';
import {
  canRead,
  isOurs,
  readIds,
  readNames,
  write,
  type FavouriteNames,
} from './favourites-storage.ts';
import { t } from '../../../core/texts/texts.ts';

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
  const known = listed.flatMap((id) => {
    const name = names[id];
    return name ? [[id, name] as const] : [];
  });
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

/** Adds or removes an ad. `name` is shown after the ad is deleted. */
export function setFavourite(id: number, isFavourite: boolean, name = ''): void {
  const others = state.ids.filter((other) => other !== id);
  const ids = isFavourite ? [id, ...others].slice(0, limits.jobIdsPerSearch) : others;
  change(ids, name === '' ? {} : { [id]: name });
  keep();
}

/** Removes several favourites at once. */
export function removeFavourites(gone: readonly number[]): void {
  change(
    state.ids.filter((id) => !gone.includes(id)),
    {},
  );
  keep();
}

/** Stores names of favourites that have none yet or were renamed since. */
export function nameFavourites(names: FavouriteNames): void {
  const isNew = ([id, name]: [string, string]) =>
    state.marked.has(Number(id)) && state.names[id] !== name;
  const news = Object.entries(names).filter(isNew);
  if (news.length === 0) return;
  change(state.ids, Object.fromEntries(news));
  keep();
}

/** Returns the last known name of a favourite. */
export const favouriteName = (id: number): string =>
  state.names[id] ?? t('Stelle Nr. {id}', { id });

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
