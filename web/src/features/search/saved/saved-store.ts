import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useSyncExternalStore } from 'react';
import { concernsSearches, readStored, store, type SavedSearch } from './saved-storage.ts';

type Searches = readonly SavedSearch[];

const none: Searches = [];
let searches: Searches = readStored();
let isKept = true;
const listeners = new Set<() => void>();

if (typeof addEventListener === 'function') {
  // Another tab has written.
  addEventListener('storage', ({ key }) => concernsSearches(key) && show(readStored()));
  addEventListener('pageshow', ({ persisted }) => persisted && show(readStored()));
}

function show(next: Searches): void {
  searches = next;
  for (const listener of listeners) listener();
}

/** Changes the currently stored searches, which another tab may have written. */
function change(work: (before: Searches) => Searches): void {
  const next = work(isKept ? readStored() : searches);
  isKept = store(next);
  show(next);
}

export const isFull = (all: Searches): boolean => all.length >= limits.savedSearches;

/** Saves a search as the first one. Does nothing if it is already saved, or if the limit is reached. */
export function saveSearch(added: SavedSearch): void {
  change((before) =>
    isFull(before) || before.some(({ segment }) => segment === added.segment)
      ? before
      : [added, ...before],
  );
}

export function removeSearch(segment: string): void {
  change((before) => before.filter((one) => one.segment !== segment));
}

/** Adds a removed search again at its former position. */
export function restoreSearch(removed: SavedSearch, at: number): void {
  change((before) =>
    isFull(before) || before.some(({ segment }) => segment === removed.segment)
      ? before
      : before.toSpliced(at, 0, removed),
  );
}

function patch(segment: string, work: (before: SavedSearch) => SavedSearch): void {
  change((before) => before.map((one) => (one.segment === segment ? work(one) : one)));
}

export const renameSearch = (segment: string, name: string): void =>
  patch(segment, (one) => ({ ...one, name: name.trim().slice(0, limits.savedSearchName) }));

/** Records that all new ads up to a time have been seen; the time never becomes earlier. */
export const markSeen = (segment: string, since: string): void =>
  patch(segment, (one) => (since > one.since ? { ...one, since } : one));

/** Adds searches of another device. @returns number of new ones */
export function takeOverSearches(others: Searches): number {
  const before = searches;
  change((all) => {
    const added = others.filter((one) => !all.some(({ segment }) => segment === one.segment));
    return [...all, ...added].slice(0, limits.savedSearches);
  });
  return searches.length - before.length;
}

export const currentSearches = (): Searches => searches;

/** Whether the browser keeps the searches after this visit. */
export const areSearchesKept = (): boolean => isKept;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSavedSearches = (): Searches =>
  useSyncExternalStore(watch, currentSearches, () => none);
