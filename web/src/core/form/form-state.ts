import { useRef } from 'react';
import { set, useForm, useWatch, type FieldValues } from 'react-hook-form';
import type { FieldErrorsByName } from './field-errors.ts';

interface FormStateSetup<Values> {
  readonly initial: Values;
  /** Field names. */
  readonly names: readonly string[];
  /** Returns the errors of the values. */
  readonly validate: (values: Values) => FieldErrorsByName;
}

export type FormState<Values extends object> = ReturnType<typeof useFormState<Values>>;

type Change<Values> = Partial<Values> | ((values: Values) => Partial<Values>);

/** react-hook-form keeps the errors of the whole form under a name of its own. */
const pathOf = (name: string): string => (name === '' ? 'root.form' : name);

/** Keeps values and errors of a form's fields by their names. A value is replaced as a whole and never changed in place. */
export function useFormState<Values extends object>(setup: FormStateSetup<Values>) {
  const { initial, names, validate } = setup;
  /** Names of the fields that have changed since the form began. */
  const changed = useRef(new Set<string>());
  const form = useForm<FieldValues>({
    defaultValues: initial as FieldValues,
    resolver: (given, _context, { names: asked = [] }) => {
      const wrong = Object.entries(validate(given as Values));
      const errors = {};
      for (const [name, message] of wrong)
        if (asked.includes(name)) set(errors, name, { type: 'schema', message });
      return { values: {}, errors };
    },
  });
  const { control, formState } = form;
  const values = useWatch({ control });
  const getValues = () => form.getValues() as Values;
  const errorAt = (name: string) => form.getFieldState(pathOf(name), formState).error?.message;

  return {
    values: values as Values,
    getValues,
    errors: Object.fromEntries(
      ['', ...names].flatMap((name) => {
        const message = errorAt(name);
        return message === undefined ? [] : [[name, message]];
      }),
    ) as FieldErrorsByName,
    setErrors: (errors: FieldErrorsByName) => {
      form.clearErrors();
      for (const [name, message] of Object.entries(errors))
        form.setError(pathOf(name), { message });
    },
    setValue: (name: string, value: unknown) => {
      changed.current.add(name);
      form.clearErrors(name);
      form.setValues((before) => withValue(before, name, value));
    },
    /** Changes several values at once and clears all errors, which no longer hold. */
    setValues: (change: Change<Values>) => {
      form.clearErrors();
      form.setValues((before) => ({
        ...before,
        ...(typeof change === 'function' ? change(before as Values) : change),
      }));
    },
    reset: (stored: Values) => {
      changed.current.clear();
      form.reset(stored as FieldValues);
    },
    /** Validates a changed field when the focus leaves it. An existing error stays until the value changes: it may come from the server. */
    leave: (name: string) =>
      afterPress(() => {
        const isWrong = form.getFieldState(name).error !== undefined;
        if (changed.current.has(name) && !isWrong) void form.trigger(name);
      }),
  };
}

/** Returns the values with a new value for one field, which may be inside an object: `address.street`. */
function withValue(values: FieldValues, name: string, value: unknown): FieldValues {
  const [outer = '', inner] = name.split('.');
  const next = inner === undefined ? value : { ...values[outer], [inner]: value };
  return { ...values, [outer]: next };
}

let isPressed = false;

/** Events that end a press of the mouse, or of a touch that the browser turns into one. */
const ends = ['mouseup', 'dragend'] as const;

if (typeof window !== 'undefined') {
  addEventListener('mousedown', () => (isPressed = true), { capture: true });
  for (const name of ends) addEventListener(name, () => (isPressed = false), { capture: true });
}

/** Runs a callback that may move the page. Waits for the end of a press that has begun, which would otherwise miss its button. */
export function afterPress(run: () => void): void {
  if (!isPressed) return run();
  const done = () => {
    for (const name of ends) removeEventListener(name, done);
    // The click event comes first.
    setTimeout(run, 0);
  };
  for (const name of ends) addEventListener(name, done);
}
