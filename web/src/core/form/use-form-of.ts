import { useId, useState } from 'react';
import { check } from './field-errors.ts';
import type { FormSetup } from './form-setup.ts';
import { useFormState, type FormState } from './form-state.ts';
import { isSame } from './drafts/form-drafts.ts';
import type { FirstSave } from './drafts/stored-drafts.ts';
import { useSaving } from './saving/use-saving.ts';
import { useHeldPage } from './saving/use-held-page.ts';
import { useDraft, useKeepDraft } from './drafts/use-draft.ts';
import type { FieldName, FieldProps, FieldValue } from './fields/field-props.ts';

const withoutChange = (values: object): unknown => values;

/** The stored values of a form, and the draft that was begun with them. */
function useStoredValues<Values extends object, Output>(setup: FormSetup<Values, Output>) {
  const [initial, setInitial] = useState(setup.initial);
  const { draft, ...drafting } = useDraft({
    of: setup.draft,
    initial: setup.initial,
    files: setup.files,
  });

  /** Sets the stored values, and the values of the edited version if they differ. */
  function begin(stored: Values, begun = stored): void {
    setInitial(stored);
    draft.beginWith(begun);
  }

  return { initial, begin, draft, ...drafting };
}

/** Creates a form that a schema of the contract validates: a changed field when the focus leaves it, and all fields on submit. */
export function useFormOf<Values extends object, Output>(setup: FormSetup<Values, Output>) {
  const { schema, fields, toInput = withoutChange } = setup;
  const { conflict } = setup;
  const id = useId();
  const { initial, begin, draft, isRestored, end, move } = useStoredValues(setup);
  const names = Object.keys(fields);
  const form = useFormState<Values>({
    initial: draft.values,
    names,
    validate: (values) => check(schema, toInput(values), names).errors ?? {},
  });
  const isDirty = !isSame(form.values, initial);
  useKeepDraft(draft, form.values, initial, conflict);

  const { fail, summary, submit, submitting } = useSaving({
    id,
    setup,
    form,
    draft,
    names,
    initial,
    begin,
    markSaved,
  });
  useHeldPage(isDirty || submitting);

  /** Takes the values as stored: nothing is unsaved, and the draft is removed. */
  function markSaved(values: Values): void {
    begin(values);
    end(form.getValues());
  }

  /** Resets the form to the stored values. */
  function discard(): void {
    form.reset(initial);
    draft.beginWith(initial);
    fail({});
    end(form.getValues());
  }

  return {
    id,
    first: names[0] ?? '',
    values: form.values,
    field: fieldsOf(form, id, fields),
    set: form.setValues,
    errors: form.errors,
    summary,
    submit,
    submitting,
    isDirty,
    isRestored,
    /** Whether the restored draft had files, which have to be chosen again. */
    lacksFiles: draft.lacksFiles,
    initial,
    begun: draft.begun,
    begin,
    discard,
    markSaved,
    moveDraft: move,
    firstSave: draft.firstSave,
    keepFirstSave: (save: FirstSave) => draft.keepFirstSave(save),
    fail,
  };
}

/** The part of the form that the components around its fields need. */
export type AnyForm = Pick<
  ReturnType<typeof useFormOf<object, unknown>>,
  | 'id'
  | 'first'
  | 'errors'
  | 'summary'
  | 'submitting'
  | 'isDirty'
  | 'isRestored'
  | 'lacksFiles'
  | 'discard'
  | 'submit'
>;

/**
 * Binds the fields of a form by their names.
 * @param id of the form, the prefix of its fields' ids
 * @param labels by field name
 */
function fieldsOf<Values extends object>(
  form: Pick<FormState<Values>, 'values' | 'errors' | 'setValue' | 'leave'>,
  id: string,
  labels: Readonly<Partial<Record<FieldName<Values>, string>>>,
) {
  return <Name extends FieldName<Values>>(name: Name): FieldProps<FieldValue<Values, Name>> => ({
    id: `${id}-${name}`,
    label: labels[name] ?? '',
    value: valueAt(form.values, name) as FieldValue<Values, Name>,
    error: form.errors[name],
    onChange: (value) => form.setValue(name, value),
    onBlur: () => form.leave(name),
  });
}

function valueAt(values: object, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], values);
}
