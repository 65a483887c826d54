import type { EventStatus, OwnEvent } from '@lehrpfad/contract/events/events.ts';
import type { ReactNode } from 'react';
import type { useEntryAddress } from '../../../core/navigation/entry-address.ts';
import { useIsWide } from '../../../core/api/media.ts';
import { hrefOf } from '../../../core/navigation/paths.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { DetailGone, DetailLoading } from '../../../core/ui/page/detail.tsx';
import { CalendarIcon } from '../../../core/ui/icons/icons.tsx';
import { ListDetail } from '../../../core/ui/page/list-detail.tsx';
import { useStableCallback } from '../../../core/hooks/use-stable-callback.ts';
import { ManagedEventCard } from './managed-event-card.tsx';
import { EditorEventDetail } from '../detail/editor-event-detail.tsx';
import type { useEvent } from '../management/editor-queries.ts';

interface EditorEventsProps {
  readonly list: ReactNode;
  /** Query of the open event. */
  readonly opened: ReturnType<typeof useEvent>;
  readonly entry: ReturnType<typeof useEntryAddress>;
  /** Id of the event that was opened automatically after a decision. */
  readonly comeNext: number | null;
  readonly onDecide: (event: OwnEvent, status: EventStatus) => void;
  readonly onDelete: (event: OwnEvent) => void;
}

/** The list, and beside it the open event, which may be on another page of the list. */
export function EditorEvents(props: EditorEventsProps) {
  const { list, opened, entry, comeNext, onDecide, onDelete } = props;
  const isWide = useIsWide();
  const openId = entry.shown;
  const detail = (
    <QueryView
      query={opened}
      loading={<DetailLoading />}
      failed="Das Event konnte nicht geladen werden."
    >
      {(event) =>
        event === null ? (
          <DetailGone title="Dieses Event gibt es nicht mehr">
            Vielleicht wurde es inzwischen gelöscht.
          </DetailGone>
        ) : (
          <EditorEventDetail
            key={event.id}
            event={event}
            takesFocus={comeNext === event.id || (isWide && entry.isOpenedHere)}
            onDecide={(status) => onDecide(event, status)}
            onEdit={() => entry.edit(event.id)}
            onDelete={() => onDelete(event)}
          />
        )
      }
    </QueryView>
  );
  return (
    <ListDetail
      title="Eventdetails"
      list={list}
      detail={openId === null ? null : detail}
      detailKey={openId}
      idle={{ Icon: CalendarIcon, text: 'Wählen Sie ein Event, um es hier zu sehen.' }}
      onClose={entry.close}
    />
  );
}

interface EventCardsProps {
  readonly events: readonly OwnEvent[];
  /** The list with its page and filters, as a path. */
  readonly path: string;
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
}

/** A page of events. The links keep page and filters of the list. */
export function EventCards({ events, path, openId, onOpen }: EventCardsProps) {
  const open = useStableCallback(onOpen);
  return (
    <ul className="stack list-plain gap-3">
      {events.map((event) => (
        <ManagedEventCard
          key={event.id}
          event={event}
          href={hrefOf(`${path}/${event.id}`)}
          isOpen={event.id === openId}
          heading="h2"
          showsCompany
          onOpen={open}
        />
      ))}
    </ul>
  );
}
