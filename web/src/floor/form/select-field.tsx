import { NativeSelect } from '@mantine/core';
import { ChevronIcon } from '../ui/icons.tsx';
import type { FieldOptions, FieldProps } from './field-props.ts';
import { inputProps } from './input-props.ts';

interface SelectOptions<Value extends string | number> extends FieldOptions {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** An option for nothing chosen: needed where the value may be '' or null. */
  readonly empty?: string;
  readonly autoComplete?: string;
}

/** The browser's own list. Values may be numbers; nothing chosen is `null`, or '' where the values are text. */
export function SelectField<Value extends string | number>(
  props: FieldProps<Value | null> & SelectOptions<Value>,
) {
  const { options, empty, value, onChange, autoComplete } = props;
  const data = options.map((option) => ({ value: String(option.value), label: option.label }));
  return (
    <NativeSelect
      {...inputProps(props)}
      rightSection={<ChevronIcon />}
      autoComplete={autoComplete}
      data={empty === undefined ? data : [{ value: '', label: empty }, ...data]}
      value={value === null ? '' : String(value)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        onChange(options.find((option) => String(option.value) === text)?.value ?? null);
      }}
    />
  );
}
