import { useEffect, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from './form-drafts.ts';

interface Draft<Values> {
  /** What the form begins with. */
  readonly values: Values;
  /** Whether some of that was kept from before. */
  readonly isRestored: boolean;
  readonly keep: (values: Values, initial: Values) => void;
  readonly clear: () => void;
}

/**
 * Keeps a form's unsaved values in this tab, over a reload and a login that ran out.
 * @param key unique to the form, what it edits and whose it is (`job-ad-12-user-3`); without one nothing is kept
 */
export function useDraft<Values extends object>(
  key: string | undefined,
  initial: Values,
): Draft<Values> {
  const [kept] = useState(() => (key === undefined ? undefined : readDraft(key, initial)));
  const [isRestored, setIsRestored] = useState(kept !== undefined);
  return {
    values: kept ?? initial,
    isRestored,
    keep: (values, before) => {
      if (key !== undefined) writeDraft(key, values, before);
    },
    clear: () => {
      if (key !== undefined) clearDraft(key);
      setIsRestored(false);
    },
  };
}

/** Keeps the values whenever they have changed. */
export function useKeepDraft<Values>(draft: Draft<Values>, values: Values, initial: Values): void {
  useEffect(() => draft.keep(values, initial));
}
