import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { useState } from 'react';
import { numberOf } from './address.ts';

type Items = readonly InboxItem[];

/**
 * The selected items, also those of other pages and filters.
 * @param rows the shown page, whose items may be newer than they were when they were selected
 */
export function useSelection(rows: Items = []) {
  const [kept, setKept] = useState<ReadonlyMap<number, InboxItem>>(new Map());
  const [left, setLeft] = useState<Items>([]);
  const shown = new Map(rows.map((row) => [numberOf(row), row]));

  /** For functions that are called later, when other items may have been selected. */
  const without = (numbers: readonly number[]) =>
    setKept((now) => new Map([...now].filter(([number]) => !numbers.includes(number))));

  return {
    items: [...kept].map(([number, item]) => shown.get(number) ?? item),
    /** How many of them are not on the shown page. */
    elsewhere: [...kept.keys()].filter((number) => !shown.has(number)).length,
    has: (number: number): boolean => kept.has(number),
    select: (items: Items, isSelected: boolean): void => {
      const numbers = items.map(numberOf);
      if (!isSelected) return without(numbers);
      setKept((now) => new Map([...now, ...items.map((item) => [numberOf(item), item] as const)]));
    },
    /** The items that the last decision about several has left as they are: each has to be looked at. */
    left,
    dismissLeft: (): void => setLeft([]),
    /** Removes an item that has left the list. */
    forget: (number: number): void => {
      without([number]);
      setLeft((now) => now.filter((item) => numberOf(item) !== number));
    },
    /** Removes items that a decision has dealt with. @param undecided those of them that it has left as they are */
    drop: (items: Items, undecided: Items): void => {
      without(items.map(numberOf));
      setLeft(undecided);
    },
    clear: (): void => setKept(new Map()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
