import { useState } from 'react';
import { ChevronIcon } from '../../../ui/icons/icons.tsx';
import { choiceOfText } from './choices.ts';
import { ChoiceInput } from './choice-input.tsx';
import type { Choice, FieldOptions, FieldProps } from '../field-props.ts';
import { useChoices, type ChoiceSource } from './use-choices.ts';

interface PickerOptions extends FieldOptions {
  readonly source: ChoiceSource;
  /** Heading of the list. */
  readonly listLabel?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Announced if no option matches the input. */
  readonly nothing?: string | undefined;
}

/** One option of many. Typed text that matches none becomes `{ id: 0, name }`, which the schema rejects with its own message. */
export function PickerField(props: FieldProps<Choice | null> & PickerOptions) {
  const { value, source, nothing = 'Nichts gefunden.', onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value?.name ?? '';
  // When a list is opened with an option chosen, it shows all options, not only the chosen one.
  const { choices, isReady } = useChoices(source, typed ?? (Array.isArray(source) ? '' : text));

  function type(next: string): void {
    setTyped(next);
    onChange(choiceOfText(choices, next));
  }

  return (
    <ChoiceInput
      {...props}
      value={text}
      choices={choices}
      nothing={
        isReady && typed !== null && typed.trim() !== '' && choices.length === 0 ? nothing : ''
      }
      rightSection={<ChevronIcon />}
      onChange={type}
      onTake={(choice) => {
        setTyped(null);
        onChange(choice);
      }}
      onBlur={() => {
        // Options that arrived after the last key press count, too.
        if (typed !== null) onChange(choiceOfText(choices, typed));
        setTyped(null);
        props.onBlur();
      }}
    />
  );
}
