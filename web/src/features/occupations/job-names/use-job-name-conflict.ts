import { useState } from 'react';
import type { FieldErrorsByName } from '../../../core/form/field-errors.ts';
import { raiseFailure } from '../../../core/notices/failures.ts';
import { JobNameConflictError } from './job-name-conflicts.ts';

/** State of a conflict with changes of others, until it is decided. */
export function useJobNameConflict() {
  const [error, setError] = useState<JobNameConflictError | null>(null);

  /** Stores the conflict of a failed `applyChanges`. @returns whether the error was a conflict */
  function note(failure: unknown): boolean {
    if (!(failure instanceof JobNameConflictError)) return false;
    setError(failure);
    return true;
  }

  return {
    error,
    note,
    /** For a form. */
    onFailure: (failure: unknown): FieldErrorsByName | undefined =>
      note(failure) ? {} : undefined,
    /** Handles another conflict, because others were faster again. */
    onAgain: (failure: unknown): void => {
      if (note(failure)) return;
      console.error(failure);
      raiseFailure();
    },
    settle: () => setError(null),
  };
}
