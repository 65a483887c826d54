import { useRef, useState, type FormEvent } from 'react';
import { InterruptedError } from '../../api/api.ts';
import { dismissFailure, raiseFailure } from '../../notices/failures.ts';
import { recordRefusedSave, runSave } from '../../session/interruption.ts';
import { check, errorsIn, type FieldErrorsByName } from '../field-errors.ts';
import type { FormDraft } from '../drafts/form-draft.ts';
import type { FormSetup } from '../form-setup.ts';
import type { FormState } from '../form-state.ts';
import { withdrawUndo } from '../../notices/undo.ts';
import { addToNextToast } from '../../ui/notices/toast.ts';
import { formAround, lockForm } from './lock-form.ts';
import { mergedText, mergeVersions } from '../conflict/merge-versions.ts';
import { settlePendingInput } from '../files/readings.ts';
import { recordOutdated } from '../../data/shared-data.ts';
import {
  afterEarlierSave,
  isRefused,
  messagesForGone,
  messagesForInactive,
  messagesForRepeat,
} from './saves.ts';
import { summaryOf, useSending, type SummaryEntry } from './use-sending.ts';

interface Saving<Values extends object, Output> {
  /** Id of the form. */
  readonly id: string;
  readonly setup: FormSetup<Values, Output>;
  readonly form: Pick<FormState<Values>, 'getValues' | 'setValues' | 'setErrors'>;
  readonly draft: FormDraft<Values>;
  readonly names: readonly string[];
  /** The stored values. */
  readonly initial: Values;
  readonly begin: (stored: Values, begun?: Values) => void;
  readonly markSaved: (values: Values) => void;
}

/** Shows errors at their fields and in the summary. */
function useErrors<Values extends object, Output>(
  { fields }: FormSetup<Values, Output>,
  form: Pick<FormState<Values>, 'setErrors'>,
) {
  const [summary, setSummary] = useState<{ readonly entries: readonly SummaryEntry[] }>({
    entries: [],
  });
  return {
    summary,
    fail: (errors: FieldErrorsByName) => {
      form.setErrors(errors);
      setSummary({ entries: summaryOf(errors, fields) });
    },
  };
}

/** Saves once all files have been read; the form takes no input until then. */
async function whileLocked(fieldIds: readonly string[], save: () => Promise<void>): Promise<void> {
  const element = formAround(fieldIds);
  const letGo = element === null ? undefined : lockForm(element);
  try {
    await runSave(async () => {
      // Does not save without a rejected file: the form would close, and the message at the field would be lost.
      if (await settlePendingInput(fieldIds)) await save();
    });
  } finally {
    letGo?.();
  }
}

/** Validates a form's values, sends them, one save at a time, and shows errors. */
export function useSaving<Values extends object, Output>(saving: Saving<Values, Output>) {
  const { id, setup, form, draft, names, initial, begin, markSaved } = saving;
  const { schema, onSubmit, onFailure, onEarlier, conflict, files = [] } = setup;
  const { submitting, send } = useSending();
  const { summary, fail } = useErrors(setup, form);
  const hasFailed = useRef(false);

  function failWith(error: unknown): void {
    if (error instanceof InterruptedError) return recordRefusedSave(() => void submit());
    const gone = messagesForGone(error, conflict);
    // The list behind the form still shows it.
    if (gone) recordOutdated();
    const own = messagesForRepeat(error) ?? messagesForInactive(error) ?? onFailure?.(error);
    const errors = own ?? gone ?? errorsIn(error, names);
    if (errors) return fail(errors);
    console.error(error);
    hasFailed.current = true;
    raiseFailure();
  }

  /** @param also text to add to the next toast; '' for none */
  async function save(values: Values, begun: Values, also = ''): Promise<void> {
    const checked = check(schema, setup.toInput?.(values) ?? values, names);
    if (checked.errors) return fail(checked.errors);
    fail({});
    withdrawUndo();
    addToNextToast(also);
    try {
      await onSubmit(checked.output, values, draft.saveKey());
      // The notice asks to try again, which has succeeded now.
      if (hasFailed.current) dismissFailure();
      markSaved(values);
    } catch (error) {
      addToNextToast('');
      const versions = { begun, own: values, files, onEarlier, edited: conflict };
      const next = afterEarlierSave(error, versions);
      if (isRefused(error)) draft.renewSaveKey();
      if (next === undefined) return goOnAfter(error, values);
      begin(next.stored);
      form.setValues(next.own);
      await save(next.own, next.stored);
    }
  }

  /** After a save by somebody else: takes over the fields that only they have changed, and saves them together with the own input. */
  async function goOnAfter(error: unknown, values: Values): Promise<void> {
    const theirs = conflict?.savedVersionIn(error, files);
    if (!conflict || !theirs) return failWith(error);
    const merged = mergeVersions({ begun: draft.begun, own: values, theirs }, files);
    begin(theirs.values, merged.begun);
    form.setValues(merged.own);
    const { taken } = merged;
    if (merged.conflicts.length > 0) {
      fail({});
      return conflict.raise({ theirs, taken });
    }
    conflict.take(theirs);
    await save(merged.own, theirs.values, mergedText(conflict.labels, taken));
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    const fieldIds = names.map((name) => `${id}-${name}`);
    await send(() => whileLocked(fieldIds, () => save(form.getValues(), initial)));
  }

  return { fail, summary, submit, submitting };
}
