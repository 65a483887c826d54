import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api.ts';
import type { FieldErrorsByName } from './field-errors.ts';
import { hasDraft, readDraft, writeDraft } from './form-drafts.ts';

interface Versioned {
  readonly last_updated: string;
}

const nothing: Versioned = { last_updated: '' };
const keyOf = (draft: string) => `${draft}-stand`;

/** The version that a draft was begun with, which may be older than what was read now. */
function versionOfDraft(draft: string | undefined): string | undefined {
  if (draft === undefined || !hasDraft(draft)) return undefined;
  return readDraft(keyOf(draft), nothing)?.last_updated;
}

function keepVersion(draft: string | undefined, version: string): void {
  if (draft !== undefined) writeDraft(keyOf(draft), { last_updated: version }, nothing);
}

/**
 * Notices that somebody else has saved what is being edited (409 `stale`). `onFailure` is for the form; its `onSubmit` sends
 * `lastUpdated()`; `ConflictNotice` shows both versions.
 * @param read `last_updated` of what the form begins with; '' for something new
 * @param draft key of the form's draft: one that was begun with an older version is a conflict, too
 */
export function useConflict<Stored extends Versioned>(read: string, draft?: string) {
  const [begunWith] = useState(() => versionOfDraft(draft) ?? read);
  const version = useRef(begunWith);
  const [stored, setStored] = useState<Stored | null>(null);
  useEffect(() => keepVersion(draft, begunWith), [draft, begunWith]);

  function onFailure(error: unknown): FieldErrorsByName | undefined {
    if (!(error instanceof ApiError) || error.code !== 'stale' || !error.current) return undefined;
    setStored(error.current as unknown as Stored);
    return {};
  }

  /** From now on the stored version is the one that is being edited. */
  function settle(): void {
    if (stored) {
      version.current = stored.last_updated;
      keepVersion(draft, stored.last_updated);
    }
    setStored(null);
  }

  return {
    /** What somebody else has saved; null where there is no conflict. */
    stored,
    lastUpdated: () => version.current,
    onFailure,
    settle,
  };
}

export type Conflict<Stored extends Versioned> = ReturnType<typeof useConflict<Stored>>;
