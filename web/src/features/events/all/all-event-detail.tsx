import { eventStatus, type OwnEvent } from '@lehrpfad/contract/events.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { DeleteIcon, EditIcon } from '../../../floor/ui/area-icons.tsx';
import { CheckIcon, CloseIcon } from '../../../floor/ui/icons.tsx';
import { ObjectTrail } from '../../audit/object-trail.tsx';
import { EventDetail } from '../event-detail.tsx';
import { EventStateBadge } from '../own/event-state-badge.tsx';
import { stateOf, type EventState } from '../own/event-state.ts';
import styles from '../own/own-event-detail.module.css';

interface AllEventDetailProps {
  readonly event: OwnEvent;
  /** Moves the focus to the title when it comes. */
  readonly takesFocus: boolean;
  readonly onDecide: (status: 2 | 3) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Everything about an event, and what editors can do with it. */
export function AllEventDetail(props: AllEventDetailProps) {
  const { event, onDecide, onEdit, onDelete } = props;
  // Later the focus may be at a button here, which it comes back to from what the button opens.
  const [takesFocus] = useState(props.takesFocus);
  const isUndecided = event.status === eventStatus.pending && !event.expired;
  return (
    <div className={styles.detail}>
      <p className={styles.state}>
        <EventStateBadge event={event} />
      </p>
      <EventDetail event={event} takesFocus={takesFocus}>
        <Notes event={event} />
        {isUndecided && (
          <div className={styles.actions}>
            <Button size="md" leftSection={<CheckIcon />} onClick={() => onDecide(2)}>
              Akzeptieren
            </Button>
            <Button
              size="md"
              variant="default"
              leftSection={<CloseIcon />}
              onClick={() => onDecide(3)}
            >
              Ablehnen
            </Button>
          </div>
        )}
        <div className={styles.actions}>
          {/* What is over cannot be edited (specification, section 4). */}
          {!event.expired && (
            <Button size="md" variant="default" leftSection={<EditIcon />} onClick={onEdit}>
              Bearbeiten
            </Button>
          )}
          <Button
            size="md"
            variant="subtle"
            color="red"
            leftSection={<DeleteIcon />}
            onClick={onDelete}
          >
            Löschen
          </Button>
        </div>
      </EventDetail>
      <ObjectTrail subject="event" id={event.id} />
    </div>
  );
}

const notes: Readonly<Record<EventState, string>> = {
  pending: 'Das Event wartet auf eine Entscheidung und ist noch nicht öffentlich.',
  accepted: 'Das Event ist öffentlich: auf der Startseite und bei den Suchergebnissen.',
  declined: 'Das Event ist nicht öffentlich.',
  expired: 'Das Event ist abgelaufen und kann nicht mehr bearbeitet werden.',
};

function Notes({ event }: { readonly event: OwnEvent }) {
  const state = stateOf(event);
  const reason = event.declined_message.trim();
  if (state === 'declined')
    return (
      <div className={styles.reason}>
        <p className={styles.reasonTitle}>{reason ? 'Begründung der Ablehnung' : 'Abgelehnt'}</p>
        <p className={styles.reasonText}>
          {reason || 'Das Event wurde ohne Begründung abgelehnt.'}
        </p>
      </div>
    );
  const isHidden = state === 'accepted' && event.company_locked;
  return (
    <p className={styles.note}>
      {isHidden ? 'Unternehmen gesperrt: Das Event ist nicht öffentlich.' : notes[state]}
    </p>
  );
}
