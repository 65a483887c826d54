import { readProgress, type ProgressById } from './progress.ts';

/*
 * The progress of applications has a separate entry in the local storage, with the version of its format, so that errors in it do not
 * affect the favourites themselves.
 */

const key = 'favouriteProgress';

/** Key for a copy of an unreadable entry, which is made before the entry is overwritten. */
const asideKey = 'favouriteProgress.aside';

const version = 1;

let isUnreadable = false;

/** Returns the stored entries that can be read. */
export function readStored(): ProgressById {
  isUnreadable = false;
  try {
    const text = localStorage.getItem(key);
    if (text === null) return new Map();
    const stored = parsed(text);
    // In a later version the same fields may have another meaning.
    isUnreadable = stored === undefined || stored.version !== version;
    return stored?.version === version ? readProgress(stored.ads) : new Map();
  } catch {
    return new Map();
  }
}

function parsed(text: string): { version: unknown; ads: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'version' in value && 'ads' in value
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}

/** Stores all entries. @returns false if the storage is full or forbidden */
export function store(entries: ProgressById): boolean {
  try {
    const before = localStorage.getItem(key);
    if (isUnreadable && before !== null) localStorage.setItem(asideKey, before);
    localStorage.setItem(key, JSON.stringify({ version, ads: Object.fromEntries(entries) }));
    isUnreadable = false;
    return true;
  } catch {
    return false;
  }
}

/** Whether a storage event concerns these entries; its key is null if the whole storage was cleared. */
export const concernsProgress = (changed: string | null) => changed === null || changed === key;
