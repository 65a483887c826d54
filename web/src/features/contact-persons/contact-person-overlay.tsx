import type { ContactPerson } from '@lehrpfad/contract/contact-persons.ts';
import { FormActions } from '../../floor/form/form-parts.tsx';
import { leaveWithoutWarning, useLeaveWarning } from '../../floor/form/use-leave-warning.tsx';
import { Overlay } from '../../floor/ui/overlay.tsx';
import { useWhenSaved } from '../../floor/form/use-when-saved.ts';
import { showToast } from '../../floor/ui/toast.ts';
import { ContactPersonFields } from './contact-person-fields.tsx';
import { useContactPersonForm } from './use-contact-person-form.ts';

interface ContactPersonOverlayProps {
  /** null: a new one. */
  readonly contact: ContactPerson | null;
  /** Nothing in the address says that it is open (Overlay). */
  readonly hasEntry?: boolean;
  readonly onSaved?: (contact: ContactPerson) => void;
  readonly onClose: () => void;
}

/** A contact person to add or to change. Mounted as long as it is open. */
export function ContactPersonOverlay(props: ContactPersonOverlayProps) {
  const { contact, hasEntry = false, onSaved, onClose } = props;
  const whenSaved = useWhenSaved((saved: ContactPerson) => {
    showToast('Kontaktperson gespeichert');
    onSaved?.(saved);
    leaveWithoutWarning(onClose);
  });
  const state = useContactPersonForm(contact, whenSaved);
  const { form } = state;
  const leaving = useLeaveWarning(form.isDirty, form.discard);
  const close = () => leaveWithoutWarning(onClose);

  return (
    <>
      <Overlay
        opened
        hasEntry={hasEntry}
        title={contact === null ? 'Neue Kontaktperson' : 'Kontaktperson bearbeiten'}
        onClose={() => leaving.guard(close)}
        onSubmit={(event) => {
          // React tells a form of those in overlays that it has opened, too.
          event.stopPropagation();
          void form.submit(event);
        }}
        footer={<FormActions form={form} onCancel={() => leaving.guard(close)} />}
      >
        <ContactPersonFields state={state} />
      </Overlay>
      {leaving.dialog}
    </>
  );
}
