import { EmptyList } from '../../../../core/list/empty-list.tsx';
import { searchQueryOf } from '../../../../core/list/default-tick.ts';
import type { ListedCompany } from '@lehrpfad/contract/companies/listing.ts';
import { useState } from 'react';
import { useListAddress, type ListAddress } from '../../../../core/list/list-address.ts';
import { ListTools } from '../../../../core/list/list-tools.tsx';
import { PagedList } from '../../../../core/list/paged-list.tsx';
import { editorPaths } from '../../../../core/navigation/editor-paths.ts';
import { hrefOf } from '../../../../core/navigation/paths.ts';
import { AreaHead } from '../../../../core/ui/page/area-head.tsx';
import { UnlockIcon } from '../../../../core/ui/icons/area-icons.tsx';
import { useFocusKept } from '../../../../core/focus/use-focus-kept.ts';
import { LockDialog } from './lock-dialog.tsx';
import { useBlockedCompanies } from '../queries.ts';
import { companyLockText } from '@lehrpfad/contract/companies/lock-options.ts';
import { IconButton } from '../../../../core/ui/icons/icon-button.tsx';
import { CompanyLogo } from '../../../../core/ui/media/company-logo.tsx';
import { AddressLines } from '../../address-lines.tsx';
import styles from './blocked-card.module.css';

/** The list of blocked companies, with a button to release them. */
export function BlacklistPage() {
  const address = useListAddress(editorPaths.blacklist);
  const [asked, setAsked] = useState<ListedCompany | null>(null);
  useFocusKept(asked !== null);
  return (
    <>
      <AreaHead title="Gesperrte Firmen">
        Ihre Stellenanzeigen und Events sind öffentlich nicht sichtbar, und für importierte Firmen
        kommen keine neuen hinzu.
      </AreaHead>
      <ListTools
        address={address}
        label="Gesperrte Firmen durchsuchen"
        field="Gesperrte Firma suchen"
        placeholder="Firmenname eingeben"
      />
      <BlockedCompanies address={address} onRelease={setAsked} />
      {asked && <LockDialog company={asked} onDone={() => setAsked(null)} />}
    </>
  );
}

interface BlockedCompaniesProps {
  readonly address: ListAddress;
  readonly onRelease: (company: ListedCompany) => void;
}

/** A page of the blocked companies that match the search. */
function BlockedCompanies({ address, onRelease }: BlockedCompaniesProps) {
  const query = useBlockedCompanies(searchQueryOf(address));
  return (
    <PagedList
      query={query}
      words={['gesperrte Firma', 'gesperrte Firmen']}
      failed="Die gesperrten Firmen konnten nicht geladen werden."
      page={address.page}
      onTurn={address.turnTo}
      rowHeight="8rem"
      empty={
        <EmptyList
          address={address}
          Icon={UnlockIcon}
          nothingFits="Keine gesperrte Firma passt dazu."
          none="Keine Firma ist gesperrt."
          showAll="Alle gesperrten Firmen zeigen"
        />
      }
    >
      {(companies) => (
        <ul className="cols-fill-lg grid list-plain gap-4">
          {companies.map((company) => (
            <BlockedCard key={company.id} company={company} onRelease={() => onRelease(company)} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

interface BlockedCardProps {
  readonly company: ListedCompany;
  readonly onRelease: () => void;
}

function BlockedCard({ company, onRelease }: BlockedCardProps) {
  const { id, name, logo, external, editor_lock: lock, Address } = company;
  return (
    <li className="card flex gap-3 items-start p-4">
      <CompanyLogo path={logo} company={name} />
      <div className="grid flex-1 gap-1 min-w-0 wrap-anywhere">
        <h2 className={`${styles.name} text-md hyphens-auto`}>
          <a href={hrefOf(`${editorPaths.allCompanies}/${id}`)}>{name}</a>
        </h2>
        <div className="text-hint">
          <AddressLines address={Address} />
        </div>
        {lock && <p className="text-hint">Grund: {companyLockText(lock)}</p>}
        {external && <p className="text-hint">Importiert, ohne registriertes Konto</p>}
      </div>
      <IconButton Icon={UnlockIcon} label={`${name} freigeben`} onClick={onRelease} />
    </li>
  );
}
