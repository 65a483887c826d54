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
  /** Last marked first. */
  readonly ids: readonly number[];
  readonly marked: ReadonlySet<number>;
  /** What the list of favourites shows: all of them, and those unmarked since somebody began to look at it. */
  readonly listed: readonly number[];
  /** Of everything listed. */
  readonly names: FavouriteNames;
}

let state = stateOf(readIds(), readNames(), []);
/** Whether the browser keeps them beyond this visit. */
let areKept = canRead();
/** Lists that somebody is looking at. */
let lookers = 0;
const listeners = new Set<() => void>();

if (typeof addEventListener === 'function') {
  addEventListener('storage', follow);
  // A page that comes back out of the browser's memory has heard nothing meanwhile.
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

/** Another tab has changed them. */
function follow(event: StorageEvent): void {
  if (isOurs(event.key)) change(readIds(), readNames());
}

/** Adds an ad, or takes it out. `name` is what it is to be called once it is gone. */
export function setFavourite(id: number, isFavourite: boolean, name = ''): void {
  const others = state.ids.filter((other) => other !== id);
  const ids = isFavourite ? [id, ...others].slice(0, limits.jobIdsPerSearch) : others;
  change(ids, name === '' ? {} : { [id]: name });
  keep();
}

/** Takes out several at once. */
export function removeFavourites(gone: readonly number[]): void {
  change(
    state.ids.filter((id) => !gone.includes(id)),
    {},
  );
  keep();
}

/** Notes what favourites are called that were marked when nobody did, or have been renamed since. */
export function nameFavourites(names: FavouriteNames): void {
  const isNew = ([id, name]: [string, string]) =>
    state.marked.has(Number(id)) && state.names[id] !== name;
  const news = Object.entries(names).filter(isNew);
  if (news.length === 0) return;
  change(state.ids, Object.fromEntries(news));
  keep();
}

/** What a favourite was called when it was last seen. */
export const favouriteName = (id: number): string => state.names[id] ?? `Stelle Nr. ${id}`;

/**
 * Somebody begins to look at the list of favourites: what is unmarked from now on stays listed, so that nothing moves under a finger
 * and everything can be undone. The answer ends it.
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
