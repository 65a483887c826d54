import { useState } from 'react';
import { ApiError } from '../../../core/api/api.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { removeEditor, removeInvitation } from '../administration/editing-queries.ts';
import { FailureText } from '../login/failure-text.tsx';
import { useConfirmation } from '../second-step/confirmation.tsx';
import { personName } from '../person-name.ts';

/** The person to delete. */
export interface PersonToDelete {
  readonly kind: 'editor' | 'invitation';
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

const words = {
  editor: {
    title: 'Redakteur löschen?',
    done: 'Redakteur gelöscht',
    failed:
      'Der Redakteur konnte nicht gelöscht werden. Prüfen Sie Ihre Berechtigungen oder versuchen Sie es erneut.',
  },
  invitation: {
    title: 'Einladung löschen?',
    done: 'Einladung gelöscht',
    failed:
      'Die Einladung konnte nicht gelöscht werden. Prüfen Sie Ihre Berechtigungen oder versuchen Sie es erneut.',
  },
} as const;

interface DeletePersonProps {
  /** null if no question is open. */
  readonly person: PersonToDelete | null;
  readonly onDone: () => void;
}

/** Deletes the person after a confirmation of the identity. `failed` says why it was not possible. */
function useDeletion(person: PersonToDelete | null, onDone: () => void) {
  const [failed, setFailed] = useState<string>();
  const { confirmed, dialog } = useConfirmation();
  const { done, failed: text } = words[person?.kind ?? 'editor'];

  function leave(): void {
    setFailed(undefined);
    onDone();
  }

  async function remove(): Promise<void> {
    if (!person) return;
    setFailed(undefined);
    try {
      const { kind, id } = person;
      const isDone = await confirmed(() =>
        kind === 'editor' ? removeEditor(id) : removeInvitation(id),
      );
      if (isDone === undefined) return;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 404) return setFailed(text);
      await reloadEditorial();
    }
    leave();
    showToast(done);
  }

  return { failed, dialog, leave, remove };
}

/** Asks before an editor or an invitation is deleted. If they are deleted already, that is no error. */
export function DeletePerson({ person, onDone }: DeletePersonProps) {
  const { failed, dialog, leave, remove } = useDeletion(person, onDone);

  return (
    <>
      <ConfirmDialog
        opened={person !== null}
        title={words[person?.kind ?? 'editor'].title}
        confirm="Löschen"
        danger
        onConfirm={remove}
        onCancel={leave}
      >
        {person && (
          <>
            <Consequence person={person} />
            <FailureText text={failed} />
          </>
        )}
      </ConfirmDialog>
      {dialog}
    </>
  );
}

function Consequence({ person }: { readonly person: PersonToDelete }) {
  return person.kind === 'editor' ? (
    <p>
      <strong>{personName(person)}</strong> wird sofort abgemeldet und kann sich nicht mehr
      anmelden. Was diese Person bearbeitet hat, bleibt bestehen.
    </p>
  ) : (
    <p>
      Der Link in der Einladung an <strong>{personName(person)}</strong> gilt danach nicht mehr.
    </p>
  );
}
