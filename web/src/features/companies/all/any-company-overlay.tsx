import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { ListedCompany } from '@lehrpfad/contract/companies/listing.ts';
import { FormActions } from '../../../core/form/form-parts.tsx';
import {
  leaveWithoutWarning,
  useLeaveWarning,
} from '../../../core/form/saving/use-leave-warning.tsx';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
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
  const leaving = useLeaveWarning(form.isDirty, form.discard);
  const close = () => leaveWithoutWarning(onClose);

  return (
    <>
      <Overlay
        opened
        title={company === null ? 'Neue Firma' : 'Firma bearbeiten'}
        onClose={() => leaving.guard(close)}
        onSubmit={form.submit}
        footer={<FormActions form={form} onCancel={() => leaving.guard(close)} />}
      >
        <AnyCompanyFields company={company} form={form} conflict={conflict} />
        {company && <ObjectTrail subject="company" id={company.id} />}
      </Overlay>
      {leaving.dialog}
    </>
  );
}
