import { quoted } from '@lehrpfad/contract/core/text/quoted.ts';
import type { CompanyRequest } from '@lehrpfad/contract/registrations/registrations.ts';
import { useState } from 'react';
import { keyByContent } from '../../../core/api/new-key.ts';
import { ErrorDialog } from '../../../core/ui/dialogs/error-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { AcceptRequest } from './accept-request.tsx';
import { AskBack } from './ask-back.tsx';
import { decideRequest } from './queries.ts';
import type { RequestAction } from './request-card.tsx';
import { resendFailed, decisionError } from './request-words.ts';
import { useFocusBackTo } from '../../../core/focus/use-focus-back-to.ts';
import { DeclineDialog } from '../../companies/decisions/decline-dialog.tsx';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';

export interface PendingAction {
  readonly action: RequestAction;
  readonly request: CompanyRequest;
  /** The open requests below it in the list. */
  readonly following: readonly CompanyRequest[];
  /** The element that had the focus before the question. */
  readonly opener: Element | null;
}

interface RequestDialogsProps {
  /** The action to confirm; null if there is none. */
  readonly asked: PendingAction | null;
  readonly onNext: (asked: PendingAction) => void;
  readonly onDone: () => void;
}

interface Outcomes {
  /** Called with a sentence about the completed action. */
  readonly finish: (said: string) => void;
  /** Called with why it was not possible. */
  readonly fail: (text: string) => void;
}

/** Ends the dialog of an action, and says what has come of it. */
function useOutcome(onDone: () => void) {
  const [failure, setFailure] = useState('');

  function finish(said: string): void {
    onDone();
    showToast(said);
  }

  function fail(text: string): void {
    onDone();
    setFailure(text);
  }

  return { failure, setFailure, finish, fail };
}

/** Declines a request, or sends its invitation again. */
function useDecisions(request: CompanyRequest | undefined, { finish, fail }: Outcomes) {
  const [keyOf] = useState(keyByContent);

  async function decline(reason: string): Promise<void> {
    if (!request) return;
    try {
      const decision = { status: 3, declined_message: reason } as const;
      await decideRequest(request.id, decision, keyOf([request.id, decision]));
      finish('Anfrage abgelehnt');
    } catch (error) {
      const text = decisionError(error);
      if (text === undefined) throw error;
      fail(text);
    }
  }

  async function resend(): Promise<void> {
    if (!request) return;
    try {
      const decision = { resend: request.resend + 1 };
      await decideRequest(request.id, decision, keyOf([request.id, decision]));
      finish('Einladung versendet');
    } catch (error) {
      console.error(error);
      fail(resendFailed);
    }
  }

  return { decline, resend };
}

/** The dialogs before a decision, and the message if it failed. */
export function RequestDialogs({ asked, onNext, onDone }: RequestDialogsProps) {
  const { failure, setFailure, finish, fail } = useOutcome(onDone);
  useFocusBackTo(asked?.opener ?? null, asked !== null || failure !== '');
  const request = asked?.request;

  function goOn(): void {
    const [next, ...following] = asked?.following ?? [];
    finish('Anfrage akzeptiert');
    if (asked && next) onNext({ ...asked, request: next, following });
  }

  const { decline, resend } = useDecisions(request, { finish, fail });

  return (
    <>
      {request && asked.action === 'accept' && (
        <AcceptRequest
          key={request.id}
          request={request}
          hasNext={asked.following.length > 0}
          onAccepted={(goesOn) => (goesOn ? goOn() : finish('Anfrage akzeptiert'))}
          onError={fail}
          onCancel={onDone}
        />
      )}
      {request && asked.action === 'ask' && (
        <AskBack
          request={request}
          onAsked={() => finish('Rückfrage gesendet')}
          onError={fail}
          onCancel={onDone}
        />
      )}
      {request && asked.action === 'decline' && (
        <DeclineRequest request={request} onDecline={decline} onCancel={onDone} />
      )}
      {request && asked.action === 'resend' && (
        <ResendInvitation request={request} onResend={resend} onCancel={onDone} />
      )}
      <ErrorDialog text={failure} onClose={() => setFailure('')} />
    </>
  );
}

interface DeclineRequestProps {
  readonly request: CompanyRequest;
  /** Called with the reason, which may be empty. */
  readonly onDecline: (reason: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks before a request is declined. Mounted while it is open. */
function DeclineRequest({ request, ...others }: DeclineRequestProps) {
  return (
    <DeclineDialog {...others} title="Unternehmen Ablehnen?">
      Die Anfrage von {quoted(request.name)} wird abgelehnt, und das Unternehmen bekommt eine
      E-Mail. Diese Aktion kann nicht rückgängig gemacht werden.
    </DeclineDialog>
  );
}

interface ResendInvitationProps {
  readonly request: CompanyRequest;
  readonly onResend: () => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks before the mail with the link is sent again. Mounted while it is open. */
function ResendInvitation({ request, onResend, onCancel }: ResendInvitationProps) {
  return (
    <ConfirmDialog
      opened
      title="Einladung neu versenden?"
      confirm="Neu versenden"
      onConfirm={onResend}
      onCancel={onCancel}
    >
      <p>
        {quoted(request.name)} bekommt an {request.email} einen neuen Link, mit dem das Konto
        aktiviert wird. Ältere Links gelten dann nicht mehr.
      </p>
      <p>Das ist einmal in 24 Stunden möglich.</p>
    </ConfirmDialog>
  );
}
