import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { useRef } from 'react';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { stateNotes, stateOf } from './event-state.ts';
import styles from './own-event-detail.module.css';
import { useCheckRequest } from './use-check-request.ts';

interface OwnEventNotesProps {
  readonly event: OwnEvent;
  readonly isLocked: boolean;
}

/** What its state means for an event, and what can be done about it. */
export function OwnEventNotes({ event, isLocked }: OwnEventNotesProps) {
  const state = stateOf(event);
  if (state === 'declined') return <Declined event={event} />;
  const isHidden = state === 'accepted' && isLocked;
  return (
    <p className={styles.note}>
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
      <p className={styles.reasonTitle}>{reason ? 'Begründung der Ablehnung' : 'Abgelehnt'}</p>
      <p className={styles.reasonText}>
        {reason || 'Ein Redakteur hat das Event ohne Begründung abgelehnt.'}
      </p>
      <BusyButton variant="light" isBusy={isBusy} onClick={() => void run()}>
        Prüfung anfordern
      </BusyButton>
      <p className={styles.hint}>
        Es wird dann unverändert noch einmal geprüft. Auch wenn Sie es bearbeiten, wird es erneut
        geprüft.
      </p>
    </div>
  );
}
