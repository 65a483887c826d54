import { TextArea } from '../../ui/inputs/text-area.tsx';
import type { FieldOptions, FieldProps } from './field-props.ts';
import { inputProps } from './input-props.ts';
import { linesLength } from './remaining.ts';
import { Remaining } from './remaining-note.tsx';

interface TextAreaOptions extends FieldOptions {
  /** Maximum in characters; longer input is possible but reported. */
  readonly max: number;
  readonly rows: number;
}

export function TextAreaField(props: FieldProps<string> & TextAreaOptions) {
  const { value, max, rows, onChange } = props;
  return (
    <div>
      <TextArea
        {...inputProps(props)}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Remaining length={linesLength(value, max)} max={max} />
    </div>
  );
}
