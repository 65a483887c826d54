import { useRef, useState } from 'react';
import { ApiError } from '../../api/api.ts';
import { recordOutdated } from '../../data/shared-data.ts';
import type { Theirs } from './merge-versions.ts';
import { replacedPictures } from './replaced-pictures.ts';

interface Versioned {
  readonly last_updated: string;
}

/** A conflict that somebody has to decide: both sides have changed the same fields. */
export interface OpenConflict<Values> {
  readonly theirs: Theirs<Values>;
  /** Names of the fields that only the other side has changed, which the form has taken over. */
  readonly taken: readonly string[];
}

/**
 * Detects that somebody else has saved the edited object (409 `stale`). `useFormOf` takes over the fields that only they have changed;
 * `ConflictNotice` shows the ones that both have changed. The form's `onSubmit` sends `lastUpdated()`.
 * @param begun the object that the form edits; null for a new one
 * @param valuesOf returns the form's initial values for an object
 * @param labels of the fields to compare, by name, in their order
 */
export function useConflict<Stored extends Versioned, Values extends object>(
  begun: Stored | null,
  valuesOf: (stored: Stored) => Values,
  labels: Readonly<Record<string, string>>,
) {
  return useVersionConflict(begun, valuesOf, labels, (stored) => stored.last_updated);
}

/**
 * `useConflict` for objects whose version is not the time of their last change.
 * @param versionOf returns the version of an object; `lastUpdated()` returns the same value
 */
export function useVersionConflict<Stored extends object, Values extends object>(
  begun: Stored | null,
  valuesOf: (stored: Stored) => Values,
  labels: Readonly<Record<string, string>>,
  versionOf: (stored: Stored) => string,
) {
  const version = useRef(begun === null ? '' : versionOf(begun));
  const [edited, latest] = [useRef<Stored | null>(begun), useRef<Stored | null>(begun)];
  const [open, setOpen] = useState<OpenConflict<Values> | null>(null);

  /** Sets the version of a restored draft, which may be older. */
  function beginWith(begunWith: string): void {
    version.current = begunWith;
  }

  /**
   * Returns the version that somebody else has saved; undefined if the save failed for another reason.
   * @param files names of the fields with files
   */
  function savedVersionIn(error: unknown, files: readonly string[]): Theirs<Values> | undefined {
    if (!(error instanceof ApiError) || error.code !== 'stale' || !error.current) return undefined;
    const stored = error.current as unknown as Stored;
    latest.current = stored;
    // The list behind the form is outdated, too, and the next edit starts from it.
    recordOutdated();
    return {
      values: valuesOf(stored),
      version: versionOf(stored),
      pictures: replacedPictures(files, edited.current, stored),
    };
  }

  /** Makes their version the edited one. */
  function take(theirs: Theirs<Values>): void {
    version.current = theirs.version;
    edited.current = latest.current;
    setOpen(null);
  }

  return {
    /** The open conflict; null if there is none. */
    open,
    labels,
    lastUpdated: () => version.current,
    /** Returns the edited object: as the form began, or as somebody else has saved it since; null for a new one. */
    read: () => edited.current,
    beginWith,
    savedVersionIn,
    raise: setOpen,
    take,
  };
}

export type Conflict<Values> = Pick<
  ReturnType<typeof useConflict<Versioned, Values & object>>,
  'open' | 'labels' | 'take'
>;
