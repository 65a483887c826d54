import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { FormActions } from '../../core/form/form-parts.tsx';
import { leaveWithoutWarning, useLeaveWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { Overlay } from '../../core/ui/dialogs/overlay.tsx';
import { useWhenSaved } from '../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
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
  const leaving = useLeaveWarning(form.isDirty, form.discard);
  const close = () => leaveWithoutWarning(onClose);

  return (
    <>
      <Overlay
        opened
        title={company === null ? newCompany : 'Filiale bearbeiten'}
        onClose={() => leaving.guard(close)}
        onSubmit={form.submit}
        footer={<FormActions form={form} onCancel={() => leaving.guard(close)} />}
      >
        <CompanyFields company={company} form={form} conflict={conflict} />
      </Overlay>
      {leaving.dialog}
    </>
  );
}
