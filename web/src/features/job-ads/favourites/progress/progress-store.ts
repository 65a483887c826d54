import { useSyncExternalStore } from 'react';
import { berlinToday } from '../../../../core/text/dates.ts';
import { areFavouritesKept, currentFavourites } from '../favourites-store.ts';
import {
  mergedProgress,
  emptyProgress,
  withinLimit,
  type Progress,
  type ProgressById,
} from './progress.ts';
import { concernsProgress, readStored, store } from './progress-storage.ts';

/** Days after which the progress of an ad that is no longer a favourite is deleted. */
const keptDays = 30;

let entries: ProgressById = readStored();
let isKept = true;
const listeners = new Set<() => void>();

if (typeof addEventListener === 'function') {
  // Another tab has written.
  addEventListener('storage', ({ key }) => concernsProgress(key) && show(readStored()));
  addEventListener('pageshow', ({ persisted }) => persisted && show(readStored()));
}

function show(next: ProgressById): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** Returns the entries without those of former favourites that have not changed lately. */
function withoutForgotten(all: ProgressById, today: string): ProgressById {
  const since = new Date(`${today}T00:00:00Z`);
  since.setUTCDate(since.getUTCDate() - keptDays);
  const oldest = since.toISOString().slice(0, 10);
  const { marked } = currentFavourites();
  return new Map([...all].filter(([id, { changed }]) => marked.has(id) || changed >= oldest));
}

/** Deletes what is to be forgotten, also for a visitor who never changes anything again. */
function forgetOld(): void {
  // Without the list of favourites it is unknown which of them are former ones.
  if (!areFavouritesKept()) return;
  const kept = withoutForgotten(entries, berlinToday());
  if (kept.size < entries.size && store(kept)) entries = kept;
}

forgetOld();

function keep(next: ProgressById): void {
  const kept = withinLimit(withoutForgotten(next, berlinToday()));
  isKept = store(kept);
  show(kept);
}

/** Changes the progress of an ad. */
export function changeProgress(id: number, change: Partial<Omit<Progress, 'changed'>>): void {
  const before = entries.get(id) ?? emptyProgress;
  keep(new Map(entries).set(id, { ...before, ...change, changed: new Date().toISOString() }));
}

/** Adds entries of another device; for an ad in both, the later entry stays. */
export const takeOverProgress = (other: ProgressById): void => keep(mergedProgress(entries, other));

export const currentProgress = (): ProgressById => entries;

/** Whether the browser keeps the progress after this visit. */
export const isProgressKept = (): boolean => isKept;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the progress of an ad; undefined if there is none. */
export const useProgress = (id: number): Progress | undefined =>
  useSyncExternalStore(
    watch,
    () => entries.get(id),
    () => undefined,
  );
