import { quoted } from '@lehrpfad/contract/core/text/quoted.ts';
import { Notice } from '../../../core/ui/notices/notice.tsx';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';
import { StatusBadge } from '../../../core/ui/page/status-badge.tsx';
import { LockIcon, PersonIcon } from '../../../core/ui/icons/area-icons.tsx';
import { ExternalIcon } from '../../../core/ui/icons/icons.tsx';
import styles from './accept-request.module.css';
import type { SameCompany } from './queries.ts';

/** Lists existing companies with the name and at the address of a request. */
export function FoundCompanies({ companies }: { readonly companies: readonly SameCompany[] }) {
  if (companies.length === 0) return null;
  return (
    <Notice as="section" aria-labelledby="gefundene-firmen">
      <h3 id="gefundene-firmen" className="mb-2 text-md">
        {companies.length === 1
          ? 'Dieses Unternehmen gibt es schon'
          : 'Diese Unternehmen gibt es schon'}
      </h3>
      <ul className="grid list-plain gap-2">
        {companies.map((company) => (
          <li key={company.id} className="grid gap-1 py-3 px-4 rounded-md bg-paper wrap-anywhere">
            <strong>{company.name}</strong>
            <span>{addressOf(company)}</span>
            <Badges company={company} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Badges({ company }: { readonly company: SameCompany }) {
  return (
    <span className={`${styles.badges} wrap gap-2 mt-1`}>
      {company.external && (
        <StatusBadge tone="waiting" Icon={ExternalIcon}>
          Importiert
        </StatusBadge>
      )}
      <StatusBadge tone="quiet" Icon={PersonIcon}>
        {company.User ? `Gehört zum Konto ${quoted(company.User.name)}` : 'Ohne Konto'}
      </StatusBadge>
      {company.locked && (
        <StatusBadge tone="bad" Icon={LockIcon}>
          Gesperrt
        </StatusBadge>
      )}
    </span>
  );
}

function addressOf({ Address }: SameCompany): string {
  if (Address === null) return 'Keine Adresse vorhanden.';
  const { street, additional, City } = Address;
  return [street, additional, placeLine(City)].filter(Boolean).join(', ');
}
