import { ListLoading } from '../../core/loading/list-loading.tsx';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { useState } from 'react';
import { useEntryAddress } from '../../core/navigation/entry-address.ts';
import { useLookUp } from '../../core/data/look-up.tsx';
import { FormLoading } from '../../core/form/form-loading.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { QueryView } from '../../core/data/query-view.tsx';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { NewButton } from '../../core/ui/controls/new-button.tsx';
import { BranchesIcon } from '../../core/ui/icons/area-icons.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { useFocusKept } from '../../core/focus/use-focus-kept.ts';
import { ContinuedAsking } from './apprenticeships/ask-button.tsx';
import type { Belongings } from './belongings.ts';
import { BranchDetails } from './branches/branch-details.tsx';
import { BranchPanel } from './branches/branch-panel.tsx';
import { CloseBranch } from './branches/close-branch.tsx';
import { ClosedBranches } from './branches/closed-branches.tsx';
import { ownerAbilities } from './form/abilities.ts';
import { CompanyOverlay } from './form/company-overlay.tsx';
import { inheritedNames } from './form/company-values.ts';
import { firstBranch } from './form/taken-over.ts';
import { NotValidatedNotice } from './not-validated-notice.tsx';
import { useOwnCompanies } from './queries.ts';

const newCompany = 'Neue Filiale';

interface CompaniesPageProps {
  /** Returns the objects that belong to a branch; undefined while unknown. */
  readonly belongingsOf: (id: number) => Belongings | undefined;
}

export function CompaniesPage({ belongingsOf }: CompaniesPageProps) {
  const query = useOwnCompanies();
  const address = useEntryAddress(paths.companyProfile);
  const panels = usePanels(query.data?.length === 1 ? query.data[0]?.id : undefined, address);
  const { ask, dialog } = useClosingBranch(query.data ?? [], address, belongingsOf);
  // A branch added elsewhere since the list was loaded opens once the list contains it.
  useLookUp('own-companies', query, address.id);
  const add = (variant?: 'light') => (
    <NewButton variant={variant} onClick={() => address.edit('new')}>
      {newCompany}
    </NewButton>
  );

  return (
    <>
      <AreaHead title="Filialenverwaltung" action={add()}>
        Jede Filiale hat ihre eigene Adresse, ihre Kontaktpersonen und ihre Stellenanzeigen.
      </AreaHead>
      <NotValidatedNotice />
      <QueryView
        query={query}
        loading={<ListLoading label="Filialen werden geladen" rows={2} height="5.625rem" />}
        failed="Ihre Filialen konnten nicht geladen werden."
      >
        {(companies) =>
          companies.length === 0 ? (
            <EmptyState
              Icon={BranchesIcon}
              text="Keine Unternehmen Vorhanden..."
              action={add('light')}
            />
          ) : (
            <BranchList
              companies={companies}
              panels={panels}
              belongingsOf={belongingsOf}
              onEdit={({ id }) => address.edit(id)}
              onClose={ask}
            />
          )
        }
      </QueryView>
      <EditedBranch query={query} address={address} onSaved={({ id }) => panels.showSaved(id)} />
      {query.data && <ContinuedAsking companies={query.data} />}
      <ClosedBranches />
      {dialog}
    </>
  );
}

/** The dialog before a branch is closed. @returns `ask`, which opens it, and the dialog */
function useClosingBranch(
  companies: readonly FullCompany[],
  address: ReturnType<typeof useEntryAddress>,
  belongingsOf: CompaniesPageProps['belongingsOf'],
) {
  const [asked, ask] = useState<FullCompany | null>(null);
  useFocusKept(asked !== null);
  const dialog = asked && (
    <CloseBranch
      company={asked}
      belongings={belongingsOf(asked.id)}
      others={companies.filter(({ id }) => id !== asked.id)}
      onCancel={() => ask(null)}
      onClosed={({ id }) => {
        ask(null);
        if (address.id === id) address.show(null);
      }}
    />
  );
  return { ask, dialog };
}

interface BranchListProps extends CompaniesPageProps {
  readonly companies: readonly FullCompany[];
  readonly panels: ReturnType<typeof usePanels>;
  readonly onEdit: (company: FullCompany) => void;
  readonly onClose: (company: FullCompany) => void;
}

function BranchList({ companies, panels, belongingsOf, onEdit, onClose }: BranchListProps) {
  return (
    <ul className="grid list-plain gap-4">
      {companies.map((company) => (
        <BranchPanel
          key={company.id}
          company={company}
          isOpen={panels.isOpen(company.id)}
          onToggle={() => panels.toggle(company.id)}
        >
          <BranchDetails
            company={company}
            belongings={belongingsOf(company.id)}
            onEdit={() => onEdit(company)}
            onClose={() => onClose(company)}
          />
        </BranchPanel>
      ))}
    </ul>
  );
}

interface EditedBranchProps {
  readonly query: ReturnType<typeof useOwnCompanies>;
  readonly address: ReturnType<typeof useEntryAddress>;
  readonly onSaved: (saved: { readonly id: number }) => void;
}

/** The form over the list that the address opens. */
function EditedBranch({ query, address, onSaved }: EditedBranchProps) {
  const { data: companies } = query;
  if (!companies) {
    return (
      address.id === 'new' && (
        <FormLoading title={newCompany} queries={[query]} onClose={address.close} />
      )
    );
  }
  const edited = companies.find(({ id }) => id === address.id);
  if (!address.isEditing || (address.id !== 'new' && !edited)) return null;
  return (
    <CompanyOverlay
      key={address.id}
      abilities={ownerAbilities}
      company={edited ?? null}
      inherited={inheritedNames(companies)}
      first={firstBranch(companies)}
      onSaved={onSaved}
      onClose={address.close}
    />
  );
}

/** Returns the open panels: those that the user opened, the one in the address, and the only one. */
function usePanels(only: number | undefined, address: ReturnType<typeof useEntryAddress>) {
  const [pressed, setPressed] = useState<Readonly<Record<number, boolean>>>({});
  const isOpen = (id: number) => pressed[id] ?? (id === address.id || id === only);
  const set = (id: number, next: boolean) => setPressed((before) => ({ ...before, [id]: next }));
  return {
    isOpen,
    showSaved: (id: number) => {
      set(id, true);
      address.close();
    },
    toggle: (id: number) => {
      set(id, !isOpen(id));
      address.show(isOpen(id) ? null : id);
    },
  };
}
