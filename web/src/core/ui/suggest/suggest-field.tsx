import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { TextInput } from '../inputs/text-input.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { SuggestList } from './suggest-list.tsx';
import type { Suggestion, SuggestionGroup } from './suggestion.ts';
import styles from './suggest-field.module.css';
import { useSuggestList } from './use-suggest-list.ts';

interface SuggestFieldProps<Item extends Suggestion> {
  readonly label: string;
  /** By which the handover from the app shell finds it. */
  readonly name: string;
  readonly placeholder: string;
  readonly icon: ReactNode;
  readonly value: string;
  readonly error?: string | undefined;
  readonly groups: readonly SuggestionGroup<Item>[];
  readonly onType: (text: string) => void;
  readonly onTake: (item: Item) => void;
  readonly onBlur?: () => void;
}

/**
 * A text field with suggestions below it: an ARIA combobox of our own, because the kit's brings 20 kB of script for placing
 * popups, which a list that simply hangs under its field does not need.
 */
export function SuggestField<Item extends Suggestion>(props: SuggestFieldProps<Item>) {
  const { label, name, placeholder, icon, value, error, groups, onType, onTake, onBlur } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const items = groups.flatMap((group) => group.items);
  const list = useSuggestList(items.length, take);
  const field = useRoomBelow(list.opened);

  function take(index: number) {
    const item = items[index];
    if (item) onTake(item);
    list.close();
  }

  function clear() {
    onType('');
    list.open();
    input.current?.focus();
  }

  return (
    <div ref={field} className="relative">
      <TextInput
        ref={input}
        id={id}
        name={name}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.opened}
        aria-controls={list.opened ? `${id}-list` : undefined}
        aria-activedescendant={list.active >= 0 ? `${id}-${list.active}` : undefined}
        maxLength={limits.searchTextLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        label={label}
        placeholder={placeholder}
        start={icon}
        end={value !== '' && <ClearButton label={label} onClick={clear} />}
        error={error}
        value={value}
        onChange={(event) => {
          onType(event.currentTarget.value);
          list.open();
        }}
        onClick={list.open}
        onKeyDown={list.onKeyDown}
        onBlur={() => {
          list.close();
          onBlur?.();
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
    </div>
  );
}

/** Two suggestions; less is no list. */
const leastRoom = 140;

/** The field moves up when its list would open below the fold: with a large zoom, or over a phone's keyboard. */
function useRoomBelow(opened: boolean) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!opened || !field.current) return;
    const bottom = window.visualViewport?.height ?? window.innerHeight;
    const room = bottom - field.current.getBoundingClientRect().bottom;
    if (room < leastRoom) field.current.scrollIntoView({ block: 'start' });
  }, [opened]);
  return field;
}

interface ClearButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

function ClearButton({ label, onClick }: ClearButtonProps) {
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label={`${label} leeren`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <CloseIcon />
    </button>
  );
}
