import type { ComponentType } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/page/empty-state.tsx';
import type { ListState } from './list-address.ts';

interface NothingToDoProps {
  readonly state: ListState;
  readonly words: {
    readonly Icon: ComponentType;
    /** Nothing is open. */
    readonly done: string;
    /** No entry matches the search. */
    readonly nothingFits: string;
    /** There are no entries at all. */
    readonly none: string;
    readonly showAll: string;
  };
  readonly onAll: () => void;
}

/** Empty state of a list that shows only open entries by default. */
export function NothingToDo({ state, words, onAll }: NothingToDoProps) {
  const isPlain = Object.keys(state).length === 0;
  const isAll = JSON.stringify(state) === JSON.stringify({ open: '0' });
  const text = isPlain ? words.done : words.nothingFits;
  return (
    <EmptyState
      Icon={words.Icon}
      text={isAll ? words.none : text}
      action={
        !isAll && (
          <Button variant="default" onClick={onAll}>
            {words.showAll}
          </Button>
        )
      }
    />
  );
}
