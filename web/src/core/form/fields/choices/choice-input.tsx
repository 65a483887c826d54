import { useEffect, type ReactNode } from 'react';
import { announce } from '../../../ui/notices/announcer.tsx';
import { Combobox } from '../../../ui/suggest/combobox.tsx';
import type { Choice, FieldOptions, FieldProps } from '../field-props.ts';
import { inputProps } from '../input-props.ts';

interface ChoiceInputProps extends FieldProps<string>, FieldOptions {
  readonly choices: readonly Choice[];
  readonly onTake: (choice: Choice) => void;
  /** Called for Enter when no option is active, and for Backspace in an empty field. */
  readonly onEnter?: () => void;
  readonly onBackspace?: () => void;
  /** Heading of the list. */
  readonly listLabel?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Shown and announced if no option matches the input. */
  readonly nothing?: string | undefined;
  readonly rightSection?: ReactNode;
}

/** Base of all fields with a list of options. */
export function ChoiceInput(props: ChoiceInputProps) {
  const { value, choices, onEnter, nothing = '', listLabel = props.label } = props;
  const items = choices.map((choice) => ({
    key: String(choice.id),
    label: choice.name,
    choice,
  }));
  useEffect(() => {
    if (nothing !== '') announce(nothing);
  }, [nothing]);

  return (
    <div>
      <Combobox
        {...inputProps(props)}
        placeholder={props.placeholder}
        end={props.rightSection}
        value={value}
        groups={items.length > 0 ? [{ label: listLabel, items }] : []}
        moveTo="center"
        onType={props.onChange}
        onTake={({ choice }) => props.onTake(choice)}
        onKey={(event, hasChosen) => {
          if (event.key === 'Backspace' && value === '') props.onBackspace?.();
          if (event.key !== 'Enter' || hasChosen || !onEnter) return;
          event.preventDefault();
          onEnter();
        }}
      />
      {nothing !== '' && <p className="mt-1 text-xs text-soft">{nothing}</p>}
    </div>
  );
}
