import { limits } from '@lehrpfad/contract/limits.ts';
import type { CompanyRequest } from '@lehrpfad/contract/registrations.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../floor/ui/confirm-dialog.tsx';
import { ReasonField } from '../../../floor/form/reason-field.tsx';

interface DeclineRequestProps {
  readonly request: CompanyRequest;
  /** Told the reason, which may be empty. */
  readonly onDecline: (reason: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks before a request is declined. Mounted as long as it is open. */
export function DeclineRequest({ request, onDecline, onCancel }: DeclineRequestProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      opened
      title="Unternehmen Ablehnen?"
      confirm="Ablehnen"
      danger
      onConfirm={() => onDecline(reason.trim())}
      onCancel={onCancel}
    >
      <p>
        Die Anfrage von „{request.name}“ wird abgelehnt, und das Unternehmen bekommt eine E-Mail.
        Diese Aktion kann nicht rückgängig gemacht werden.
      </p>
      <ReasonField
        value={reason}
        most={limits.declinedMessage}
        description="Sie steht in der E-Mail an das Unternehmen."
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
