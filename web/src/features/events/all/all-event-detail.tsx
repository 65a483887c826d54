import { eventStatus, type EventStatus, type OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { DeleteIcon, EditIcon } from '../../../core/ui/icons/area-icons.tsx';
import { CheckIcon, CloseIcon } from '../../../core/ui/icons/icons.tsx';
import { ObjectTrail } from '../../audit/object-trail.tsx';
import { branchClosedNote } from '../../companies/closed-note.ts';
import { EventDetail } from '../event-detail.tsx';
import { EventStateBadge } from '../own/event-state-badge.tsx';
import { stateOf, type EventState } from '../own/event-state.ts';
import { versionNotes, versionStateOf, type VersionState } from '../own/new-version.ts';
import { VersionChanges } from '../own/version-changes.tsx';
import styles from '../own/own-event-detail.module.css';
import { isUndecided } from './undecided.ts';

interface AllEventDetailProps {
  readonly event: OwnEvent;
  /** Moves the focus to the title when it comes. */
  readonly takesFocus: boolean;
  /** `pending` takes a decision back. */
  readonly onDecide: (status: EventStatus) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Everything about an event, and what editors can do with it. */
export function AllEventDetail(props: AllEventDetailProps) {
  const { event, onDecide, onEdit, onDelete } = props;
  // Later the focus may be at a button here, which it comes back to from what the button opens.
  const [takesFocus] = useState(props.takesFocus);
  const version = versionStateOf(event);
  const isOpen = !event.company_closed;
  const isOpenForDecision = isUndecided(event);
  const canReopen =
    isOpen && event.status !== eventStatus.pending && version !== 'pending' && !event.expired;
  return (
    <div className={styles.detail}>
      <p className={styles.state}>
        <EventStateBadge event={event} />
      </p>
      <EventDetail event={event} takesFocus={takesFocus}>
        <Notes event={event} />
        {version && <NewVersion event={event} state={version} />}
        {(isOpenForDecision || canReopen) && (
          <div className={styles.actions}>
            {isOpenForDecision ? (
              <Decision onDecide={onDecide} />
            ) : (
              <Button variant="default" onClick={() => onDecide(eventStatus.pending)}>
                Entscheidung zurücknehmen
              </Button>
            )}
          </div>
        )}
        {/* Below, wherever a decision stands above: what deletes must not move to where somebody has just pressed. */}
        <div className={styles.actions}>
          {/* What is over cannot be edited (specification, section 4). */}
          {isOpen && !event.expired && (
            <Button variant="default" icon={<EditIcon />} onClick={onEdit}>
              Bearbeiten
            </Button>
          )}
          <Button variant="subtle" danger icon={<DeleteIcon />} onClick={onDelete}>
            Löschen
          </Button>
        </div>
      </EventDetail>
      <ObjectTrail subject="event" id={event.id} />
    </div>
  );
}

function Decision({ onDecide }: Pick<AllEventDetailProps, 'onDecide'>) {
  return (
    <>
      <Button icon={<CheckIcon />} onClick={() => onDecide(eventStatus.accepted)}>
        Akzeptieren
      </Button>
      <Button variant="default" icon={<CloseIcon />} onClick={() => onDecide(eventStatus.declined)}>
        Ablehnen
      </Button>
    </>
  );
}

/** What its company has changed since it was accepted: what editors decide on. */
function NewVersion({ event, state }: { readonly event: OwnEvent; readonly state: VersionState }) {
  const reason = event.new_version?.declined_message.trim();
  return (
    <div className={styles.version} role="group" aria-label="Neue Fassung">
      <p className={styles.reasonTitle}>{versionNotes[state]}</p>
      {reason && <p className={styles.reasonText}>{reason}</p>}
      <VersionChanges event={event} />
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
  if (event.company_closed) return <p className={styles.note}>{branchClosedNote}</p>;
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
