import { useSyncExternalStore } from 'react';

/** Drafts lie in the tab's own storage: they survive a reload and a login that ran out, and go with the tab. */
const prefix = 'lehrpfad-entwurf:';

/** What is kept of a form. */
export interface KeptDraft {
  /** What differs from what the form began with. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The same fields, as they were when the form began. */
  readonly begun?: Readonly<Record<string, unknown>> | undefined;
  /** Files were chosen or taken away, too. */
  readonly lacksFiles?: boolean | undefined;
  /** `last_updated` of what is edited, as it was when the form began. */
  readonly version?: string | undefined;
  /** Key of a save whose answer is not known (`Idempotency-Key`). */
  readonly key?: string | undefined;
  /** What is said of it on the page that the form opens over, and the path that opens it; none for a form that stands on its page. */
  readonly text?: string | undefined;
  readonly at?: string | undefined;
}

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

const isDraft = (value: unknown): value is KeptDraft =>
  typeof (value as KeptDraft | null)?.values === 'object';

/** What was kept under a key; undefined where nothing was. */
export function readDraft(key: string): KeptDraft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

let isClosed = false;

/** A browser that keeps nothing goes without: the form works all the same. */
export function writeDraft(key: string, draft: KeptDraft): void {
  if (isClosed) return;
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(draft));
    tell();
  } catch {
    // Full or forbidden.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key);
    tell();
  } catch {
    // Nothing was kept either.
  }
}

/** Keys of the drafts in this tab. */
function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage)
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length));
  } catch {
    return [];
  }
}

/**
 * Forgets all drafts of this tab.
 * @param how by default for good: nothing more is kept until the page is loaded anew, whatever an open form still holds
 */
export function forgetDrafts({ forGood = true } = {}): void {
  isClosed ||= forGood;
  for (const key of draftKeys()) clearDraft(key);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forms that are on the page: their drafts need no word. */
const open = new Set<string>();

/** Says that the form of a draft is on the page, until the answer is called. */
export function recordOpenForm(key: string): () => void {
  open.add(key);
  tell();
  return () => {
    open.delete(key);
    tell();
  };
}

/** A draft that can be taken up again. */
export interface BegunDraft {
  readonly key: string;
  readonly text: string;
  readonly at: string;
}

/** Drafts of this tab whose forms are not on the page, in the order of their keys. @param owner what their keys end with */
export function begunDrafts(owner: string): BegunDraft[] {
  return draftKeys()
    .filter((key) => key.endsWith(owner) && !open.has(key))
    .toSorted()
    .flatMap((key) => {
      const { text, at } = readDraft(key) ?? {};
      return typeof text === 'string' && typeof at === 'string' ? [{ key, text, at }] : [];
    });
}

/** They as they change. */
export function useBegunDrafts(owner: string): readonly BegunDraft[] {
  // A text, since each look has to give the same as long as nothing has changed.
  const read = () => JSON.stringify(begunDrafts(owner));
  return JSON.parse(useSyncExternalStore(subscribe, read, () => '[]')) as BegunDraft[];
}
