import type { ContactPerson } from '@lehrpfad/contract/contact-persons.ts';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../floor/ui/confirm-dialog.tsx';
import { showToast } from '../../floor/ui/toast.ts';
import { contactName } from './contact-name.ts';
import { removeContactPerson } from './queries.ts';

interface DeleteContactPersonProps {
  /** Who is to be deleted; null while nobody is. */
  readonly contact: ContactPerson | null;
  readonly branches: readonly string[] | undefined;
  /** Where nobody knows the branches: what else is to be said. */
  readonly children?: ReactNode;
  readonly onDeleted?: () => unknown;
  readonly onDone: () => void;
}

/** Asks before a contact person goes, and says where it will be missed. */
export function DeleteContactPerson(props: DeleteContactPersonProps) {
  const { contact, branches, children, onDeleted, onDone } = props;
  const name = contact ? contactName(contact) : '';

  async function remove(): Promise<void> {
    if (!contact) return;
    await removeContactPerson(contact.id);
    await onDeleted?.();
    onDone();
    showToast(`${name} gelöscht`);
  }

  return (
    <ConfirmDialog
      opened={contact !== null}
      title="Kontaktperson löschen?"
      confirm="Löschen"
      danger
      onConfirm={remove}
      onCancel={onDone}
    >
      {branches && branches.length > 0 ? (
        <>
          <p>{name} wird auch nicht mehr angezeigt bei:</p>
          <ul>
            {branches.map((branch) => (
              <li key={branch}>{branch}</li>
            ))}
          </ul>
          <p>Das gilt auch für die Stellenanzeigen dieser Filialen.</p>
        </>
      ) : (
        <>
          <p>{name} wird endgültig gelöscht.</p>
          {children}
        </>
      )}
    </ConfirmDialog>
  );
}
