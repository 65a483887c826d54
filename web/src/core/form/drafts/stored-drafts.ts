/** Drafts lie in the tab's own storage: they survive a reload and a login that ran out, and go with the tab. */
export const prefix = 'lehrpfad-entwurf:';

export const listeners = new Set<() => void>();

/** Tells whoever shows what drafts there are. */
export function tell(): void {
  for (const listener of listeners) listener();
}

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
export function draftKeys(): string[] {
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
