/*
 * The page state that belongs to an entry of the browser's history, besides its address: scroll position, number of loaded cards, text in
 * the search field. Back, Forward and a reload restore it; a new entry starts without it.
 */

export interface EntryState {
  /** Identifies an entry; an entry made by a link gets its id when it is shown. */
  readonly entry?: string;
  /** Number of overlays open above the page. The entry below shows the same page without them. */
  readonly overlays?: number;
  /** Address of the entry below, if there are overlays. */
  readonly below?: string;
}

type Notes = Readonly<Record<string, unknown>>;

/** Key in the session storage. */
const storageKey = 'visited';
/** Maximum number of remembered entries. */
const max = 50;

const notes = new Map<string, Notes>(readStored());

function readStored(): [string, Notes][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return Object.entries(stored as Record<string, Notes>);
  } catch {
    return [];
  }
}

/** Call this when the page may be closed at any moment. */
export function storeNotes(): void {
  try {
    const latest = [...notes].slice(-max);
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Without storage, a reload starts with empty state.
  }
}

export function entryState(): EntryState {
  const state: unknown = globalThis.history?.state;
  return typeof state === 'object' && state !== null ? state : {};
}

export const newEntry = (): string => Math.random().toString(36).slice(2);

/** Returns the id of the current entry. Creates one if it has none. */
export function nameEntry(): string {
  const state = entryState();
  if (state.entry !== undefined) return state.entry;
  const entry = newEntry();
  history.replaceState({ ...state, entry }, '');
  return entry;
}

/** @param entry by default the current one */
export function remember(name: string, value: unknown, entry = entryState().entry): void {
  if (entry === undefined) return;
  const others = notes.get(entry);
  // Moves the entry to the end, because the oldest are removed first.
  notes.delete(entry);
  notes.set(entry, { ...others, [name]: value });
}

/** Returns a value stored for the current entry. Validate it, because it may come from the session storage. */
export function recall(name: string): unknown {
  return notes.get(entryState().entry ?? '')?.[name];
}
