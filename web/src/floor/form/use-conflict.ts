import { useRef, useState } from 'react';
import { ApiError } from '../api.ts';
import { noteOutdated } from '../shared-data.ts';
import type { FieldErrorsByName } from './field-errors.ts';

interface Versioned {
  readonly last_updated: string;
}

/**
 * Notices that somebody else has saved what is being edited (409 `stale`). `onFailure` is for the form; its `onSubmit` sends
 * `lastUpdated()`; `ConflictNotice` shows both versions.
 * @param read `last_updated` of what the form begins with; '' for something new
 */
export function useConflict<Stored extends Versioned>(read: string) {
  const version = useRef(read);
  const [stored, setStored] = useState<Stored | null>(null);

  /** A draft that was begun with an older version is a conflict, too. */
  function beginWith(begunWith: string): void {
    version.current = begunWith;
  }

  function onFailure(error: unknown): FieldErrorsByName | undefined {
    if (!(error instanceof ApiError) || error.code !== 'stale' || !error.current) return undefined;
    setStored(error.current as unknown as Stored);
    // The list behind is as old as what the form began with; from it the next edit begins.
    noteOutdated();
    return {};
  }

  /** From now on the stored version is the one that is being edited. */
  function settle(): void {
    if (stored) version.current = stored.last_updated;
    setStored(null);
  }

  return {
    /** What somebody else has saved; null where there is no conflict. */
    stored,
    lastUpdated: () => version.current,
    beginWith,
    onFailure,
    settle,
  };
}

export type Conflict<Stored extends Versioned> = ReturnType<typeof useConflict<Stored>>;
