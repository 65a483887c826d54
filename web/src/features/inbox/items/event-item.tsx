import { eventStatus, type EventStatus, type OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { QueryView } from '../../../core/data/query-view.tsx';
import { useAction } from '../../../core/hooks/use-action.ts';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { ErrorDialog } from '../../../core/ui/dialogs/error-dialog.tsx';
import { DetailLoading } from '../../../core/ui/page/detail.tsx';
import { EditorEventDetail } from '../../events/detail/editor-event-detail.tsx';
import {
  EventDecision,
  settleEvent,
  type PendingDecision,
} from '../../events/detail/event-decision.tsx';
import { isUndecided } from '../../events/detail/undecided.ts';
import { DeleteEvent } from '../../events/detail/delete-event.tsx';
import { removeEvent, useEvent } from '../../events/management/editor-queries.ts';
import { useOffer, type ItemProps } from './decisions.ts';
import { Gone } from './one-of.tsx';

/** An event to check in the inbox. It is accepted at once, which can be undone. */
export function EventItem({ id, offer }: ItemProps) {
  const query = useEvent(id, undefined);
  return (
    <QueryView
      query={query}
      loading={<DetailLoading />}
      failed="Das Event konnte nicht geladen werden."
    >
      {(event) => (event === null ? <Gone /> : <Event event={event} offer={offer} />)}
    </QueryView>
  );
}

interface EventProps extends Pick<ItemProps, 'offer'> {
  readonly event: OwnEvent;
}

function Event({ event, offer }: EventProps) {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<PendingDecision | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState('');
  const acceptance = useAction(async () => {
    setFailure((await settleEvent({ event, status: eventStatus.accepted })) ?? '');
  });
  const decide = (status: EventStatus) => {
    if (status === eventStatus.accepted) void acceptance.run();
    else setAsked({ event, status, listed: [], opener: document.activeElement });
  };
  const decisions = {
    accept: () => decide(eventStatus.accepted),
    decline: () => decide(eventStatus.declined),
  };
  useOffer(offer, isUndecided(event) ? decisions : {});
  return (
    <>
      <EditorEventDetail
        event={event}
        takesFocus={false}
        onDecide={decide}
        onEdit={() => navigate(`${editorPaths.allEvents}/${event.id}/bearbeiten`)}
        onDelete={() => setIsDeleting(true)}
      />
      <EventDecision asked={asked} onDone={() => setAsked(null)} onDecided={() => undefined} />
      <DeleteEvent
        event={isDeleting ? event : null}
        remove={removeEvent}
        onCancel={() => setIsDeleting(false)}
        onDeleted={() => setIsDeleting(false)}
      />
      <ErrorDialog text={failure} onClose={() => setFailure('')} />
    </>
  );
}
