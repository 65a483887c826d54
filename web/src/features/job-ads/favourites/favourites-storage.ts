import { limits } from '@lehrpfad/contract/core/limits.ts';
import { storedText } from '../../../core/device/stored-text.ts';

/*
 * Favourites are stored on this device only: their ids as a comma-separated list in the local storage, and the name of each ad when it was
 * marked, so that deleted ads can still be named.
 */

const idsKey = 'favourites';
const namesKey = 'favouriteNames';

/** Names by id. */
export type FavouriteNames = Readonly<Record<string, string>>;

/** Returns the stored ids, without invalid ones. */
export function readIds(): number[] {
  const numbers = (storedText(idsKey) ?? '')
    .split(',')
    .filter((part) => /^[1-9]\d{0,9}$/.test(part))
    .map(Number);
  return [...new Set(numbers)].slice(0, limits.jobIdsPerSearch);
}

export function readNames(): FavouriteNames {
  try {
    const stored: unknown = JSON.parse(storedText(namesKey) || '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** Whether the page may read the storage; a browser that forbids it stores nothing either. */
export function canRead(): boolean {
  try {
    localStorage.getItem(idsKey);
    return true;
  } catch {
    return false;
  }
}

/** Stores the ids and their names. @returns false if the storage is full or forbidden: then they are lost with the page */
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

/** Whether a storage event concerns the favourites; `key` is null if the whole storage was cleared. */
export function isOurs(key: string | null): boolean {
  return [null, idsKey, namesKey].includes(key);
}
