import type { CompanyRequest } from '@lehrpfad/contract/registrations/registrations.ts';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';

interface ResendInvitationProps {
  readonly request: CompanyRequest;
  readonly onResend: () => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks before the mail with the link is sent again. Mounted while it is open. */
export function ResendInvitation({ request, onResend, onCancel }: ResendInvitationProps) {
  return (
    <ConfirmDialog
      opened
      title="Einladung neu versenden?"
      confirm="Neu versenden"
      onConfirm={onResend}
      onCancel={onCancel}
    >
      <p>
        „{request.name}“ bekommt an {request.email} einen neuen Link, mit dem das Konto aktiviert
        wird. Ältere Links gelten dann nicht mehr.
      </p>
      <p>Das ist einmal in 24 Stunden möglich.</p>
    </ConfirmDialog>
  );
}
