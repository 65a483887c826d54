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
  /** null: a new one. */
  readonly contact: ContactPerson | null;
  /** Nothing in the address says that it is open (Overlay). */
  readonly hasEntry?: boolean;
  /** How many ads show the person; undefined as long as nobody knows. */
  readonly ads?: number | undefined;
  readonly onSaved?: (contact: ContactPerson) => unknown;
  readonly onClose: () => void;
}

/** A contact person to add or to change. Mounted as long as it is open. */
export function ContactPersonOverlay(props: ContactPersonOverlayProps) {
  const { contact, hasEntry = false, ads = 0, onSaved, onClose } = props;
  const whenSaved = useWhenSaved((saved: ContactPerson, before: ContactPerson | null) => {
    onSaved?.(saved);
    leaveWithoutWarning(onClose);
    const said = 'Kontaktperson gespeichert';
    if (before === null) return showToast(said);
    // What can be taken back is forgotten with the page that is left.
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
