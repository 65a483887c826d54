/** Drafts are in the session storage: they survive a reload and an expired login, and end with the tab. */
export const draftPrefix = 'lehrpfad-entwurf:';

export const draftListeners = new Set<() => void>();

/** Notifies the components that list drafts. */
export function notifyDraftListeners(): void {
  for (const listener of draftListeners) listener();
}

/** A first save of an object on the server: what was sent, and with which `Idempotency-Key`. */
export interface FirstSave {
  readonly content: unknown;
  readonly key: string;
}

/** The stored draft of a form. */
export interface KeptDraft {
  /** The changed values. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The same fields as they were when the form began. */
  readonly begun?: Readonly<Record<string, unknown>> | undefined;
  /** Whether files were added or removed, too. */
  readonly lacksFiles?: boolean | undefined;
  /** `last_updated` of the edited object when the form began. */
  readonly version?: string | undefined;
  /** Key of a save whose response is not known (`Idempotency-Key`). */
  readonly key?: string | undefined;
  /** A first save whose response is not known, in forms that keep their input on the server while it is written. */
  readonly firstSave?: FirstSave | undefined;
  /** Announcement for the page, and the path that opens the form; none for a form that is always on its page. */
  readonly text?: string | undefined;
  readonly at?: string | undefined;
}

let isClosed = false;

/** Stores a draft. Without storage the form works without drafts. */
export function writeDraft(key: string, draft: KeptDraft): void {
  if (isClosed) return;
  try {
    sessionStorage.setItem(draftPrefix + key, JSON.stringify(draft));
    notifyDraftListeners();
  } catch {
    // The storage is full or forbidden.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(draftPrefix + key);
    notifyDraftListeners();
  } catch {
    // Without storage there is no draft to remove.
  }
}

export function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage)
      .filter((name) => name.startsWith(draftPrefix))
      .map((name) => name.slice(draftPrefix.length));
  } catch {
    return [];
  }
}

/**
 * Removes all drafts of this tab.
 * @param how by default permanently: nothing more is stored until the page is reloaded, even if a form with input is open
 */
export function forgetDrafts({ forGood = true } = {}): void {
  isClosed ||= forGood;
  for (const key of draftKeys()) clearDraft(key);
}
