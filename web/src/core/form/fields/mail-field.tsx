import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../focus-field.ts';
import { afterPress } from '../form-state.ts';
import type { FieldOptions, FieldProps } from './field-props.ts';
import { MailSuggestion } from './mail-suggestion.tsx';
import { TextField } from './text-field.tsx';

interface MailFieldProps extends FieldProps<string>, FieldOptions {
  /** Returns the question about a misspelt address, for the one that was probably meant. */
  readonly ask: (mail: string) => string;
}

/**
 * The visitor's own mail address. When the focus leaves it, a question appears if it looks misspelt. The tab key reaches the question: it is
 * there before the focus moves.
 */
export function MailField({ ask, ...field }: MailFieldProps) {
  const [left, setLeft] = useState('');
  return (
    <div>
      <TextField
        {...field}
        type="email"
        autoComplete="email"
        onKeyDown={({ key, shiftKey }) => {
          if (key === 'Tab' && !shiftKey) flushSync(() => setLeft(field.value));
        }}
        onBlur={() => {
          field.onBlur();
          afterPress(() => setLeft(field.value));
        }}
      />
      <MailSuggestion
        // While it is being typed, an address always looks misspelt.
        typed={left === field.value ? left : ''}
        ask={ask}
        onTake={(mail) => {
          field.onChange(mail);
          // The button, which has the focus, disappears.
          focusField(field.id);
        }}
      />
    </div>
  );
}
