import type { FieldOptions, FieldProps } from './field-props.ts';

type Given = Omit<FieldProps<unknown>, 'value' | 'onChange'> & FieldOptions;

/** What inputs take of a field. They tie label, description and error to the input by its id. */
export function inputProps({ id, label, error, onBlur, required, disabled, description }: Given) {
  return {
    id,
    label,
    error,
    onBlur,
    description,
    required: required ?? false,
    disabled: disabled ?? false,
  };
}
