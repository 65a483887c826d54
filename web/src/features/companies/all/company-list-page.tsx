import { useLocation } from 'wouter';
import { listPath, useListAddress, type ListAddress } from '../../../core/list/list-address.ts';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { Redirect } from '../../../core/navigation/redirect.tsx';
import { nameInAddress } from './name-address.ts';
import type { ListedCompany } from '@lehrpfad/contract/companies/listing.ts';
import { useState } from 'react';
import { listQueryOf } from '../../../core/list/default-tick.ts';
import { ListTools } from '../../../core/list/list-tools.tsx';
import { AreaHead } from '../../../core/ui/page/area-head.tsx';
import { NewButton } from '../../../core/ui/controls/new-button.tsx';
import { BranchesIcon } from '../../../core/ui/icons/area-icons.tsx';
import { ListDetail } from '../../../core/ui/page/list-detail.tsx';
import { useFocusBack } from '../../../core/focus/use-focus-back.ts';
import { ObjectTrail } from '../../audit/object-trail.tsx';
import { editorAbilities } from '../form/abilities.ts';
import { CompanyOverlay } from '../form/company-overlay.tsx';
import { companyCardId, CompanyCard } from './company-card.tsx';
import { LockDialog } from './locks/lock-dialog.tsx';
import { OpenCompany } from './open-company.tsx';
import { useCompanies, useCompany } from './queries.ts';
import { EmptyList } from '../../../core/list/empty-list.tsx';
import { PagedList } from '../../../core/list/paged-list.tsx';
import { useStableCallback } from '../../../core/hooks/use-stable-callback.ts';

/** The list of all companies. Searches for a name in the address: `/redakteure/unternehmensprofil/liste/Kern`. */
export function CompanyListPage() {
  // Renders again when the address changes. The code reads the browser's address, because wouter decodes it.
  useLocation();
  const name = nameInAddress(editorPaths.allCompanies, location.hash.slice(1));
  if (name !== null) return <Redirect to={listPath(editorPaths.allCompanies, { search: name })} />;
  return <CompanyList />;
}

const kinds = [
  { key: 'internal', label: 'Intern' },
  { key: 'external', label: 'Extern' },
] as const;

/** The list of all companies, with the open one beside it. */
function CompanyList() {
  const address = useListAddress(editorPaths.allCompanies);
  const { entry } = address;
  const query = useCompanies(listQueryOf(address, kinds));
  const openId = entry.shown;
  const row = query.data?.results.find(({ id }) => id === openId);
  const open = useCompany(openId, row);
  const [asked, setAsked] = useState<ListedCompany | null>(null);
  useFocusBack(openId, companyCardId);

  const detail = openId !== null && (
    <OpenCompany
      key={openId}
      query={open}
      takesFocus={entry.isOpenedHere}
      onEdit={() => entry.edit(openId)}
      onLock={setAsked}
    />
  );
  return (
    <>
      <AreaHead
        title="Firmen"
        action={<NewButton onClick={() => entry.edit('new')}>Neue Firma</NewButton>}
      />
      <CompanyTools address={address} />
      <ListDetail
        title="Firmendetails"
        list={<CompanyRows query={query} address={address} />}
        detail={detail || null}
        detailKey={openId}
        idle={{ Icon: BranchesIcon, text: 'Wählen Sie eine Firma, um sie hier zu sehen.' }}
        onClose={entry.close}
      />
      <EditedCompany entry={entry} company={open.data} />
      {asked && <LockDialog company={asked} onDone={() => setAsked(null)} />}
    </>
  );
}

function CompanyTools({ address }: { readonly address: ListAddress }) {
  return (
    <ListTools
      address={address}
      label="Firmen durchsuchen"
      field="Firma suchen"
      placeholder="Firmenname eingeben"
      filters={[{ label: 'Herkunft', options: kinds }]}
    />
  );
}

interface EditedCompanyProps {
  readonly entry: ListAddress['entry'];
  /** The open company; missing for a new one, and while it is loading. */
  readonly company: ReturnType<typeof useCompany>['data'];
}

/** The form over the list that the address opens. */
function EditedCompany({ entry, company }: EditedCompanyProps) {
  const isNew = entry.id === 'new';
  if (!entry.isEditing || (!isNew && !company)) return null;
  return (
    <CompanyOverlay
      key={entry.id}
      abilities={editorAbilities}
      company={isNew ? null : (company ?? null)}
      onSaved={({ id }) => (isNew ? entry.show(id) : entry.close())}
      onClose={entry.close}
    >
      {entry.shown !== null && <ObjectTrail subject="company" id={entry.shown} />}
    </CompanyOverlay>
  );
}

interface CompanyRowsProps {
  readonly query: ReturnType<typeof useCompanies>;
  readonly address: ListAddress;
}

/** A page of the companies that match search and filters. */
function CompanyRows({ query, address }: CompanyRowsProps) {
  const { page, path, entry, turnTo } = address;
  const open = useStableCallback(entry.open);
  const row = (company: ListedCompany) => (
    <CompanyCard
      key={company.id}
      company={company}
      path={`${path}/${company.id}`}
      isOpen={company.id === entry.id}
      onOpen={open}
    />
  );
  return (
    <PagedList
      query={query}
      words={['Firma', 'Firmen']}
      failed="Die Firmen konnten nicht geladen werden."
      page={page}
      onTurn={turnTo}
      rowHeight="6.5rem"
      empty={
        <EmptyList
          address={address}
          Icon={BranchesIcon}
          nothingFits="Keine Firma passt dazu."
          none="Noch gibt es keine Firma."
          showAll="Alle Firmen zeigen"
        />
      }
    >
      {(companies) => <ul className="stack list-plain gap-3">{companies.map(row)}</ul>}
    </PagedList>
  );
}
