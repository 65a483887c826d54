import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { inboxKinds } from '@lehrpfad/contract/inbox/options.ts';
import { dayOf, formatDate } from '../../core/text/dates.ts';
import { Checkbox } from '../../core/ui/controls/checkbox.tsx';
import { PersonIcon, WaitingIcon } from '../../core/ui/icons/area-icons.tsx';
import { CardLink } from '../../core/ui/page/card-link.tsx';
import { ListCard } from '../../core/ui/page/list-card.tsx';
import { StatusBadge } from '../../core/ui/page/status-badge.tsx';
import { numberOf } from './address.ts';
import { detailText, kindIcons } from './kinds.tsx';

interface ItemRowProps {
  readonly item: InboxItem;
  readonly href: string;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onOpen: () => void;
}

/** Returns the id of the link of an item in the list, used to return the focus. */
export const rowId = (number: number): string => `aufgabe-${number}`;

/** An item in the list. */
export function ItemRow({ item, href, isOpen, isSelected, onSelect, onOpen }: ItemRowProps) {
  const { kind, title, since, note } = item;
  const detail = detailText(item);
  const Icon = kindIcons[kind];
  return (
    <ListCard className="flex gap-1 items-start" isOpen={isOpen}>
      <Checkbox
        name={`${inboxKinds[kind]} ${title} auswählen`}
        className="relative z-1 flex-none"
        checked={isSelected}
        onChange={onSelect}
      />
      <div className="flex-1 min-w-0 wrap-anywhere">
        <p className="line gap-1 text-hint">
          <Icon />
          {inboxKinds[kind]} · seit{' '}
          <time dateTime={since} className="whitespace-nowrap">
            {formatDate(dayOf(since))}
          </time>
        </p>
        <h2 className="text-md">
          <CardLink id={rowId(numberOf(item))} href={href} isOpen={isOpen} onOpen={onOpen}>
            {title}
          </CardLink>
        </h2>
        {detail !== '' && <p className="text-hint">{detail}</p>}
        <Signs item={item} />
        {note !== '' && <p className="line-clamp-2 text-sm">{note}</p>}
      </div>
    </ListCard>
  );
}

/** The assigned editor, and the day until which the item waits for an answer. */
export function Signs({ item: { assigned, waiting_until: day } }: Pick<ItemRowProps, 'item'>) {
  if (assigned === null && day === null) return null;
  return (
    <p className="row gap-2">
      {assigned && (
        <StatusBadge tone="quiet" Icon={PersonIcon}>
          {assigned.name}
        </StatusBadge>
      )}
      {day !== null && (
        <StatusBadge tone="waiting" Icon={WaitingIcon}>
          {`Wiedervorlage ${formatDate(day)}`}
        </StatusBadge>
      )}
    </p>
  );
}
