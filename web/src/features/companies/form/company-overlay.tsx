import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { EditOverlay } from '../../../core/form/edit-overlay.tsx';
import { leaveWithoutWarning } from '../../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { CompanyFields } from './company-fields.tsx';
import { useCompanyForm } from './use-company-form.ts';

interface CompanyOverlayProps {
  /** null: a new one. */
  readonly company: FullCompany | null;
  readonly onSaved: (company: FullCompany) => void;
  readonly onClose: () => void;
}

export const newCompany = 'Neue Filiale';

/** A branch to add or to change. Mounted as long as it is open, once the account's branches are known: a new one inherits from them. */
export function CompanyOverlay({ company, onSaved, onClose }: CompanyOverlayProps) {
  const whenSaved = useWhenSaved((saved: FullCompany) => {
    showToast('Filiale gespeichert');
    onSaved(saved);
    leaveWithoutWarning(onClose);
  });
  const { form, conflict } = useCompanyForm({ company, onSaved: whenSaved });

  return (
    <EditOverlay
      form={form}
      title={company === null ? newCompany : 'Filiale bearbeiten'}
      isBare
      onClose={onClose}
    >
      <CompanyFields company={company} form={form} conflict={conflict} />
    </EditOverlay>
  );
}
