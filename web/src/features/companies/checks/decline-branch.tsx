import type { CheckedBranch } from '@lehrpfad/contract/companies/checks.ts';
import { DeclineDialog } from '../decisions/decline-dialog.tsx';

interface DeclineBranchProps {
  readonly branch: CheckedBranch;
  /** Told the reason, which may be empty. */
  readonly onDecline: (reason: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks before a branch is declined. Mounted as long as it is open. */
export function DeclineBranch({ branch, ...others }: DeclineBranchProps) {
  return (
    <DeclineDialog {...others} title="Filiale ablehnen?">
      „{branch.name}“ bekommt keine Anzeigen anderer Börsen; die sie schon hat, werden ihr
      abgenommen. Ihre eigenen Stellenanzeigen bleiben. Das Unternehmen bekommt eine E-Mail.
    </DeclineDialog>
  );
}
