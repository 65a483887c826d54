import type { ContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../core/ui/dialogs/confirm-dialog.tsx';
import { reloadOwn } from '../../core/data/own-data.ts';
import { offerUndo } from '../../core/notices/undo.ts';
import { adsText } from './ads-text.ts';
import { contactName } from './contact-name.ts';
import { removeContactPerson, restoreContact } from './queries.ts';

interface DeleteContactPersonProps {
  /** Who is to be deleted; null while nobody is. */
  readonly contact: ContactPerson | null;
  /** How many ads show the person; undefined as long as nobody knows. */
  readonly ads: number | undefined;
  readonly branches: readonly string[] | undefined;
  /** Where nobody knows the branches: what else is to be said. */
  readonly children?: ReactNode;
  readonly onDeleted?: () => unknown;
  readonly onDone: () => void;
}

/** Asks before a contact person goes, and says where it will be missed. */
export function DeleteContactPerson(props: DeleteContactPersonProps) {
  const { contact, ads = 0, branches, children, onDeleted, onDone } = props;
  const name = contact ? contactName(contact) : '';

  async function remove(): Promise<void> {
    if (!contact) return;
    await removeContactPerson(contact.id);
    offerUndo(`${name} gelöscht`, async () => {
      await restoreContact(contact.id);
      void onDeleted?.();
    });
    await Promise.all([reloadOwn(), onDeleted?.()]);
    onDone();
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
          {ads > 0 && <p>Betroffen: {adsText(ads)} dieser Filialen.</p>}
        </>
      ) : (
        <>
          <p>
            {name} wird gelöscht.{ads > 0 && ` Betroffen: ${adsText(ads)}.`}
          </p>
          {children}
        </>
      )}
    </ConfirmDialog>
  );
}
