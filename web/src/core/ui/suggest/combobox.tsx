import { useEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { SuggestList } from './suggest-list.tsx';
import type { Suggestion, SuggestionGroup } from './suggestion.ts';
import { t } from '../../texts/texts.ts';
import styles from './suggest-field.module.css';
import { useSuggestList } from './use-suggest-list.ts';

interface ComboboxProps<Item extends Suggestion> extends Omit<
  ComponentProps<typeof TextInput>,
  'onChange' | 'onKeyDown' | 'onBlur'
> {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly groups: readonly SuggestionGroup<Item>[];
  readonly onType: (text: string) => void;
  readonly onTake: (item: Item) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Called for a key before the list handles it. @param hasChosen whether Enter takes an option of the list */
  readonly onKey?: (event: KeyboardEvent, hasChosen: boolean) => void;
  /** Whether a button clears the field. */
  readonly hasClear?: boolean;
  /** Where to scroll the field if its list would open outside of the window: with a large zoom, or above a phone's keyboard. */
  readonly moveTo: ScrollLogicalPosition;
}

/**
 * A text field with suggestions: our own ARIA combobox. A library would add 20 kB of script to position popups, which a list directly below
 * its field does not need.
 */
export function Combobox<Item extends Suggestion>(props: ComboboxProps<Item>) {
  const { groups, onType, onTake, onBlur, onKey, hasClear, moveTo, ...input } = props;
  const { id, label, value, end } = input;
  const items = groups.flatMap((group) => group.items);
  const list = useSuggestList(items.length, take);
  const field = useRoomBelow(list.opened, moveTo);

  function take(index: number) {
    const item = items[index];
    if (item) onTake(item);
    list.close();
  }

  function clear() {
    onType('');
    list.open();
    document.getElementById(id)?.focus();
  }

  return (
    <div ref={field} className="relative">
      <TextInput
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.opened}
        aria-controls={list.opened ? `${id}-list` : undefined}
        aria-activedescendant={list.active >= 0 ? `${id}-${list.active}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        end={hasClear && value !== '' ? <ClearButton label={label} onClick={clear} /> : end}
        onChange={(event) => {
          onType(event.currentTarget.value);
          list.open();
        }}
        onClick={list.open}
        onKeyDown={(event) => {
          onKey?.(event, list.active >= 0);
          list.onKeyDown(event);
        }}
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

/** Height of two suggestions in px; with less room there is no usable list. */
const minRoom = 140;

function useRoomBelow(opened: boolean, block: ScrollLogicalPosition) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = field;
    if (!opened || !current) return;
    const height = window.visualViewport?.height ?? window.innerHeight;
    // In an overlay the list ends above the footer.
    const bottom = current.closest('[data-scrolls]')?.getBoundingClientRect().bottom ?? height;
    const room = Math.min(height, bottom) - current.getBoundingClientRect().bottom;
    if (room < minRoom) current.scrollIntoView({ block });
  }, [opened, block]);
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
      className={`${styles.clear} tap-square flex-none border-0 rounded bg-none text-soft p-0`}
      aria-label={t('{label} leeren', { label })}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <CloseIcon />
    </button>
  );
}
