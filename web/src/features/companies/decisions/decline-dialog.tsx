import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { ReasonField } from '../../../core/form/fields/choices/reason-field.tsx';

interface DeclineDialogProps {
  /** A question. */
  readonly title: string;
  /** The consequences of a refusal. */
  readonly children: ReactNode;
  /** Called with the reason, which may be empty. */
  readonly onDecline: (reason: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks before a company's request is declined. Mounted while it is open. */
export function DeclineDialog({ title, children, onDecline, onCancel }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      opened
      title={title}
      confirm="Ablehnen"
      danger
      onConfirm={() => onDecline(reason.trim())}
      onCancel={onCancel}
    >
      <p>{children}</p>
      <ReasonField
        value={reason}
        max={limits.declinedMessage}
        description="Sie steht in der E-Mail an das Unternehmen."
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
