import type { CheckedBranch } from '@lehrpfad/contract/companies/checks.ts';
import { branchCheck, type BranchCheck } from '@lehrpfad/contract/companies/options.ts';
import { useState } from 'react';
import { keptTick, tickOf, withDefaultTick } from '../../core/list/default-tick.ts';
import { useListAddress } from '../../core/list/list-address.ts';
import { countTicked, FoldedFilters } from '../../core/list/folded-filters.tsx';
import { ListFilter } from '../../core/list/list-filter.tsx';
import { ListSearch } from '../../core/list/list-search.tsx';
import { ListTools } from '../../core/list/list-tools.tsx';
import { NothingToDo } from '../../core/list/nothing-to-do.tsx';
import { PagedList } from '../../core/list/paged-list.tsx';
import { usePageTitle } from '../../core/navigation/page.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { BranchesIcon } from '../../core/ui/icons/area-icons.tsx';
import { showToast } from '../../core/ui/notices/toast.ts';
import { offerUndo } from '../../core/notices/undo.ts';
import { useAction } from '../../core/hooks/use-action.ts';
import { useFocusBackTo } from '../../core/focus/use-focus-back-to.ts';
import { CheckCard } from './checks/check-card.tsx';
import { DeclineBranch } from './checks/decline-branch.tsx';
import { decideBranch, useBranchChecks } from './checks/queries.ts';
import { DecisionCards } from './decision-card.tsx';

const filters = [
  { key: 'open', label: 'Zu bestätigen' },
  { key: 'confirmed', label: 'Bestätigt' },
  { key: 'declined', label: 'Abgelehnt' },
] as const;

/** What shows every branch. */
const allBranches = { search: '', open: '0', confirmed: '', declined: '' };

const emptyWords = {
  Icon: BranchesIcon,
  done: 'Alles erledigt: Keine Filiale wartet auf Ihre Bestätigung.',
  nothingFits: 'Keine Filiale passt dazu.',
  none: 'Noch hat kein Unternehmen eine Filiale.',
  showAll: 'Alle Filialen zeigen',
};

/** Says what an editor has decided, and offers to take it back. */
async function decide(branch: CheckedBranch, status: BranchCheck, reason = ''): Promise<void> {
  const { name } = branch;
  if (await decideBranch(branch, { status, reason }))
    offerUndo(`${name} ${status === branchCheck.confirmed ? 'bestätigt' : 'abgelehnt'}`, () =>
      decideBranch(branch, { status: branch.status, reason: branch.reason }),
    );
  else showToast(`${name} wurde inzwischen geändert. Bitte prüfen Sie die Filiale erneut.`);
}

/** Branches whose name or town an editor has to confirm, before imports give them ads. */
export function BranchChecksPage() {
  usePageTitle('Filialen bestätigen');
  const { state, page, narrow, turnTo } = useListAddress(paths.branchChecks);
  const [declining, setDeclining] = useState<{ branch: CheckedBranch; opener: Element | null }>();
  useFocusBackTo(declining?.opener ?? null, declining !== undefined);
  const shown = withDefaultTick(state, 'open');
  const { search = '' } = state;
  const query = useBranchChecks({
    page: String(page),
    search,
    open: tickOf(shown, 'open'),
    confirmed: tickOf(shown, 'confirmed'),
    declined: tickOf(shown, 'declined'),
  });
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
      <ListTools label="Filialen durchsuchen">
        <ListSearch
          label="Filiale suchen"
          placeholder="Name oder Ort"
          value={search}
          onSearch={(text) => narrow({ search: text }, { replace: true })}
        />
        <FoldedFilters active={countTicked(shown, filters)}>
          <ListFilter
            label="Stand der Filiale"
            options={filters}
            state={shown}
            onChange={(change) => narrow(keptTick(change, 'open'))}
          />
        </FoldedFilters>
      </ListTools>
      <PagedList
        query={query}
        words={['Filiale', 'Filialen']}
        failed="Die Filialen konnten nicht geladen werden."
        page={page}
        visiblePages={7}
        onTurn={turnTo}
        rowHeight="20rem"
        empty={<NothingToDo state={state} words={emptyWords} onAll={() => narrow(allBranches)} />}
      >
        {(branches) => (
          <DecisionCards items={branches}>
            {(branch) => <CheckCard branch={branch} onDecide={onDecide(branch)} />}
          </DecisionCards>
        )}
      </PagedList>
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
