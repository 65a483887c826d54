import { useState } from 'react';
import type { FieldErrorsByName } from '../../../core/form/field-errors.ts';
import { raiseFailure } from '../../../core/notices/failures.ts';
import { OvertakenError } from './overtaken.ts';

/** What others have changed in the same way, as long as it is not decided. */
export function useOvertaken() {
  const [error, setError] = useState<OvertakenError | null>(null);

  /** Takes note of a failure of `applyChanges`. @returns whether it was that */
  function note(failure: unknown): boolean {
    if (!(failure instanceof OvertakenError)) return false;
    setError(failure);
    return true;
  }

  return {
    error,
    note,
    /** For a form. */
    onFailure: (failure: unknown): FieldErrorsByName | undefined =>
      note(failure) ? {} : undefined,
    /** Where others were faster once more. */
    onAgain: (failure: unknown): void => {
      if (note(failure)) return;
      console.error(failure);
      raiseFailure();
    },
    settle: () => setError(null),
  };
}
