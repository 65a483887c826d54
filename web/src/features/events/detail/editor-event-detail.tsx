import { eventStatus, type EventStatus, type OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import { CheckIcon, CloseIcon } from '../../../core/ui/icons/icons.tsx';
import { ObjectTrail } from '../../audit/object-trail.tsx';
import { branchClosedNote } from '../../companies/branches/closed-note.ts';
import { stateOf, type EventState } from './event-state.ts';
import { versionNotes, versionStateOf, type VersionState } from './new-version.ts';
import { VersionChanges } from './version-changes.tsx';
import styles from './managed-event-detail.module.css';
import { ManagedEventDetail } from './managed-event-detail.tsx';
import { isUndecided } from './undecided.ts';

interface EditorEventDetailProps {
  readonly event: OwnEvent;
  readonly takesFocus: boolean;
  /** `pending` undoes a decision. */
  readonly onDecide: (status: EventStatus) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** The detail of an event for editors, with the buttons for a decision. */
export function EditorEventDetail({ onDecide, ...props }: EditorEventDetailProps) {
  const { event } = props;
  const version = versionStateOf(event);
  const isOpenForDecision = isUndecided(event);
  const canReopen =
    !event.company_closed &&
    event.status !== eventStatus.pending &&
    version !== 'pending' &&
    !event.expired;
  return (
    <ManagedEventDetail {...props} end={<ObjectTrail subject="event" id={event.id} />}>
      <Notes event={event} />
      {version && <NewVersion event={event} state={version} />}
      {(isOpenForDecision || canReopen) && (
        <div className={`${styles.actions} wrap`}>
          {isOpenForDecision ? (
            <Decision onDecide={onDecide} />
          ) : (
            <Button variant="default" onClick={() => onDecide(eventStatus.pending)}>
              Entscheidung zurücknehmen
            </Button>
          )}
        </div>
      )}
    </ManagedEventDetail>
  );
}

function Decision({ onDecide }: Pick<EditorEventDetailProps, 'onDecide'>) {
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

/** Lists the company's changes since the event was accepted, for the editor's decision. */
function NewVersion({ event, state }: { readonly event: OwnEvent; readonly state: VersionState }) {
  const reason = event.new_version?.declined_message.trim();
  return (
    <div
      className={`${styles.version} stack border-accent rounded-md bg-accent text-accent gap-3`}
      role="group"
      aria-label="Neue Fassung"
    >
      <p className="font-bold m-0">{versionNotes[state]}</p>
      {reason && (
        <p className={`${styles.reasonText} wrap-anywhere whitespace-pre-line`}>{reason}</p>
      )}
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
  if (event.company_closed) return <p className="text-soft m-0">{branchClosedNote}</p>;
  if (state === 'declined')
    return (
      <div className={styles.reason}>
        <p className="font-bold m-0">{reason ? 'Begründung der Ablehnung' : 'Abgelehnt'}</p>
        <p className={`${styles.reasonText} wrap-anywhere whitespace-pre-line`}>
          {reason || 'Das Event wurde ohne Begründung abgelehnt.'}
        </p>
      </div>
    );
  const isHidden = state === 'accepted' && event.company_locked;
  return (
    <p className="text-soft m-0">
      {isHidden ? 'Unternehmen gesperrt: Das Event ist nicht öffentlich.' : notes[state]}
    </p>
  );
}
