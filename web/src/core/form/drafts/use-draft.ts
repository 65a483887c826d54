import { useEffect, useEffectEvent, useState } from 'react';
import { getSession } from '../../session/session.ts';
import type { DraftOf } from './draft-of.ts';
import { recordOpenForm } from './draft-storage.ts';
import { FormDraft } from './form-draft.ts';
import type { Theirs } from '../conflict/merge-versions.ts';
import type { OpenConflict } from '../conflict/use-conflict.ts';

interface DraftSetup<Values> {
  readonly of: DraftOf | undefined;
  readonly initial: Values;
  readonly files: readonly string[] | undefined;
}

/** Ends the keys of an account's drafts: somebody else who logs in here finds none of them. */
export const ofAccount = (id: number | undefined): string => `-user-${id ?? 0}`;

/** A form's draft, and whether the form still begins with it (FormDraft). */
export function useDraft<Values extends object>({ of, initial, files }: DraftSetup<Values>) {
  const [key] = useState(() => of && of.key + ofAccount(getSession()?.id));
  const [draft] = useState(() => {
    const text = of?.text ?? null;
    const announced = text === null ? undefined : { text, at: of?.at ?? location.hash.slice(1) };
    return new FormDraft({ key, initial, files, announced });
  });
  useEffect(() => (key === undefined ? undefined : recordOpenForm(key)), [key]);
  const [isRestored, setIsRestored] = useState(draft.isRestored);
  return {
    draft,
    isRestored,
    end: (values: Values) => {
      draft.end(values);
      setIsRestored(false);
    },
  };
}

/** Which version of the object is edited (`useConflict`). */
export interface EditedVersion {
  readonly lastUpdated: () => string;
  readonly beginWith: (version: string) => void;
}

/** The same, with what is done where somebody else has saved another one. */
export interface EditedVersions<Values> extends EditedVersion {
  /** Of the fields that are held against each other, by name. */
  readonly labels: Readonly<Record<string, string>>;
  readonly theirsIn: (error: unknown, files: readonly string[]) => Theirs<Values> | undefined;
  readonly take: (theirs: Theirs<Values>) => void;
  readonly raise: (conflict: OpenConflict<Values>) => void;
}

/** Keeps the values whenever they have changed, and the version that they belong to. */
export function useKeepDraft<Values extends object>(
  draft: FormDraft<Values>,
  values: Values,
  initial: Values,
  edited?: EditedVersion,
): void {
  const begin = useEffectEvent(() => {
    if (draft.version !== undefined) edited?.beginWith(draft.version);
  });
  useEffect(() => begin(), []);
  useEffect(() => draft.keep(values, initial, edited?.lastUpdated()));
}
