import { useState } from 'react';
import { showToast } from '../../core/ui/notices/toast.ts';

/** Handles an error; `fail` shows a message above the invitations. */
type OnFailure = (error: unknown, fail: (message: string) => void) => Promise<void> | void;

/**
 * Sends invitations again.
 * @param sendAgain sends the invitation with an id
 * @returns `sending` is the id of the one that is being sent; `failed` is the message of the last failure
 */
export function useResending(sendAgain: (id: number) => Promise<unknown>, onFailure: OnFailure) {
  const [sending, setSending] = useState<number | null>(null);
  const [failed, setFailed] = useState<string>();

  async function send(id: number): Promise<void> {
    setSending(id);
    setFailed(undefined);
    try {
      await sendAgain(id);
      showToast('Einladung versendet');
    } catch (error) {
      console.error(error);
      await onFailure(error, setFailed);
    } finally {
      setSending(null);
    }
  }

  return { sending, failed, send };
}
