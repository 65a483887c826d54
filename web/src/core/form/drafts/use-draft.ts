import { useEffect, useEffectEvent, useState } from 'react';
import { reloadAfterDeletion } from '../../session/deletion.ts';
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

/** Suffix of the draft keys of an account, so that another account does not find them. */
export const ofAccount = (id: number | undefined): string => `-user-${id ?? 0}`;

const keyOf = ({ key }: DraftOf): string => key + ofAccount(getSession()?.id);

function announcedAs({ text, at = location.hash.slice(1) }: DraftOf) {
  return text === null ? undefined : { text, at };
}

/** Returns a form's draft and whether the form still shows restored input (FormDraft). */
export function useDraft<Values extends object>({ of, initial, files }: DraftSetup<Values>) {
  const [key, setKey] = useState(() => of && keyOf(of));
  const [draft] = useState(
    () => new FormDraft({ key, initial, files, announced: of && announcedAs(of) }),
  );
  useEffect(() => (key === undefined ? undefined : recordOpenForm(key)), [key]);
  useEffect(() => reloadAfterDeletion(), []);
  const [isRestored, setIsRestored] = useState(draft.isRestored);
  return {
    draft,
    isRestored,
    /** Continues under another key, because the edited object was created while the form was open. */
    move: (next: DraftOf) => {
      draft.moveTo(keyOf(next), announcedAs(next));
      setKey(keyOf(next));
    },
    end: (values: Values) => {
      draft.end(values);
      setIsRestored(false);
    },
  };
}

/** The edited version of the object (`useConflict`). */
export interface EditedVersion {
  readonly lastUpdated: () => string;
  readonly beginWith: (version: string) => void;
}

/** The edited version, and the functions that handle a save by somebody else. */
export interface EditedVersions<Values> extends EditedVersion {
  /** Labels of the compared fields, by name. */
  readonly labels: Readonly<Record<string, string>>;
  readonly savedVersionIn: (error: unknown, files: readonly string[]) => Theirs<Values> | undefined;
  readonly take: (theirs: Theirs<Values>) => void;
  readonly raise: (conflict: OpenConflict<Values>) => void;
}

/** Stores the values and their version whenever they have changed. */
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
