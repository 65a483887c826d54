import type { CheckedBranch } from '@lehrpfad/contract/companies/checks.ts';
import { branchCheck, type BranchCheck } from '@lehrpfad/contract/companies/options.ts';
import { useState } from 'react';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { useFocusBackTo } from '../../../core/focus/use-focus-back-to.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { offerUndo } from '../../../core/notices/undo.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { asRead, decideBranch, restoreDecision } from '../checks/queries.ts';
import { DeclineDialog } from './decline-dialog.tsx';

/** Stores a decision, reports it and offers to undo it. */
async function decide(branch: CheckedBranch, status: BranchCheck, reason = ''): Promise<void> {
  const { name } = branch;
  const decided = await decideBranch(asRead(branch), { status, reason });
  if (decided === undefined)
    return showToast(`${name} wurde inzwischen geändert. Bitte prüfen Sie die Filiale erneut.`);
  offerUndo(`${name} ${status === branchCheck.confirmed ? 'bestätigt' : 'abgelehnt'}`, () =>
    restoreDecision(decided, { status: branch.status, reason: branch.reason }),
  );
  await reloadEditorial();
}

/** Decisions about branches: the callback of a card, and the open dialog. */
export function useBranchDecisions() {
  const [declining, setDeclining] = useState<{ branch: CheckedBranch; opener: Element | null }>();
  useFocusBackTo(declining?.opener ?? null, declining !== undefined);
  const confirmation = useAction((branch: CheckedBranch) => decide(branch, branchCheck.confirmed));
  const onDecide = (branch: CheckedBranch) => (status: BranchCheck) => {
    if (status === branchCheck.declined) setDeclining({ branch, opener: document.activeElement });
    else void confirmation.run(branch);
  };
  const dialog = declining && (
    <DeclineBranch
      branch={declining.branch}
      onDecline={async (reason) => {
        await decide(declining.branch, branchCheck.declined, reason);
        setDeclining(undefined);
      }}
      onCancel={() => setDeclining(undefined)}
    />
  );
  return { onDecide, dialog };
}

interface DeclineBranchProps {
  readonly branch: CheckedBranch;
  /** Called with the reason, which may be empty. */
  readonly onDecline: (reason: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks before a branch is declined. Mounted while it is open. */
function DeclineBranch({ branch, ...others }: DeclineBranchProps) {
  return (
    <DeclineDialog {...others} title="Filiale ablehnen?">
      „{branch.name}“ bekommt keine Anzeigen anderer Börsen; die sie schon hat, werden ihr
      abgenommen. Ihre eigenen Stellenanzeigen bleiben. Das Unternehmen bekommt eine E-Mail.
    </DeclineDialog>
  );
}
