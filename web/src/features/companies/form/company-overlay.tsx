import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { ReactNode } from 'react';
import { EditOverlay } from '../../../core/form/edit-overlay.tsx';
import { leaveWithoutWarning } from '../../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { CompanyFields } from './company-fields.tsx';
import { useCompanyForm, type CompanyFormSetup } from './use-company-form.ts';

interface CompanyOverlayProps extends CompanyFormSetup {
  /** Called with the stored company; has to close the overlay, too. */
  readonly onSaved: (company: FullCompany) => void;
  readonly onClose: () => void;
  /** Shown below the fields. */
  readonly children?: ReactNode;
}

/** Form to add or edit a company. Mounted while it is open. */
export function CompanyOverlay({ onSaved, onClose, children, ...setup }: CompanyOverlayProps) {
  const { abilities, company } = setup;
  const whenSaved = useWhenSaved((saved: FullCompany) => {
    showToast(`${abilities.word} gespeichert`);
    leaveWithoutWarning(() => onSaved(saved));
  });
  const state = useCompanyForm({ ...setup, onSaved: whenSaved });

  return (
    <EditOverlay
      form={state.form}
      title={company === null ? `Neue ${abilities.word}` : `${abilities.word} bearbeiten`}
      isBare
      onClose={onClose}
    >
      <CompanyFields {...state} />
      {children}
    </EditOverlay>
  );
}
