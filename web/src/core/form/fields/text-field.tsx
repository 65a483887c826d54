import type { InputHTMLAttributes } from 'react';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import type { FieldOptions, FieldProps } from './field-props.ts';
import { inputProps } from './input-props.ts';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'enterKeyHint'
  | 'placeholder'
  | 'name'
  | 'onKeyDown'
>;

/** One line of text. `type` (`email`, `tel`, `url`) selects the keyboard of a phone; the schema validates. */
export function TextField(props: FieldProps<string> & FieldOptions & Native) {
  const { type, inputMode, autoComplete, autoCapitalize, spellCheck, enterKeyHint } = props;
  return (
    <TextInput
      {...inputProps(props)}
      {...{ type, inputMode, autoComplete, autoCapitalize, spellCheck, enterKeyHint }}
      name={props.name}
      placeholder={props.placeholder}
      onKeyDown={props.onKeyDown}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
