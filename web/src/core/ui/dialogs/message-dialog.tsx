import { useId, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { t } from '../../texts/texts.ts';
import styles from './confirm-dialog.module.css';
import { useModal } from './use-modal.ts';
import { useModalKeys } from './use-modal-keys.ts';

interface MessageDialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** Whether it reports an error, which screen readers announce at once. */
  readonly alert?: boolean;
  readonly children: ReactNode;
  /** Text of the button. */
  readonly close?: string;
  readonly onClose: () => void;
}

/** A message to read and close: an explanation or an error. */
export function MessageDialog(props: MessageDialogProps) {
  const { opened, title, alert, children, close = t('Schließen'), onClose } = props;
  const id = useId();
  const modal = useModal(opened, onClose);
  const keys = useModalKeys(modal.ref, opened, onClose);
  return (
    <dialog
      {...modal}
      {...keys}
      role={alert ? 'alertdialog' : undefined}
      className={`${styles.dialog} overflow-y-auto overscroll-contain p-0 border-clear rounded-lg text-inherit bg-paper`}
      aria-labelledby={`${id}-title`}
      aria-describedby={alert ? `${id}-text` : undefined}
    >
      {opened && (
        <div className={`${styles.inside} grid gap-3 p-5`}>
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          <div id={`${id}-text`}>{children}</div>
          <div className={`${styles.actions} wrap gap-2 justify-end mt-2`}>
            <Button autoFocus onClick={onClose}>
              {close}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  );
}
