import { useState } from 'react';
import { ApiError } from '../../../core/api/api.ts';
import { nullIfGone } from '../../../core/api/null-if-gone.ts';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { FailureText } from '../login/failure-text.tsx';
import type { Confirmed } from './confirmation.tsx';
import { reloadTwoStep } from './two-step-queries.ts';

/** A method that is about to be removed. */
export interface Removal {
  readonly title: string;
  readonly text: string;
  readonly run: () => Promise<unknown>;
}

interface RemovingProps {
  readonly removal: Removal | undefined;
  readonly confirmed: Confirmed;
  readonly onClose: (isDone: boolean) => void;
}

/** Asks before a method of the second step is removed. */
export function RemovalDialog({ removal, confirmed, onClose }: RemovingProps) {
  const [failed, setFailed] = useState<string>();
  function leave(isDone: boolean): void {
    setFailed(undefined);
    onClose(isDone);
  }
  async function remove(): Promise<void> {
    if (removal === undefined) return;
    try {
      const isDone = await confirmed(async () => (await nullIfGone(removal.run())) ?? {});
      if (isDone === undefined) return;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      return setFailed(error.message);
    }
    await reloadTwoStep();
    leave(true);
    showToast('Entfernt. Eine E-Mail bestätigt das.');
  }
  return (
    <ConfirmDialog
      opened={removal !== undefined}
      title={removal?.title ?? ''}
      confirm="Entfernen"
      danger
      onConfirm={remove}
      onCancel={() => leave(false)}
    >
      <p>{removal?.text}</p>
      <FailureText text={failed} />
    </ConfirmDialog>
  );
}
