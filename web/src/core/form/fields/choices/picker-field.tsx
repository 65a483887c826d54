import { useState } from 'react';
import { ChevronIcon } from '../../../ui/icons/icons.tsx';
import { meantBy } from './choices.ts';
import { ChoiceInput } from './choice-input.tsx';
import type { Choice, FieldOptions, FieldProps } from '../field-props.ts';
import { useChoices, type ChoiceSource } from './use-choices.ts';

interface PickerOptions extends FieldOptions {
  readonly source: ChoiceSource;
  /** Heading of the list. */
  readonly listLabel?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Said where nothing goes with what is typed. */
  readonly nothing?: string | undefined;
}

/** One of many. What is typed and in no list is `{ id: 0, name }`, which the schema refuses in its words. */
export function PickerField(props: FieldProps<Choice | null> & PickerOptions) {
  const { value, source, nothing = 'Nichts gefunden.', onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value?.name ?? '';
  // Whoever opens a list with something chosen wants to see the others, too.
  const { choices, isReady } = useChoices(source, typed ?? (Array.isArray(source) ? '' : text));

  function type(next: string): void {
    setTyped(next);
    onChange(meantBy(choices, next));
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
        // What the server found after the last letter counts, too.
        if (typed !== null) onChange(meantBy(choices, typed));
        setTyped(null);
        props.onBlur();
      }}
    />
  );
}
