import { useRef, useState } from 'react';
import { ApiError } from '../../api/api.ts';
import { recordOutdated } from '../../data/shared-data.ts';
import type { Theirs } from './merge-versions.ts';

interface Versioned {
  readonly last_updated: string;
}

/** Both sides have changed the same: somebody has to decide. */
export interface OpenConflict<Values> {
  readonly theirs: Theirs<Values>;
  /** Names of the fields that only the other side has changed, which the form has taken over. */
  readonly taken: readonly string[];
}

const partOf = (stored: Versioned | null, name: string): unknown =>
  (stored as Readonly<Record<string, unknown>> | null)?.[name];

/**
 * Notices that somebody else has saved what is being edited (409 `stale`). `useFormOf` takes over what only they have changed;
 * `ConflictNotice` shows what both have. The form's `onSubmit` sends `lastUpdated()`.
 * @param begun what the form begins with; null for something new
 * @param valuesOf what the form would begin with
 * @param labels of the fields to hold against each other, by name, in their order
 */
export function useConflict<Stored extends Versioned, Values extends object>(
  begun: Stored | null,
  valuesOf: (stored: Stored) => Values,
  labels: Readonly<Record<string, string>>,
) {
  const version = useRef(begun?.last_updated ?? '');
  const [edited, latest] = [useRef<Stored | null>(begun), useRef<Stored | null>(begun)];
  const [open, setOpen] = useState<OpenConflict<Values> | null>(null);

  /** A draft may have been begun with an older version. */
  function beginWith(begunWith: string): void {
    version.current = begunWith;
  }

  /**
   * What somebody else has saved; undefined where a save has failed for another reason.
   * @param files names of the fields that hold files
   */
  function theirsIn(error: unknown, files: readonly string[]): Theirs<Values> | undefined {
    if (!(error instanceof ApiError) || error.code !== 'stale' || !error.current) return undefined;
    const stored = error.current as unknown as Stored;
    latest.current = stored;
    // The list behind is as old as what the form began with; from it the next edit begins.
    recordOutdated();
    return {
      values: valuesOf(stored),
      version: stored.last_updated,
      pictures: files.filter((name) => partOf(edited.current, name) !== partOf(stored, name)),
    };
  }

  /** From now on their version is the one that is being edited. */
  function take(theirs: Theirs<Values>): void {
    version.current = theirs.version;
    edited.current = latest.current;
    setOpen(null);
  }

  return {
    /** What is to be decided; null where nothing is. */
    open,
    labels,
    lastUpdated: () => version.current,
    /** What the form edits: as it began, or as somebody else has saved it since; null for something new. */
    read: () => edited.current,
    beginWith,
    theirsIn,
    raise: setOpen,
    take,
  };
}

export type Conflict<Values> = Pick<
  ReturnType<typeof useConflict<Versioned, Values & object>>,
  'open' | 'labels' | 'take'
>;
