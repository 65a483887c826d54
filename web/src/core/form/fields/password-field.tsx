import { useState } from 'react';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import type { FieldOptions, FieldProps } from './field-props.ts';
import { inputProps } from './input-props.ts';

interface PasswordOptions extends FieldOptions {
  /** Tells password managers which password is meant. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown while typing. Pasting is allowed. */
export function PasswordField(props: FieldProps<string> & PasswordOptions) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      {...inputProps(props)}
      type={isShown ? 'text' : 'password'}
      autoComplete={props.autoComplete}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      hasWideEnd
      end={
        <button
          type="button"
          className="hover-no-underline bare-button min-h-tap py-0 px-3 rounded text-sm underline text-brand"
          aria-label={`${props.label} ${isShown ? 'verbergen' : 'anzeigen'}`}
          disabled={props.disabled}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Verbergen' : 'Anzeigen'}
        </button>
      }
    />
  );
}
