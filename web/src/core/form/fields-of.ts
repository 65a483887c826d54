import type { UseFormReturnType } from '@mantine/form';
import type { FieldName, FieldProps, FieldValue } from './fields/field-props.ts';

/**
 * Binds the fields of a form by their names.
 * @param id of the form, which those of its fields begin with
 * @param labels by name of field
 */
export function fieldsOf<Values extends object>(
  form: UseFormReturnType<Values>,
  id: string,
  labels: Readonly<Partial<Record<FieldName<Values>, string>>>,
) {
  return <Name extends FieldName<Values>>(name: Name): FieldProps<FieldValue<Values, Name>> => ({
    id: `${id}-${name}`,
    label: labels[name] ?? '',
    value: valueAt(form.values, name) as FieldValue<Values, Name>,
    error: form.errors[name] as string | undefined,
    onChange: (value) => form.setFieldValue(name as never, value as never),
    onBlur: () => {
      // What is wrong stays so until it is changed: the server may know more than the schema.
      if (form.isTouched(name as never) && !form.errors[name]) form.validateField(name as never);
    },
  });
}

function valueAt(values: object, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], values);
}
