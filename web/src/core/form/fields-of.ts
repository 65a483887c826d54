import type { FieldName, FieldProps, FieldValue } from './fields/field-props.ts';
import type { FormState } from './form-state.ts';

/**
 * Binds the fields of a form by their names.
 * @param id of the form, the prefix of its fields' ids
 * @param labels by field name
 */
export function fieldsOf<Values extends object>(
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
