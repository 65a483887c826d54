import { limits } from '@lehrpfad/contract/core/limits.ts';

/*
 * Favourites live on this device alone: their ids as a comma list in local storage, and beside it what each was called when it was
 * marked, so that one whose ad is gone can still be named.
 */

const idsKey = 'favourites';
const namesKey = 'favouriteNames';

/** By id. */
export type FavouriteNames = Readonly<Record<string, string>>;

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Ids as they are stored; what is none is left out. */
export function readIds(): number[] {
  const numbers = read(idsKey)
    .split(',')
    .filter((part) => /^[1-9]\d{0,9}$/.test(part))
    .map(Number);
  return [...new Set(numbers)].slice(0, limits.jobIdsPerSearch);
}

export function readNames(): FavouriteNames {
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

/** Whether the browser lets the page read what is stored; whoever refuses that keeps nothing either. */
export function canRead(): boolean {
  try {
    localStorage.getItem(idsKey);
    return true;
  } catch {
    return false;
  }
}

/** Keeps the ids and their names. @returns false where storage is full or refused: then they last as long as the page */
export function write(ids: readonly number[], names: FavouriteNames): boolean {
  const kept = Object.fromEntries(ids.map((id) => [id, names[id] ?? '']));
  try {
    localStorage.setItem(idsKey, ids.join(','));
    localStorage.setItem(namesKey, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Whether another tab has written to either; `key` is null where it has cleared everything. */
export function isOurs(key: string | null): boolean {
  return key === null || key === idsKey || key === namesKey;
}
