import type { CompanyRequest } from '@lehrpfad/contract/registrations/registrations.ts';
import { useState } from 'react';
import { keyByContent } from '../../../core/api/new-key.ts';
import { MessageDialog } from '../../../core/ui/dialogs/message-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { AcceptRequest } from './accept-request.tsx';
import { AskBack } from './ask-back.tsx';
import { DeclineRequest } from './decline-request.tsx';
import { decideRequest } from './queries.ts';
import type { Wish } from './request-card.tsx';
import { ResendInvitation } from './resend-invitation.tsx';
import { notSentAgain, troubleOf } from './request-words.ts';
import { useFocusBackTo } from '../../../core/focus/use-focus-back-to.ts';

export interface Asked {
  readonly wish: Wish;
  readonly request: CompanyRequest;
  /** The open requests below it in the list. */
  readonly following: readonly CompanyRequest[];
  /** The element that had the focus before the question. */
  readonly opener: Element | null;
}

interface RequestDialogsProps {
  /** The action to confirm; null if there is none. */
  readonly asked: Asked | null;
  readonly onNext: (asked: Asked) => void;
  readonly onDone: () => void;
}

/** The dialogs before a decision, and the message if it failed. */
export function RequestDialogs({ asked, onNext, onDone }: RequestDialogsProps) {
  const [trouble, setTrouble] = useState('');
  const [keyOf] = useState(keyByContent);
  useFocusBackTo(asked?.opener ?? null, asked !== null || trouble !== '');
  const request = asked?.request;

  function finish(said: string): void {
    onDone();
    showToast(said);
  }

  function fail(text: string): void {
    onDone();
    setTrouble(text);
  }

  function goOn(): void {
    const [next, ...following] = asked?.following ?? [];
    finish('Anfrage akzeptiert');
    if (asked && next) onNext({ ...asked, request: next, following });
  }

  async function decline(reason: string): Promise<void> {
    if (!request) return;
    try {
      const decision = { status: 3, declined_message: reason } as const;
      await decideRequest(request.id, decision, keyOf([request.id, decision]));
      finish('Anfrage abgelehnt');
    } catch (error) {
      const text = troubleOf(error);
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
      fail(notSentAgain);
    }
  }

  return (
    <>
      {request && asked.wish === 'accept' && (
        <AcceptRequest
          key={request.id}
          request={request}
          hasNext={asked.following.length > 0}
          onAccepted={(goesOn) => (goesOn ? goOn() : finish('Anfrage akzeptiert'))}
          onTrouble={fail}
          onCancel={onDone}
        />
      )}
      {request && asked.wish === 'ask' && (
        <AskBack
          request={request}
          onAsked={() => finish('Rückfrage gesendet')}
          onTrouble={fail}
          onCancel={onDone}
        />
      )}
      {request && asked.wish === 'decline' && (
        <DeclineRequest request={request} onDecline={decline} onCancel={onDone} />
      )}
      {request && asked.wish === 'resend' && (
        <ResendInvitation request={request} onResend={resend} onCancel={onDone} />
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
