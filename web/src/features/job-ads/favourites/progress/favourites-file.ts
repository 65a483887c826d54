import { limits } from '@lehrpfad/contract/core/limits.ts';
import { currentFavourites, setFavourite } from '../favourites-store.ts';
import { favouriteName } from '../listed-favourites.ts';
import { readProgress, type ProgressById } from './progress.ts';
import { currentProgress, takeOverProgress } from './progress-store.ts';

/* The favourites with their progress, as a file for another device. */

const kind = 'lehrpfad-favoriten';
const version = 1;

/** Maximum size in bytes of a file that is read. 500 ads with notes need less. */
export const maxBytes = 2_000_000;

interface FavouritesFile {
  readonly ids: readonly number[];
  readonly names: Readonly<Record<string, string>>;
  readonly progress: ProgressById;
  /** The whole file, for the readers of its other contents. */
  readonly whole: Readonly<Record<string, unknown>>;
}

/** Other contents of the file. */
export interface InFile {
  readonly isEmpty: () => boolean;
  readonly write: () => Readonly<Record<string, unknown>>;
  /** Adds the contents of a file. @returns the added contents in words; '' if there are none */
  readonly takeOver: (file: Readonly<Record<string, unknown>>) => string;
}

/** Returns the file's text. */
export function fileText(others: Readonly<Record<string, unknown>> = {}): string {
  const { ids } = currentFavourites();
  const progress = currentProgress();
  return JSON.stringify(
    {
      kind,
      version,
      ...others,
      ids,
      names: Object.fromEntries(ids.map((id) => [id, favouriteName(id)])),
      progress: Object.fromEntries(
        ids.flatMap((id) => {
          const entry = progress.get(id);
          return entry ? [[id, entry]] : [];
        }),
      ),
    },
    null,
    1,
  );
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 31;

/** Reads a file; null if its format is another one. Invalid entries are left out. */
export function readFile(text: string): FavouritesFile | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const file = value as Record<string, unknown>;
    if (file['kind'] !== kind || file['version'] !== version || !Array.isArray(file['ids']))
      return null;
    const names = Object.entries(file['names'] ?? {}).flatMap(([id, name]) =>
      typeof name === 'string' ? [[id, name.slice(0, 400)] as const] : [],
    );
    return {
      ids: [...new Set(file['ids'].slice(0, limits.jobIdsPerSearch * 2).filter(isId))],
      names: Object.fromEntries(names),
      progress: readProgress(file['progress']),
      whole: file,
    };
  } catch {
    return null;
  }
}

/** Adds the contents of a file to those of the device. @returns number of new favourites */
export function importFavourites({ ids, names, progress }: Omit<FavouritesFile, 'whole'>): number {
  const { marked } = currentFavourites();
  const room = Math.max(0, limits.jobIdsPerSearch - marked.size);
  const added = ids.filter((id) => !marked.has(id)).slice(0, room);
  for (const id of added.toReversed()) setFavourite(id, true, names[id] ?? '');
  const now = currentFavourites().marked;
  takeOverProgress(new Map([...progress].filter(([id]) => now.has(id))));
  return added.length;
}
