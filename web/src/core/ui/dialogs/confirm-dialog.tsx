import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Announcer } from '../notices/announcer.tsx';
import { InterruptedError } from '../../api/api.ts';
import { FailureNotice } from '../../notices/failure-notice.tsx';
import { endFailure, raiseFailure } from '../../notices/failures.ts';
import { withdrawUndo } from '../../notices/undo.ts';
import { runSave } from '../../session/interruption.ts';
import { BusyButton } from '../controls/busy-button.tsx';
import { t } from '../../texts/texts.ts';
import styles from './confirm-dialog.module.css';
import { useModal } from './use-modal.ts';
import { useModalKeys } from './use-modal-keys.ts';

interface ConfirmDialogProps {
  readonly opened: boolean;
  /** A question. */
  readonly title: string;
  /** The consequences of the answer. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly cancel?: string;
  /** Whether the action cannot be undone. */
  readonly danger?: boolean;
  /** May return a promise, which keeps the dialog busy; a rejection raises the page-wide notice until it succeeds. The owner closes the dialog. */
  readonly onConfirm: () => unknown;
  readonly onCancel: () => void;
}

/** Asks before an important action. The focus starts on the button that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirm, cancel = t('Abbrechen'), danger = false } = props;
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef(false);

  function leave(): void {
    if (!running.current) props.onCancel();
  }

  async function run(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    withdrawUndo();
    try {
      await runSave(props.onConfirm);
      endFailure(running);
    } catch (error) {
      // An interruption has a dialog of its own. It may be over by now; the user can answer again.
      if (error instanceof InterruptedError) return;
      console.error(error);
      raiseFailure(running);
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  }

  const modal = useModal(opened, leave);
  const keys = useModalKeys(modal.ref, opened, leave);

  return (
    <dialog
      {...modal}
      {...keys}
      role="alertdialog"
      className={`${styles.dialog} overflow-y-auto overscroll-contain p-0 border-clear rounded-lg text-inherit bg-paper`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      {opened && (
        <>
          <FailureNotice />
          <Announcer />
          <div className={`${styles.inside} grid gap-3 p-5`}>
            <h2 id={`${id}-title`} className="text-xl">
              {title}
            </h2>
            <div id={`${id}-text`}>{children}</div>
            <div className={`${styles.actions} wrap gap-2 justify-end mt-2`}>
              <Button variant="default" autoFocus disabled={isBusy} onClick={leave}>
                {cancel}
              </Button>
              <BusyButton danger={danger} isBusy={isBusy} onClick={() => void run()}>
                {confirm}
              </BusyButton>
            </div>
          </div>
        </>
      )}
    </dialog>
  );
}
