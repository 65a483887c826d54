import type { ContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import { EditOverlay } from '../../core/form/edit-overlay.tsx';
import { leaveWithoutWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../core/form/saving/use-when-saved.ts';
import { newKey } from '../../core/api/new-key.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
import { offerUndo } from '../../core/notices/undo.ts';
import { adsText } from './ads-text.ts';
import { ContactPersonFields } from './contact-person-fields.tsx';
import { saveContactPerson } from './queries.ts';
import { useContactPersonForm, valuesOf } from './use-contact-person-form.ts';

interface ContactPersonOverlayProps {
  /** null for a new contact person. */
  readonly contact: ContactPerson | null;
  /** Whether the overlay gets a history entry of its own, because the address does not say that it is open (Overlay). */
  readonly hasEntry?: boolean;
  /** Number of ads that show the person; undefined while unknown. */
  readonly ads?: number | undefined;
  readonly onSaved?: (contact: ContactPerson) => unknown;
  readonly onClose: () => void;
}

/** Form to add or edit a contact person. Mounted while it is open. */
export function ContactPersonOverlay(props: ContactPersonOverlayProps) {
  const { contact, hasEntry = false, ads = 0, onSaved, onClose } = props;
  const whenSaved = useWhenSaved((saved: ContactPerson, before: ContactPerson | null) => {
    onSaved?.(saved);
    leaveWithoutWarning(onClose);
    const said = 'Kontaktperson gespeichert';
    if (before === null) return showToast(said);
    // The undo is forgotten when the page is left.
    offerUndo(said, async () => {
      const again = await saveContactPerson(saved, valuesOf(before), newKey());
      await onSaved?.(again);
    });
  });
  const state = useContactPersonForm(contact, whenSaved);
  const { form } = state;

  return (
    <EditOverlay
      form={form}
      hasEntry={hasEntry}
      title={contact === null ? 'Neue Kontaktperson' : 'Kontaktperson bearbeiten'}
      isBare
      onClose={onClose}
    >
      <ContactPersonFields
        state={state}
        note={ads > 0 ? `Änderungen sind sofort auf ${adsText(ads)} zu sehen.` : ''}
      />
    </EditOverlay>
  );
}
