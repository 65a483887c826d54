import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { inboxKindNames, type InboxKind } from '@lehrpfad/contract/inbox/options.ts';

export type ItemKey = Pick<InboxItem, 'kind' | 'id'>;

/*
 * An address contains the number of the open entry of a list (entry-address.ts). The number of an item is its id, followed by one digit:
 * the position of its kind in the contract's list.
 */

export const numberOf = ({ kind, id }: ItemKey): number => id * 10 + inboxKindNames.indexOf(kind);

/** Returns the item that a number from an address names; null if there is no such kind. */
export function keyOf(number: number | null): ItemKey | null {
  if (number === null) return null;
  const kind: InboxKind | undefined = inboxKindNames[number % 10];
  const id = Math.floor(number / 10);
  return kind === undefined || id === 0 ? null : { kind, id };
}
