import { Textarea } from '@mantine/core';
import type { FieldOptions, FieldProps } from './field-props.ts';
import { Remaining } from './remaining-note.tsx';
import { inputProps } from './input-props.ts';

interface TextAreaOptions extends FieldOptions {
  readonly rows?: number;
  /** Says what is left near this many characters; the schema refuses more. */
  readonly most?: number;
  readonly autoComplete?: string;
}

export function TextAreaField(props: FieldProps<string> & TextAreaOptions) {
  const { rows = 4, most, autoComplete, value } = props;
  return (
    <div>
      <Textarea
        {...inputProps(props)}
        rows={rows}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
      {most !== undefined && <Remaining length={value.length} most={most} />}
    </div>
  );
}
