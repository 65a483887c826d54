import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListAddress } from '../../core/list/list-address.ts';
import { keyOf, numberOf } from './address.ts';

type Rows = readonly InboxItem[];

/**
 * The open item of a page of the inbox, in the address. A decision removes the item from the list; then the item that takes its place
 * opens, after any decision of any editor.
 * @param rows undefined while the list is loading
 * @param onGone called with the number of the open item when it has left the list
 */
export function useOpenItem(
  entry: ListAddress['entry'],
  rows: Rows | undefined,
  onGone: (number: number) => void,
) {
  const { shown: number } = entry;
  const at = rows?.findIndex((row) => numberOf(row) === number) ?? -1;
  const last = useRef<{ readonly number: number; readonly at: number } | null>(null);
  const [comeNext, setComeNext] = useState<number | null>(null);
  const [isHeld, hold] = useState(false);

  function openAt(place: number): void {
    const row = rows?.[place];
    if (row === undefined) return;
    setComeNext(numberOf(row));
    entry.open(numberOf(row));
  }

  const follow = useEffectEvent((now: Rows, open: number | null) => {
    if (open === null) return;
    if (at >= 0) {
      last.current = { number: open, at };
    } else if (last.current?.number === open) {
      const next = now[Math.min(last.current.at, now.length - 1)];
      last.current = null;
      onGone(open);
      setComeNext(next === undefined ? null : numberOf(next));
      entry.show(next === undefined ? null : numberOf(next));
    }
  });
  useEffect(() => {
    if (rows !== undefined && !isHeld) follow(rows, number);
  }, [rows, number, isHeld]);

  return {
    number,
    key: keyOf(number),
    /** Its place on the page; -1 if it is on another one, or decided. */
    at,
    item: rows?.[at],
    /** Number of the item that was opened by a key or after a decision. */
    comeNext,
    /** Keeps the item open after it has left the list, as long as it says why a decision was not possible. */
    hold,
    next: () => openAt(at + 1),
    previous: () => openAt(at < 0 ? 0 : at - 1),
  };
}
