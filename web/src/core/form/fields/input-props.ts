import type { FieldOptions, FieldProps } from './field-props.ts';

type Given = Omit<FieldProps<unknown>, 'value' | 'onChange'> & FieldOptions;

/** Returns the props of an input for a field. Label, description and error refer to the input by its id. */
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
