import type { ContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../core/ui/dialogs/confirm-dialog.tsx';
import { reloadOwn } from '../../core/data/own-data.ts';
import { offerUndo } from '../../core/notices/undo.ts';
import { adsText } from './ads-text.ts';
import { contactName } from './contact-name.ts';
import { removeContactPerson, restoreContact } from './queries.ts';

interface DeleteContactPersonProps {
  /** The contact person to delete; null if no question is open. */
  readonly contact: ContactPerson | null;
  /** Number of ads that show the person; undefined while unknown. */
  readonly ads: number | undefined;
  readonly branches: readonly string[] | undefined;
  /** Further text if the branches are unknown. */
  readonly children?: ReactNode;
  readonly onDeleted?: () => unknown;
  readonly onDone: () => void;
}

/** Asks before a contact person is deleted, and lists where the person is shown. */
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
        <ShownAt name={name} branches={branches} ads={ads} />
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

interface ShownAtProps {
  readonly name: string;
  readonly branches: readonly string[];
  readonly ads: number;
}

function ShownAt({ name, branches, ads }: ShownAtProps) {
  return (
    <>
      <p>{name} wird auch nicht mehr angezeigt bei:</p>
      <ul>
        {branches.map((branch) => (
          <li key={branch}>{branch}</li>
        ))}
      </ul>
      {ads > 0 && <p>Betroffen: {adsText(ads)}.</p>}
    </>
  );
}
