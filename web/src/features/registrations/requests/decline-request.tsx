import type { CompanyRequest } from '@lehrpfad/contract/registrations/registrations.ts';
import { DeclineDialog } from '../../companies/decisions/decline-dialog.tsx';

interface DeclineRequestProps {
  readonly request: CompanyRequest;
  /** Called with the reason, which may be empty. */
  readonly onDecline: (reason: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks before a request is declined. Mounted while it is open. */
export function DeclineRequest({ request, ...others }: DeclineRequestProps) {
  return (
    <DeclineDialog {...others} title="Unternehmen Ablehnen?">
      Die Anfrage von „{request.name}“ wird abgelehnt, und das Unternehmen bekommt eine E-Mail.
      Diese Aktion kann nicht rückgängig gemacht werden.
    </DeclineDialog>
  );
}
