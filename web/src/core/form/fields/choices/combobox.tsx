import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { announce } from '../../../ui/notices/announcer.tsx';
import { SuggestList } from '../../../ui/suggest/suggest-list.tsx';
import type { SuggestionGroup } from '../../../ui/suggest/suggestion.ts';
import { useSuggestList } from '../../../ui/suggest/use-suggest-list.ts';
import type { Choice, FieldOptions, FieldProps } from '../field-props.ts';
import { inputProps } from '../input-props.ts';

interface ComboboxProps extends Omit<FieldProps<string>, 'onBlur'>, FieldOptions {
  readonly choices: readonly Choice[];
  readonly onTake: (choice: Choice) => void;
  readonly onBlur: () => void;
  /** Enter with nothing chosen from the list, and Backspace in an empty field. */
  readonly onEnter?: () => void;
  readonly onBackspace?: () => void;
  /** Heading of the list. */
  readonly listLabel?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Shown and said where nothing goes with what is typed. */
  readonly nothing?: string | undefined;
  readonly rightSection?: ReactNode;
}

/** A text field with a list to choose from: the ARIA combobox that all fields with choices are made of. */
export function Combobox(props: ComboboxProps) {
  const { id, label, value, choices, onChange, onTake, onBlur, listLabel = label } = props;
  const items = choices.map((choice) => ({
    ...choice,
    key: String(choice.id),
    label: choice.name,
  }));
  const groups: SuggestionGroup[] = items.length > 0 ? [{ label: listLabel, items }] : [];
  const list = useSuggestList(items.length, take);
  const field = useRoomBelow(list.opened);
  const nothing = props.nothing ?? '';
  useEffect(() => {
    if (nothing !== '') announce(nothing);
  }, [nothing]);

  function take(index: number): void {
    const choice = choices[index];
    if (choice) onTake(choice);
    list.close();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const hasNoneChosen = list.active < 0;
    list.onKeyDown(event);
    if (event.key === 'Enter' && hasNoneChosen && props.onEnter) {
      event.preventDefault();
      props.onEnter();
    }
    if (event.key === 'Backspace' && value === '') props.onBackspace?.();
  }

  return (
    <div ref={field} className="relative">
      <TextInput
        {...inputProps(props)}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.opened}
        aria-controls={list.opened ? `${id}-list` : undefined}
        aria-activedescendant={list.active >= 0 ? `${id}-${list.active}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={props.placeholder}
        end={props.rightSection}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          list.open();
        }}
        onClick={list.open}
        onKeyDown={onKeyDown}
        onBlur={() => {
          list.close();
          onBlur();
        }}
      />
      {list.opened && (
        <SuggestList
          id={id}
          label={label}
          groups={groups}
          typed={value}
          active={list.active}
          onPoint={list.setActive}
          onTake={take}
        />
      )}
      {nothing !== '' && <p className="mt-1 text-xs text-soft">{nothing}</p>}
    </div>
  );
}

/** Two suggestions, px; less is no list. */
const leastRoom = 140;

/** The field moves up when its list would open below the fold. */
function useRoomBelow(opened: boolean) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!opened || !field.current) return;
    const bottom = window.visualViewport?.height ?? window.innerHeight;
    const room = bottom - field.current.getBoundingClientRect().bottom;
    if (room < leastRoom) field.current.scrollIntoView({ block: 'center' });
  }, [opened]);
  return field;
}
