import type { ListedCompany } from '@lehrpfad/contract/companies/listing.ts';
import { companyLockText } from '@lehrpfad/contract/companies/lock-options.ts';
import { hrefOf, paths } from '../../../../core/navigation/paths.ts';
import { UnlockIcon } from '../../../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../../../core/ui/icons/icon-button.tsx';
import { BranchLogo } from '../../branches/branch-logo.tsx';
import { AddressLines } from '../../address-lines.tsx';
import styles from './blocked-card.module.css';

interface BlockedCardProps {
  readonly company: ListedCompany;
  readonly onRelease: () => void;
}

export function BlockedCard({ company, onRelease }: BlockedCardProps) {
  const { id, name, logo, external, editor_lock: lock, Address } = company;
  return (
    <li className="card flex gap-3 items-start p-4">
      <BranchLogo path={logo} />
      <div className="grid flex-1 gap-1 min-w-0 wrap-anywhere">
        <h2 className={`${styles.name} text-md hyphens-auto`}>
          <a href={hrefOf(`${paths.allCompanies}/${id}`)}>{name}</a>
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
