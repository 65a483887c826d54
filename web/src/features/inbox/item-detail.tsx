import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { inboxKinds } from '@lehrpfad/contract/inbox/options.ts';
import { useLayoutEffect, useRef } from 'react';
import type { ItemKey } from './address.ts';
import type { ItemProps } from './items/decisions.ts';
import { itemParts } from './items/items.tsx';
import { NotePart } from './note-part.tsx';

interface ItemDetailProps extends Pick<ItemProps, 'offer'> {
  readonly of: ItemKey;
  /** Its row; undefined if it is on another page or decided. */
  readonly item: InboxItem | undefined;
  /** '3 von 20' */
  readonly place: string;
  readonly takesFocus: boolean;
  readonly me: number | undefined;
  readonly onTake: () => void;
  readonly onNote: () => void;
}

/** The open item as its own page shows it, with the editors' note. */
export function ItemDetail(props: ItemDetailProps) {
  const { of, item, place, takesFocus, offer, me, onTake, onNote } = props;
  const Part = itemParts[of.kind];
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) line.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className="stack gap-5" data-inbox-item>
      <p ref={line} tabIndex={-1} className="text-hint">
        {inboxKinds[of.kind]}
        {place && `, ${place}`}
        {item && <span className="visually-hidden">: {item.title}</span>}
      </p>
      <Part id={of.id} offer={offer} />
      {item && <NotePart item={item} me={me} onTake={onTake} onEdit={onNote} />}
    </div>
  );
}
