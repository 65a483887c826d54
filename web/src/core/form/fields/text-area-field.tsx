import { TextArea } from '../../ui/inputs/text-area.tsx';
import type { FieldOptions, FieldProps } from './field-props.ts';
import { inputProps } from './input-props.ts';
import { linesLength } from './remaining.ts';
import { Remaining } from './remaining-note.tsx';

interface TextAreaOptions extends FieldOptions {
  /** Maximum in characters; longer input is possible but reported. */
  readonly most: number;
  readonly rows: number;
}

export function TextAreaField(props: FieldProps<string> & TextAreaOptions) {
  const { value, most, rows, onChange } = props;
  return (
    <div>
      <TextArea
        {...inputProps(props)}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Remaining length={linesLength(value, most)} most={most} />
    </div>
  );
}
