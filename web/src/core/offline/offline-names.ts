/*
 * What the service worker keeps on the device, by name. The privacy page tells the same: whoever changes one changes the other.
 * The number at the end rises when what is kept changes its form; what lies under other names is thrown away.
 */
export const offlineCaches = {
  /** The page itself. */
  page: 'lehrpfad-page-1',
  /** Those of its scripts, styles and fonts that a visit has fetched anyway; when each was last used stands in the IndexedDB 'workbox-expiration'. */
  shell: 'lehrpfad-shell-1',
  /** The last search as it was shown, and the ads opened in it. */
  search: 'lehrpfad-search-1',
  /** The ads marked as favourites, for as long as they are. */
  favourites: 'lehrpfad-favourites-1',
} as const;

/** Days after which the last search is forgotten. */
export const searchKeptDays = 14;

/** Days without use after which a file of the shell is thrown away, and how many there are at most. */
export const shellKeptDays = 60;
export const mostShellFiles = 200;

/** Header of an answer that comes from the device: when the server gave it, as an ISO time. */
export const storedHeader = 'x-stored-at';

/** The same in the answer itself, so that whoever shows it can say so. */
export interface MaybeStored {
  readonly stored_at?: string;
}

/** An answer of the server that the worker has not seen itself. */
export interface SeenAnswer {
  /** Path and query of the call. */
  readonly address: string;
  /** What a POST carried. */
  readonly body?: unknown;
  readonly json: unknown;
}

/** What the page tells the worker. */
export interface Visit {
  readonly favourites: readonly number[];
  /** Paths below `/assets/` that the page has fetched, also before the worker could see it. */
  readonly loaded: readonly string[];
  /** What was shown before there was a worker, first seen first; of nobody who is logged in. */
  readonly seen: readonly SeenAnswer[];
}
