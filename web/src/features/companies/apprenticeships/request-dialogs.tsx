import { quoted } from '@lehrpfad/contract/core/text/quoted.ts';
import type { ListedApprenticeshipRequest } from '@lehrpfad/contract/companies/apprenticeships.ts';
import { apprenticeshipRequestStatus } from '@lehrpfad/contract/companies/options.ts';
import { useState } from 'react';
import { DeclineDialog } from '../decisions/decline-dialog.tsx';
import { keyByContent } from '../../../core/api/new-key.ts';
import { ErrorDialog } from '../../../core/ui/dialogs/error-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { useFocusBackTo } from '../../../core/focus/use-focus-back-to.ts';
import { AcceptRequest } from './accept-request.tsx';
import { decideRequest } from './queries.ts';
import { askedNames } from './apprenticeship-request.ts';

export interface PendingDecision {
  readonly decision: 'accept' | 'decline';
  readonly request: ListedApprenticeshipRequest;
  /** The element that had the focus before the question. */
  readonly opener: Element | null;
}

interface RequestDialogsProps {
  /** The action to confirm; null if there is none. */
  readonly asked: PendingDecision | null;
  readonly onDone: () => void;
}

/** The dialogs before a decision, and the message if it was not possible. */
export function RequestDialogs({ asked, onDone }: RequestDialogsProps) {
  const [failure, setFailure] = useState('');
  const [keyOf] = useState(keyByContent);
  useFocusBackTo(asked?.opener ?? null, asked !== null || failure !== '');

  const finish = (said: string) => (problem: string) => {
    onDone();
    if (problem === '') showToast(said);
    else setFailure(problem);
  };

  async function decline(answer: string): Promise<void> {
    if (!asked) return;
    const { id } = asked.request;
    const status = apprenticeshipRequestStatus.declined;
    const decision = { status, answer, Allowed_apprenticeships: [] };
    finish('Anfrage abgelehnt')(await decideRequest(id, decision, keyOf([id, decision])));
  }

  return (
    <>
      {asked?.decision === 'accept' && (
        <AcceptRequest
          request={asked.request}
          onDone={finish('Berufe freigegeben')}
          onCancel={onDone}
        />
      )}
      {asked?.decision === 'decline' && (
        <DeclineRequest request={asked.request} onDecline={decline} onCancel={onDone} />
      )}
      <ErrorDialog text={failure} title="Schon erledigt" onClose={() => setFailure('')} />
    </>
  );
}

interface DeclineRequestProps {
  readonly request: ListedApprenticeshipRequest;
  readonly onDecline: (answer: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks before a request is declined. Mounted while it is open. */
function DeclineRequest({ request, ...dialog }: DeclineRequestProps) {
  return (
    <DeclineDialog {...dialog} title="Anfrage ablehnen?">
      {quoted(request.Company.name)} bekommt keinen der angefragten Berufe (
      {askedNames(request).join(', ')}) und wird per E-Mail benachrichtigt. Diese Aktion kann nicht
      rückgängig gemacht werden.
    </DeclineDialog>
  );
}
