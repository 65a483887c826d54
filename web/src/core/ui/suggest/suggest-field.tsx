import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useId, type ReactNode } from 'react';
import { Combobox } from './combobox.tsx';
import type { Suggestion, SuggestionGroup } from './suggestion.ts';

interface SuggestFieldProps<Item extends Suggestion> {
  readonly label: string;
  /** The handover from the app shell finds the field by this name. */
  readonly name: string;
  readonly placeholder: string;
  readonly icon: ReactNode;
  readonly value: string;
  readonly error?: string | undefined;
  readonly groups: readonly SuggestionGroup<Item>[];
  readonly onType: (text: string) => void;
  readonly onTake: (item: Item) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

/** A search field with suggestions. */
export const SuggestField = <Item extends Suggestion>({
  icon,
  ...props
}: SuggestFieldProps<Item>) => (
  <Combobox
    {...props}
    id={useId()}
    start={icon}
    maxLength={limits.searchTextLength}
    enterKeyHint="search"
    hasClear
    moveTo="start"
  />
);
