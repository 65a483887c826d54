import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { useRef } from 'react';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { stateNotes, stateOf } from './event-state.ts';
import styles from './managed-event-detail.module.css';
import { ManagedEventDetail } from './managed-event-detail.tsx';
import { NewVersionBox } from './new-version-box.tsx';
import { useCheckRequest } from './use-check-request.ts';

interface CompanyEventDetailProps {
  readonly event: OwnEvent;
  /** Whether its company is locked, which hides its events. */
  readonly isLocked: boolean;
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** The detail of one of the account's events. */
export function CompanyEventDetail({ isLocked, ...props }: CompanyEventDetailProps) {
  const { event } = props;
  return (
    <ManagedEventDetail {...props}>
      <Notes event={event} isLocked={isLocked} />
      <NewVersionBox event={event} />
    </ManagedEventDetail>
  );
}

interface NotesProps {
  readonly event: OwnEvent;
  readonly isLocked: boolean;
}

/** Explains the state of an event, with the possible actions. */
function Notes({ event, isLocked }: NotesProps) {
  const state = stateOf(event);
  if (state === 'declined') return <Declined event={event} />;
  const isHidden = state === 'accepted' && isLocked;
  return (
    <p className="text-soft m-0">
      {isHidden ? 'Unternehmen gesperrt: Das Event ist nicht öffentlich.' : stateNotes[state]}
      {state === 'expired' && ' und kann nicht mehr bearbeitet werden.'}
    </p>
  );
}

function Declined({ event }: { readonly event: OwnEvent }) {
  const box = useRef<HTMLDivElement>(null);
  const { isBusy, run } = useCheckRequest(event, box);
  const reason = event.declined_message.trim();

  return (
    <div ref={box} className={styles.reason}>
      <p className="font-bold m-0">{reason ? 'Begründung der Ablehnung' : 'Abgelehnt'}</p>
      <p className={`${styles.reasonText} wrap-anywhere whitespace-pre-line`}>
        {reason || 'Ein Redakteur hat das Event ohne Begründung abgelehnt.'}
      </p>
      <BusyButton variant="light" isBusy={isBusy} onClick={() => void run()}>
        Prüfung anfordern
      </BusyButton>
      <p className={`${styles.hint} text-hint`}>
        Es wird dann unverändert noch einmal geprüft. Auch wenn Sie es bearbeiten, wird es erneut
        geprüft.
      </p>
    </div>
  );
}
