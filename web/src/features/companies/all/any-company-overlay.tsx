import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { ListedCompany } from '@lehrpfad/contract/companies/listing.ts';
import { EditOverlay } from '../../../core/form/edit-overlay.tsx';
import { leaveWithoutWarning } from '../../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { ObjectTrail } from '../../audit/object-trail.tsx';
import { AnyCompanyFields } from './any-company-fields.tsx';
import { useAnyCompanyForm } from './use-any-company-form.ts';

interface AnyCompanyOverlayProps {
  /** null: a new one. */
  readonly company: ListedCompany | null;
  /** Told what is stored; leaves the overlay, too. */
  readonly onSaved: (company: FullCompany) => void;
  readonly onClose: () => void;
}

/** A company to add or to change, for editors. Mounted as long as it is open. */
export function AnyCompanyOverlay({ company, onSaved, onClose }: AnyCompanyOverlayProps) {
  const whenSaved = useWhenSaved((saved: FullCompany) => {
    showToast('Firma gespeichert');
    leaveWithoutWarning(() => onSaved(saved));
  });
  const { form, conflict } = useAnyCompanyForm(company, whenSaved);

  return (
    <EditOverlay
      form={form}
      title={company === null ? 'Neue Firma' : 'Firma bearbeiten'}
      isBare
      onClose={onClose}
    >
      <AnyCompanyFields company={company} form={form} conflict={conflict} />
      {company && <ObjectTrail subject="company" id={company.id} />}
    </EditOverlay>
  );
}
