import { limits } from '@lehrpfad/contract/limits.ts';
import { useSyncExternalStore } from 'react';

/*
 * Favourites live on this device alone: their ids as a comma list in local storage, and beside it what each was called when it was
 * marked, so that one whose ad is gone can still be named. Where storage is refused they last as long as the page.
 */

const idsKey = 'favourites';
const namesKey = 'favouriteNames';

let ids: readonly number[] = readIds();
let names: Readonly<Record<string, string>> = readNames();
const listeners = new Set<() => void>();

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function readIds(): number[] {
  const numbers = read(idsKey)
    .split(',')
    .filter((part) => /^[1-9]\d{0,9}$/.test(part))
    .map(Number);
  return [...new Set(numbers)].slice(0, limits.jobIdsPerSearch);
}

function readNames(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(read(namesKey) || '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

function write(): void {
  try {
    localStorage.setItem(idsKey, ids.join(','));
    localStorage.setItem(namesKey, JSON.stringify(names));
  } catch {
    // Private windows and full storage: see above.
  }
}

function changed(): void {
  for (const listener of listeners) listener();
}

/** Adds an ad, last first, or takes it out. `name` is what it is to be called once it is gone. */
export function setFavourite(id: number, isFavourite: boolean, name = ''): void {
  const others = ids.filter((other) => other !== id);
  ids = isFavourite ? [id, ...others].slice(0, limits.jobIdsPerSearch) : others;
  names = Object.fromEntries(
    ids.map((kept) => [kept, kept === id && name !== '' ? name : (names[kept] ?? '')]),
  );
  write();
  changed();
}

/** What a favourite was called when it was marked; empty where nobody knows. */
export const favouriteName = (id: number): string => names[id] ?? '';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
}

/** Another tab has changed them. */
function follow(event: StorageEvent): void {
  if (event.key !== idsKey && event.key !== null) return;
  ids = readIds();
  names = readNames();
  changed();
}

/** Ids of the favourites, last marked first. */
export function useFavourites(): readonly number[] {
  return useSyncExternalStore(subscribe, () => ids, noFavourites);
}

const none: readonly number[] = [];
const noFavourites = () => none;
