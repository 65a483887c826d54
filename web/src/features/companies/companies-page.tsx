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
  const [asked, setAsked] = useState<FullCompany | null>(null);
  useFocusKept(asked !== null);
  const edited = query.data?.find(({ id }) => id === address.id);
  // A branch added elsewhere since the list was loaded opens once the list contains it.
  useLookUp('own-companies', query, address.id);
  const add = <NewButton onClick={() => address.edit('new')}>{newCompany}</NewButton>;

  return (
    <>
      <AreaHead title="Filialenverwaltung" action={add}>
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
            <EmptyState Icon={BranchesIcon} text="Keine Unternehmen Vorhanden..." action={add} />
          ) : (
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
                    onEdit={() => address.edit(company.id)}
                    onClose={() => setAsked(company)}
                  />
                </BranchPanel>
              ))}
            </ul>
          )
        }
      </QueryView>
      {address.id === 'new' && !query.data && (
        <FormLoading title={newCompany} queries={[query]} onClose={address.close} />
      )}
      {address.isEditing && query.data && (address.id === 'new' || edited) && (
        <CompanyOverlay
          key={address.id}
          abilities={ownerAbilities}
          company={edited ?? null}
          inherited={inheritedNames(query.data)}
          first={firstBranch(query.data)}
          onSaved={({ id }) => panels.showSaved(id)}
          onClose={address.close}
        />
      )}
      {query.data && <ContinuedAsking companies={query.data} />}
      <ClosedBranches />
      {asked && (
        <CloseBranch
          company={asked}
          belongings={belongingsOf(asked.id)}
          others={(query.data ?? []).filter(({ id }) => id !== asked.id)}
          onCancel={() => setAsked(null)}
          onClosed={({ id }) => {
            setAsked(null);
            if (address.id === id) address.show(null);
          }}
        />
      )}
    </>
  );
}

/** Returns which panels are open: those that were pressed, the one in the address, and the only one. */
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
