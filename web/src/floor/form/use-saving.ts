import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState, type FormEvent } from 'react';
import { InterruptedError } from '../api.ts';
import { dismissFailure, raiseFailure } from '../failures.ts';
import { noteRefusedSave } from '../interruption.ts';
import { check, errorsIn, type FieldErrorsByName } from './field-errors.ts';
import type { FormDraft } from './form-draft.ts';
import type { FormSetup } from './form-setup.ts';
import { formAround, holdForm } from './hold-form.ts';
import { haveRead } from './readings.ts';
import { afterEarlierSave, isRefused, messagesForRepeat } from './saves.ts';
import { summaryOf, useSending, type SummaryEntry } from './use-sending.ts';

interface Saving<Values extends object, Output> {
  /** Of the form. */
  readonly id: string;
  readonly setup: FormSetup<Values, Output>;
  readonly form: UseFormReturnType<Values>;
  readonly draft: FormDraft<Values>;
  readonly names: readonly string[];
  /** What is stored. */
  readonly initial: Values;
  readonly setInitial: (values: Values) => void;
  readonly markSaved: (values: Values) => void;
}

/** Checks a form's values, sends them, one save at a time, and says what is wrong with them. */
export function useSaving<Values extends object, Output>(saving: Saving<Values, Output>) {
  const { id, setup, form, draft, names, initial, setInitial, markSaved } = saving;
  const { schema, fields, onSubmit, onFailure, onEarlier, conflict, files = [] } = setup;
  const { submitting, send } = useSending();
  const [summary, setSummary] = useState<{ readonly entries: readonly SummaryEntry[] }>({
    entries: [],
  });

  const hasFailed = useRef(false);

  function fail(errors: FieldErrorsByName): void {
    form.setErrors(errors);
    setSummary({ entries: summaryOf(errors, fields) });
  }

  function failWith(error: unknown): void {
    if (error instanceof InterruptedError) return noteRefusedSave(() => void submit());
    const errors = messagesForRepeat(error) ?? onFailure?.(error) ?? errorsIn(error, names);
    if (errors) return fail(errors);
    console.error(error);
    hasFailed.current = true;
    raiseFailure();
  }

  async function save(values: Values, begun: Values): Promise<void> {
    const checked = check(schema, setup.toInput?.(values) ?? values, names);
    if (checked.errors) return fail(checked.errors);
    fail({});
    try {
      await onSubmit(checked.output, values, draft.saveKey());
      // Its notice asks to try again.
      if (hasFailed.current) dismissFailure();
      markSaved(values);
    } catch (error) {
      const versions = { begun, own: values, files, onEarlier, edited: conflict };
      const next = afterEarlierSave(error, versions);
      if (isRefused(error)) draft.renewSaveKey();
      if (next === undefined) return failWith(error);
      setInitial(next.stored);
      form.setValues(next.own);
      await save(next.own, next.stored);
    }
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    await send(async () => {
      const fieldIds = names.map((name) => `${id}-${name}`);
      const element = formAround(fieldIds);
      const letGo = element === null ? undefined : holdForm(element);
      try {
        // A file that was not taken is told of where it was chosen; saved without it, the form would be gone.
        if (await haveRead(fieldIds)) await save(form.getValues(), initial);
      } finally {
        letGo?.();
      }
    });
  }

  return { fail, summary, submit, submitting };
}
