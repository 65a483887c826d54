import type { CheckedBranch } from '@lehrpfad/contract/companies/checks.ts';
import { branchCheck, type BranchCheck } from '@lehrpfad/contract/companies/options.ts';
import { useState } from 'react';
import { DecisionList, decisionQuery } from '../decision-list.tsx';
import { useListAddress } from '../../../core/list/list-address.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { AreaHead } from '../../../core/ui/page/area-head.tsx';
import { BranchesIcon } from '../../../core/ui/icons/area-icons.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { offerUndo } from '../../../core/notices/undo.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { useFocusBackTo } from '../../../core/focus/use-focus-back-to.ts';
import { CheckCard } from '../checks/check-card.tsx';
import { decideBranch, useBranchChecks } from '../checks/queries.ts';
import { DeclineDialog } from './decline-dialog.tsx';

const filters = [
  { key: 'open', label: 'Zu bestätigen' },
  { key: 'confirmed', label: 'Bestätigt' },
  { key: 'declined', label: 'Abgelehnt' },
] as const;

const words = {
  of: ['Filiale', 'Filialen'],
  placeholder: 'Name oder Ort',
  empty: {
    Icon: BranchesIcon,
    done: 'Alles erledigt: Keine Filiale wartet auf Ihre Bestätigung.',
    nothingFits: 'Keine Filiale passt dazu.',
    none: 'Noch hat kein Unternehmen eine Filiale.',
    showAll: 'Alle Filialen zeigen',
  },
} as const;

/** Stores a decision, reports it and offers to undo it. */
async function decide(branch: CheckedBranch, status: BranchCheck, reason = ''): Promise<void> {
  const { name } = branch;
  if (!(await decideBranch(branch, { status, reason })))
    return showToast(`${name} wurde inzwischen geändert. Bitte prüfen Sie die Filiale erneut.`);
  offerUndo(`${name} ${status === branchCheck.confirmed ? 'bestätigt' : 'abgelehnt'}`, async () => {
    await decideBranch(branch, { status: branch.status, reason: branch.reason });
    void reloadEditorial();
  });
  await reloadEditorial();
}

/** Branches whose name or town an editor has to confirm before imports give them ads. */
export function BranchChecksPage() {
  const address = useListAddress(paths.branchChecks);
  const [declining, setDeclining] = useState<{ branch: CheckedBranch; opener: Element | null }>();
  useFocusBackTo(declining?.opener ?? null, declining !== undefined);
  const query = useBranchChecks(decisionQuery(address, filters));
  const confirmation = useAction((branch: CheckedBranch) => decide(branch, branchCheck.confirmed));
  const onDecide = (branch: CheckedBranch) => (status: BranchCheck) => {
    if (status === branchCheck.declined) setDeclining({ branch, opener: document.activeElement });
    else void confirmation.run(branch);
  };
  return (
    <>
      <AreaHead title="Filialen bestätigen">
        Filialen, die ein Unternehmen angelegt, umbenannt oder verlegt hat. Erst nach der
        Bestätigung werden ihnen Anzeigen anderer Börsen zugeordnet.
      </AreaHead>
      <DecisionList address={address} filters={filters} query={query} words={words}>
        {(branch) => <CheckCard branch={branch} onDecide={onDecide(branch)} />}
      </DecisionList>
      {declining && (
        <DeclineBranch
          branch={declining.branch}
          onDecline={async (reason) => {
            await decide(declining.branch, branchCheck.declined, reason);
            setDeclining(undefined);
          }}
          onCancel={() => setDeclining(undefined)}
        />
      )}
    </>
  );
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
