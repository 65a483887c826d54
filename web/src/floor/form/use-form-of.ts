import { useForm } from '@mantine/form';
import { useId, useState, type FormEvent } from 'react';
import type { z } from 'zod';
import { raiseFailure } from '../failures.ts';
import { check, errorsIn, type FieldErrorsByName } from './field-errors.ts';
import type { FieldName, FieldProps, FieldValue } from './field-props.ts';
import { isSame } from './form-drafts.ts';
import { summaryOf, useSending, type SummaryEntry } from './use-sending.ts';
import { useDraft, useKeepDraft } from './use-draft.ts';

interface FormSetup<Values extends object, Output> {
  /** Usually an endpoint's body: the server checks with the same. */
  readonly schema: z.ZodType<Output>;
  /** What the form begins with. Later ones are ignored: give the component a `key` to begin anew. */
  readonly initial: Values;
  /** Labels of the fields, in their order on the page. */
  readonly fields: Readonly<Partial<Record<FieldName<Values>, string>>>;
  /** Sends; called with what the schema made of the values, one at a time. */
  readonly onSubmit: (output: Output, values: Values) => Promise<unknown>;
  /** The values as the schema takes them, where they differ. Names of fields have to stay. */
  readonly toInput?: ((values: Values) => unknown) | undefined;
  /** Messages for a failure that the form knows more about; `{}` where it is dealt with, undefined for the usual ways. */
  readonly onFailure?: ((error: unknown) => FieldErrorsByName | undefined) | undefined;
  /** Key of the draft (use-draft.ts). */
  readonly draft?: string | undefined;
}

const withoutChange = (values: object): unknown => values;

/** A form over values, checked by a schema of the contract: a field when it is left changed, all of it when it is sent. */
export function useFormOf<Values extends object, Output>(setup: FormSetup<Values, Output>) {
  const { schema, fields, onSubmit, onFailure, toInput = withoutChange } = setup;
  const id = useId();
  const [initial, setInitial] = useState(setup.initial);
  const draft = useDraft(setup.draft, setup.initial);
  const names = Object.keys(fields);
  const { submitting, send } = useSending();
  const [summary, setSummary] = useState<{ readonly entries: readonly SummaryEntry[] }>({
    entries: [],
  });

  const form = useForm<Values>({
    initialValues: draft.values,
    validate: (values) => check(schema, toInput(values), names).errors ?? {},
  });
  useKeepDraft(draft, form.values, initial);

  function fail(errors: FieldErrorsByName): void {
    form.setErrors(errors);
    setSummary({ entries: summaryOf(errors, fields) });
  }

  function failWith(error: unknown): void {
    const errors = onFailure?.(error) ?? errorsIn(error, names);
    if (errors) return fail(errors);
    console.error(error);
    raiseFailure();
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    await send(async () => {
      const values = form.getValues();
      const checked = check(schema, toInput(values), names);
      if (checked.errors) return fail(checked.errors);
      fail({});
      try {
        await onSubmit(checked.output, values);
        markSaved(values);
      } catch (error) {
        failWith(error);
      }
    });
  }

  /** Takes values as what is stored now: nothing is unsaved, and no draft is kept. */
  function markSaved(values: Values): void {
    setInitial(values);
    draft.clear();
  }

  /** Back to what is stored. */
  function discard(): void {
    form.setValues(initial);
    form.resetTouched();
    fail({});
    draft.clear();
  }

  function field<Name extends FieldName<Values>>(name: Name): FieldProps<FieldValue<Values, Name>> {
    return {
      id: `${id}-${name}`,
      label: fields[name] ?? '',
      value: valueAt(form.values, name) as FieldValue<Values, Name>,
      error: form.errors[name] as string | undefined,
      onChange: (value) => form.setFieldValue(name as never, value as never),
      onBlur: () => {
        // What is wrong stays so until it is changed: the server may know more than the schema.
        if (form.isTouched(name as never) && !form.errors[name]) form.validateField(name as never);
      },
    };
  }

  return {
    id,
    /** Name of the first field. */
    first: names[0] ?? '',
    values: form.values,
    field,
    set: form.setValues,
    errors: form.errors as FieldErrorsByName,
    summary,
    submit,
    submitting,
    isDirty: !isSame(form.values, initial),
    isRestored: draft.isRestored,
    discard,
    markSaved,
    fail,
  };
}

function valueAt(values: object, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], values);
}

/** What the parts around a form's fields need of it. */
export type AnyForm = Pick<
  ReturnType<typeof useFormOf<object, unknown>>,
  | 'id'
  | 'first'
  | 'errors'
  | 'summary'
  | 'submitting'
  | 'isDirty'
  | 'isRestored'
  | 'discard'
  | 'submit'
>;
