/*
 * What an entry of the browser's history remembers besides its address: how far its page was scrolled, how many cards were loaded,
 * what stood in its search. It is kept for Back, Forward and a reload; whoever comes by a link begins anew.
 */

export interface EntryState {
  /** Tells entries apart; those made by a link have one as soon as they are shown. */
  readonly entry?: string;
  /** So many overlays lie above the page here. The entry below shows the same page without them. */
  readonly overlays?: number;
  /** The address of the entry below, where there are overlays. */
  readonly below?: string;
}

type Notes = Readonly<Record<string, unknown>>;

/** Of the session storage. */
const storageKey = 'visited';
/** So many entries are remembered. */
const most = 50;

const notes = new Map<string, Notes>(readStored());

function readStored(): [string, Notes][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return Object.entries(stored as Record<string, Notes>);
  } catch {
    return [];
  }
}

/** For when the page may be gone at any moment. */
export function storeNotes(): void {
  try {
    const latest = [...notes].slice(-most);
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // A browser that keeps nothing begins anew after a reload.
  }
}

export function entryState(): EntryState {
  const state: unknown = globalThis.history?.state;
  return typeof state === 'object' && state !== null ? state : {};
}

export const newEntry = (): string => Math.random().toString(36).slice(2);

/** The name of the present entry, which is given one where it has none. */
export function nameEntry(): string {
  const state = entryState();
  if (state.entry !== undefined) return state.entry;
  const entry = newEntry();
  history.replaceState({ ...state, entry }, '');
  return entry;
}

/** @param entry the present one, unless it is said */
export function remember(name: string, value: unknown, entry = entryState().entry): void {
  if (entry === undefined) return;
  const others = notes.get(entry);
  // The latest stand last.
  notes.delete(entry);
  notes.set(entry, { ...others, [name]: value });
}

/** What was remembered in the present entry; to be checked, since it comes out of a storage. */
export function recall(name: string): unknown {
  return notes.get(entryState().entry ?? '')?.[name];
}
