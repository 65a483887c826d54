import type { Language } from '@lehrpfad/contract/core/languages.ts';

/*
 * Names of the caches that the service worker keeps on the device. The privacy page lists the same data: change both together. Increase the
 * number at the end when the format changes; caches with other names are deleted.
 */
export const offlineCaches = {
  /** The page itself. */
  page: 'lehrpfad-page-1',
  /** The scripts, styles and fonts that a visit has fetched anyway, and the page that replaces one that cannot be loaded; the IndexedDB 'workbox-expiration' holds the time of their last use. */
  shell: 'lehrpfad-shell-1',
  /** The last search as shown, and the ads opened in it. */
  search: 'lehrpfad-search-1',
  /** The ads that are marked as favourites. */
  favourites: 'lehrpfad-favourites-1',
  /** The server's own pages of ads, companies, towns and the like, as they were last opened. */
  opened: 'lehrpfad-opened-1',
} as const;

/** Days after which the last search is deleted. */
export const searchKeptDays = 14;

/** Days without use after which a file of the shell is deleted, and the maximum number of these files. */
export const shellKeptDays = 60;
export const maxShellFiles = 200;

/** Days after which a page of the server that was opened is deleted, and the maximum number of these pages. */
export const openedPagesKeptDays = 14;
export const maxOpenedPages = 30;

/** Header of a response from the device: when the server sent it, as an ISO time. */
export const storedHeader = 'x-stored-at';

/** The same time in the response itself, so that a component can show it. */
export interface MaybeStored {
  readonly stored_at?: string;
}

/** A response that the page received before the worker was active. */
export interface SeenAnswer {
  /** Path and query of the request. */
  readonly address: string;
  /** Body of a POST request. */
  readonly body?: unknown;
  readonly json: unknown;
}

/** Message from the page to the worker. */
export interface Visit {
  readonly favourites: readonly number[];
  readonly language: Language;
  /** Paths below `/assets/` that the page has fetched, also before the worker was active. */
  readonly loaded: readonly string[];
  /** Responses shown before the worker was active, the oldest first; only for visitors who are not logged in. */
  readonly seen: readonly SeenAnswer[];
}

/** Message from a page of the server that was opened before the worker was active (public-pages/templates/keep-page.js). */
export interface OpenedPage {
  /** Path and query. */
  readonly opened: string;
}

/** Message from the page, which deletes the caches itself: also forget when their pages were last used. */
export interface ForgetPages {
  readonly forget: 'pages';
}
