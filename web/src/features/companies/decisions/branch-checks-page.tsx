import { DecisionList, decisionQuery } from '../decision-list.tsx';
import { useListAddress } from '../../../core/list/list-address.ts';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { AreaHead } from '../../../core/ui/page/area-head.tsx';
import { BranchesIcon } from '../../../core/ui/icons/area-icons.tsx';
import { CheckCard } from '../checks/check-card.tsx';
import { useBranchChecks } from '../checks/queries.ts';
import { useBranchDecisions } from './use-branch-decisions.tsx';

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

/** Branches whose name or town an editor has to confirm before imports give them ads. */
export function BranchChecksPage() {
  const address = useListAddress(editorPaths.branchChecks);
  const query = useBranchChecks(decisionQuery(address, filters));
  const { onDecide, dialog } = useBranchDecisions();
  return (
    <>
      <AreaHead title="Filialen bestätigen">
        Filialen, die ein Unternehmen angelegt, umbenannt oder verlegt hat. Erst nach der
        Bestätigung werden ihnen Anzeigen anderer Börsen zugeordnet.
      </AreaHead>
      <DecisionList address={address} filters={filters} query={query} words={words}>
        {(branch) => <CheckCard branch={branch} onDecide={onDecide(branch)} />}
      </DecisionList>
      {dialog}
    </>
  );
}
