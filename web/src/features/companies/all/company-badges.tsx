import type { ListedCompany } from '@lehrpfad/contract/companies/listing.ts';
import { LockIcon } from '../../../core/ui/icons/area-icons.tsx';
import { ExternalIcon } from '../../../core/ui/icons/icons.tsx';
import { StatusBadge } from '../../../core/ui/page/status-badge.tsx';

type Marked = Pick<ListedCompany, 'external' | 'locked'>;

/** Badges of an imported or blocked company; nothing for all others. */
export function CompanyBadges({ external, locked }: Marked) {
  if (!external && !locked) return null;
  return (
    <span className="wrap gap-2">
      {locked && (
        <StatusBadge tone="bad" Icon={LockIcon}>
          Gesperrt
        </StatusBadge>
      )}
      {external && (
        <span title="Von einer anderen Stellenbörse importiert, ohne registriertes Konto">
          <StatusBadge tone="quiet" Icon={ExternalIcon}>
            Importiert
          </StatusBadge>
        </span>
      )}
    </span>
  );
}
