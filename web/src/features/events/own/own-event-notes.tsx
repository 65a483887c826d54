import type { OwnEvent } from '@lehrpfad/contract/events.ts';
import { useRef, useState } from 'react';
import { raiseFailure } from '../../../floor/failures.ts';
import { BusyButton } from '../../../floor/ui/busy-button.tsx';
import { showToast } from '../../../floor/ui/toast.ts';
import { stateNotes, stateOf } from './event-state.ts';
import styles from './own-event-detail.module.css';
import { requestCheck } from './queries.ts';

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

const outcomes = {
  done: 'Prüfung angefordert',
  changed: 'Das Event wurde inzwischen geändert.',
  gone: 'Das Event gibt es nicht mehr.',
} as const;

function Declined({ event }: { readonly event: OwnEvent }) {
  const [isBusy, setIsBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const reason = event.declined_message.trim();

  async function request(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const place = box.current?.closest('dialog, section');
    try {
      showToast(outcomes[await requestCheck(event)]);
      // The button that had the focus goes.
      place?.querySelector<HTMLElement>('article h2')?.focus({ preventScroll: true });
    } catch (error) {
      console.error(error);
      raiseFailure();
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div ref={box} className={styles.reason}>
      <p className={styles.reasonTitle}>{reason ? 'Begründung der Ablehnung' : 'Abgelehnt'}</p>
      <p className={styles.reasonText}>
        {reason || 'Ein Redakteur hat das Event ohne Begründung abgelehnt.'}
      </p>
      <BusyButton isBusy={isBusy} onClick={() => void request()}>
        Prüfung anfordern
      </BusyButton>
      <p className={styles.hint}>
        Es wird dann unverändert noch einmal geprüft. Auch wenn Sie es bearbeiten, wird es erneut
        geprüft.
      </p>
    </div>
  );
}
