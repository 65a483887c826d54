import { eventStatus, type EventStatus, type OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { useState } from 'react';
import { answeredText } from '../../companies/decisions/answered-text.ts';
import { DeclineDialog } from '../../companies/decisions/decline-dialog.tsx';
import { useFocusBackTo } from '../../../core/focus/use-focus-back-to.ts';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { ErrorDialog } from '../../../core/ui/dialogs/error-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { offerUndo } from '../../../core/notices/undo.ts';
import { decisionError } from './decision-error.ts';
import { wordsFor } from './decision-words.ts';
import { decideEvent, reopenEvent } from '../management/editor-queries.ts';

export interface PendingDecision {
  readonly status: EventStatus;
  readonly event: OwnEvent;
  /** Rows of the list at the time of the question. */
  readonly listed: readonly OwnEvent[];
  /** The element that had the focus before the question. */
  readonly opener: Element | null;
}

/**
 * Stores a decision about an event or its new version, reports it and offers to undo it.
 * @returns why it was not possible; undefined if it was
 * @throws ApiError
 */
export async function settleEvent(
  { event, status }: Pick<PendingDecision, 'event' | 'status'>,
  reason = '',
): Promise<string | undefined> {
  try {
    const decided = await decideEvent(event, status, reason);
    const { done } = wordsFor({ event, status });
    if (status === eventStatus.pending) showToast(decided.was_answered ? answeredText : done);
    // The decided event is not shown any more, so an undo is offered.
    else
      offerUndo(done, async () => {
        const text = await reopenEvent(decided);
        void reloadEditorial();
        return text;
      });
    await reloadEditorial();
    return undefined;
  } catch (error) {
    const text = decisionError(error);
    if (text === undefined) throw error;
    return text;
  }
}

interface EventDecisionProps {
  /** The decision to confirm; null if there is none. */
  readonly asked: PendingDecision | null;
  /** Called when the question closes. */
  readonly onDone: () => void;
  readonly onDecided: (asked: PendingDecision) => void;
}

/** Asks before an event or its new version is accepted or declined, or a decision is undone; reports a failure. */
export function EventDecision({ asked, onDone, onDecided }: EventDecisionProps) {
  const [failure, setFailure] = useState('');
  useFocusBackTo(asked?.opener ?? null, asked !== null || failure !== '');

  async function decide(reason = ''): Promise<void> {
    if (!asked) return;
    const text = await settleEvent(asked, reason);
    onDone();
    if (text === undefined) onDecided(asked);
    else setFailure(text);
  }

  const words = asked && wordsFor(asked);
  return (
    <>
      {words && asked.status === eventStatus.declined && (
        <DeclineDialog title={words.title} onDecline={decide} onCancel={onDone}>
          {words.text}
        </DeclineDialog>
      )}
      {words && asked.status !== eventStatus.declined && (
        <ConfirmDialog
          opened
          title={words.title}
          confirm={words.confirm}
          onConfirm={() => decide()}
          onCancel={onDone}
        >
          <p>{words.text}</p>
        </ConfirmDialog>
      )}
      <ErrorDialog text={failure} onClose={() => setFailure('')} />
    </>
  );
}
