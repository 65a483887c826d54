import { eventStatus, type OwnEvent } from '@lehrpfad/contract/events.ts';
import { limits } from '@lehrpfad/contract/limits.ts';
import { useState } from 'react';
import { ReasonField } from '../../../floor/form/reason-field.tsx';
import { useFocusBackTo } from '../../../floor/use-focus-back-to.ts';
import { ConfirmDialog } from '../../../floor/ui/confirm-dialog.tsx';
import { MessageDialog } from '../../../floor/ui/message-dialog.tsx';
import { showToast } from '../../../floor/ui/toast.ts';
import { decisionTrouble } from './decision-trouble.ts';
import { decideEvent } from './queries.ts';

export interface Asked {
  readonly status: 2 | 3;
  readonly event: OwnEvent;
  /** Had the focus before the question. */
  readonly opener: Element | null;
}

interface EventDecisionProps {
  /** What an editor wants; null: nothing. */
  readonly asked: Asked | null;
  readonly onDone: () => void;
}

/** Asks before an event is accepted or declined, which cannot be undone; and says what went wrong with it. */
export function EventDecision({ asked, onDone }: EventDecisionProps) {
  const [trouble, setTrouble] = useState('');
  useFocusBackTo(asked?.opener ?? null, asked !== null || trouble !== '');

  async function decide(reason = ''): Promise<void> {
    if (!asked) return;
    const { event, status } = asked;
    try {
      await decideEvent(event, status, reason);
      onDone();
      showToast(status === eventStatus.accepted ? 'Event akzeptiert' : 'Event abgelehnt');
    } catch (error) {
      const text = decisionTrouble(error);
      if (text === undefined) throw error;
      onDone();
      setTrouble(text);
    }
  }

  const title = asked?.event.title;
  return (
    <>
      <ConfirmDialog
        opened={asked?.status === eventStatus.accepted}
        title="Event akzeptieren?"
        confirm="Akzeptieren"
        onConfirm={() => decide()}
        onCancel={onDone}
      >
        <p>
          „{title}“ ist danach sofort öffentlich: auf der Startseite und bei den Suchergebnissen.
          Diese Aktion kann nicht rückgängig gemacht werden.
        </p>
      </ConfirmDialog>
      {asked?.status === eventStatus.declined && (
        <Decline title={asked.event.title} onDecline={decide} onCancel={onDone} />
      )}
      <MessageDialog
        opened={trouble !== ''}
        title="Ein Fehler ist aufgetreten"
        alert
        onClose={() => setTrouble('')}
      >
        <p>{trouble}</p>
      </MessageDialog>
    </>
  );
}

interface DeclineProps {
  readonly title: string;
  readonly onDecline: (reason: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Mounted as long as it is open: the next reason begins empty. */
function Decline({ title, onDecline, onCancel }: DeclineProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      opened
      title="Event ablehnen?"
      confirm="Ablehnen"
      danger
      onConfirm={() => onDecline(reason.trim())}
      onCancel={onCancel}
    >
      <p>„{title}“ wird nicht veröffentlicht. Diese Aktion kann nicht rückgängig gemacht werden.</p>
      <ReasonField
        value={reason}
        most={limits.declinedMessage}
        description="Sie steht in der E-Mail an das Unternehmen."
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
