import { useState } from 'react';
import { announce } from '../../../ui/notices/announcer.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { choiceOfText } from './choices.ts';
import { ChoiceInput } from './choice-input.tsx';
import styles from './chips.module.css';
import type { Choice, FieldOptions, FieldProps } from '../field-props.ts';
import { useChoices, type ChoiceSource } from './use-choices.ts';

interface MultiPickerOptions extends FieldOptions {
  readonly source: ChoiceSource;
  readonly listLabel?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly nothing?: string | undefined;
}

/** Several options, each shown as a chip. Typed text that matches no option becomes a chip with the id 0, which the schema rejects. */
export function MultiPickerField(props: FieldProps<readonly Choice[]> & MultiPickerOptions) {
  const { id, label, value, source, disabled, nothing = 'Nichts gefunden.', onChange } = props;
  const [typed, setTyped] = useState('');
  const { choices, isReady } = useChoices(source, typed);
  const left = choices.filter((choice) => !value.some((chosen) => isSameChoice(chosen, choice)));

  function add(choice: Choice | null): void {
    setTyped('');
    if (!choice || value.some((chosen) => isSameChoice(chosen, choice))) return;
    onChange([...value, choice]);
    announce(`${choice.name} hinzugefügt`);
  }

  function remove(choice: Choice): void {
    onChange(value.filter((chosen) => !isSameChoice(chosen, choice)));
    announce(`${choice.name} entfernt`);
    document.getElementById(id)?.focus();
  }

  return (
    <div>
      <ChoiceInput
        {...props}
        value={typed}
        choices={left}
        nothing={isReady && typed.trim() !== '' && left.length === 0 ? nothing : ''}
        onChange={setTyped}
        onTake={add}
        onEnter={() => add(choiceOfText(choices, typed))}
        onBackspace={() => {
          const last = value.at(-1);
          if (last) remove(last);
        }}
        onBlur={() => {
          add(choiceOfText(choices, typed));
          props.onBlur();
        }}
      />
      {value.length > 0 && (
        <ChosenList label={label} chosen={value} disabled={disabled} onRemove={remove} />
      )}
    </div>
  );
}

interface ChosenListProps {
  /** Label of the field. */
  readonly label: string;
  readonly chosen: readonly Choice[];
  readonly disabled: boolean | undefined;
  readonly onRemove: (choice: Choice) => void;
}

function ChosenList({ label, chosen, disabled, onRemove }: ChosenListProps) {
  return (
    <ul className="list-plain wrap gap-2 mt-2" aria-label={`Gewählt: ${label}`}>
      {chosen.map((choice) => (
        <li
          key={`${choice.id} ${choice.name}`}
          className={`${styles.chip} tap-line max-w-full border-accent leading-tight text-accent bg-accent`}
          data-wrong={choice.id === 0}
        >
          <span className="py-1 min-w-0 wrap-anywhere">{choice.name}</span>
          <button
            type="button"
            className={`${styles.remove} bare-button tap-square flex-none rounded-full`}
            aria-label={`${choice.name} entfernen`}
            title="Entfernen"
            disabled={disabled}
            onClick={() => onRemove(choice)}
          >
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Two free texts are the same if their names are equal. */
function isSameChoice(one: Choice, other: Choice): boolean {
  return one.id === other.id && (one.id !== 0 || one.name === other.name);
}
